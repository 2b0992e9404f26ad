import type { Attachment } from "svelte/attachments";

const MOST = 0.66;

/** A word that is too long for its line is pressed together rather than cut. Given the word, so that another one is measured anew. */
export const squeezed =
  (_word: string): Attachment<HTMLElement> =>
  (element) => {
    const line = element.parentElement!;
    element.style.display = "inline-block";
    element.style.transformOrigin = "left";
    const fit = () => {
      const share = line.clientWidth / element.offsetWidth;
      element.style.transform = share < 1 ? `scaleX(${Math.max(share, MOST)})` : "";
    };
    const watch = new ResizeObserver(fit);
    watch.observe(line);
    watch.observe(element);
    return () => watch.disconnect();
  };
