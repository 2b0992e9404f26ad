// Things travel: what has changed its place between two views glides from the old one, what is new comes from where it was taken.
const TAKES = 340;

type Places = Map<string, DOMRect>;

function places(root: Element): Places {
  const found: Places = new Map();
  for (const thing of root.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    found.set(thing.dataset.thing!, thing.getBoundingClientRect());
  }
  return found;
}

/** Remember where everything lies; the returned function, called after the change, lets it travel. */
export function setOut(root: Element): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const before = places(root);
  return () => {
    for (const thing of root.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
      const source = thing.dataset.from ? root.querySelector(`[data-place="${CSS.escape(thing.dataset.from)}"]`) : null;
      const from = before.get(thing.dataset.thing!) ?? (before.size ? source?.getBoundingClientRect() : undefined);
      const to = thing.getBoundingClientRect();
      if (!from || !from.width || !to.width) continue;
      const x = from.left + from.width / 2 - to.left - to.width / 2;
      const y = from.top + from.height / 2 - to.top - to.height / 2;
      if (Math.hypot(x, y) < 6) continue;
      const scale = Math.min(3, Math.max(0.3, from.width / to.width));
      // `translate` and `scale` leave a board's own transforms alone
      thing.animate(
        [
          { translate: `${x}px ${y}px`, scale: String(scale), zIndex: 20 },
          { translate: "0 0", scale: "1", zIndex: 20 },
        ],
        { duration: TAKES, easing: "cubic-bezier(.2,.8,.3,1)" },
      );
    }
  };
}
