// A card is enlarged by the right button, a long press or the key i while it is focused.
const PRESS = 450;

export function enlarge(node: Element, zoom: (() => void) | null) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const forget = () => clearTimeout(waiting);
  const heard: Record<string, (event: any) => void> = {
    contextmenu(event: Event) {
      if (!zoom) return;
      event.preventDefault();
      if (!pressed) zoom();
    },
    keydown(event: KeyboardEvent) {
      // the same key on a Russian keyboard
      if (["i", "ш"].includes(event.key.toLowerCase()) && !event.ctrlKey && !event.metaKey) zoom?.();
    },
    pointerdown(event: PointerEvent) {
      pressed = false;
      if (!zoom || event.pointerType !== "touch") return;
      forget();
      waiting = setTimeout(() => {
        pressed = true;
        zoom?.();
      }, PRESS);
    },
    pointerup: forget,
    pointercancel: forget,
    pointermove(event: PointerEvent) {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) forget();
    },
    // the click that ends a long press is not a choice
    click(event: Event) {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
  };
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear, { capture: true });
  return {
    update(next: (() => void) | null) {
      zoom = next;
    },
    destroy() {
      forget();
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear, { capture: true });
    },
  };
}
