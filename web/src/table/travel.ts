// Things travel: what has changed its place between two views glides from the old one, what is new comes from where it was taken.
import { still } from "@/parts/motion";

const TAKES = 340;
const NEAR = 6; // pixels that nobody sees

interface Place {
  at: DOMRect;
  /** what it lies on, and where that was: what is carried along with it does not travel */
  ground: Element;
  groundAt: DOMRect;
}
type Thing = HTMLElement | SVGElement;

const things = (root: Element) => root.querySelectorAll<Thing>("[data-thing]");

/** The nearest element around it that has a place of its own. */
function groundOf(thing: Element): Element {
  let ground = thing.parentElement!;
  while (ground.parentElement && getComputedStyle(ground).display === "contents") ground = ground.parentElement;
  return ground;
}

function places(root: Element): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const thing of things(root)) {
    const ground = groundOf(thing);
    found.set(thing.dataset.thing!, { at: thing.getBoundingClientRect(), ground, groundAt: ground.getBoundingClientRect() });
  }
  return found;
}

/** Where a thing was that is still there, as that place lies now. */
function formerly(thing: Element, { at, ground, groundAt }: Place): DOMRect {
  if (ground !== groundOf(thing)) return at;
  const now = ground.getBoundingClientRect();
  return new DOMRect(at.left + now.left - groundAt.left, at.top + now.top - groundAt.top, at.width, at.height);
}

/** Where something new comes from: the first of the named things or places that is known. Own places come after those in the rail. */
function source(root: Element, thing: Thing, before: ReadonlyMap<string, Place>): DOMRect | undefined {
  for (const name of thing.dataset.from?.split("|") ?? []) {
    const at = before.get(name)?.at ?? [...root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)].at(-1)?.getBoundingClientRect();
    if (at?.width) return at;
  }
}

/** For the time of a flight nothing around a thing cuts it off or lies over it, unless it has to scroll. */
const freed = new WeakMap<HTMLElement, number>();
function free(root: Element, thing: Element): void {
  for (let around = thing.parentElement; around && around !== root; around = around.parentElement) {
    const roomy = around.scrollWidth <= around.clientWidth + 1 && around.scrollHeight <= around.clientHeight + 1;
    if (!freed.has(around) && (!roomy || getComputedStyle(around).overflow === "visible") && around.parentElement !== root) continue;
    const { style } = around;
    if (roomy) style.overflow = "visible";
    if (around.parentElement === root) style.zIndex = "5";
    clearTimeout(freed.get(around));
    freed.set(
      around,
      window.setTimeout(() => {
        style.overflow = style.zIndex = "";
      }, TAKES),
    );
  }
}

/** Remember where everything lies; the returned function, called after the change, lets it travel. */
export function setOut(root: Element): () => void {
  if (still()) return () => {};
  const before = places(root);
  if (!before.size) return () => {};
  return () => {
    // first look, then move: every place is measured before anything is set in motion
    const flights = [...things(root)].map((thing) => {
      const known = before.get(thing.dataset.thing!);
      return { thing, known, from: known ? formerly(thing, known) : source(root, thing, before), to: thing.getBoundingClientRect() };
    });
    for (const { thing, known, from, to } of flights) {
      if (!from?.width || !to.width) continue;
      const x = from.left + from.width / 2 - to.left - to.width / 2;
      const y = from.top + from.height / 2 - to.top - to.height / 2;
      if (Math.hypot(x, y) < NEAR) continue;
      // a place is larger than what comes out of it
      const scale = Math.min(known ? 3 : 1, Math.max(0.3, from.height / to.height));
      free(root, thing);
      // `translate` and `scale` leave a board's own transforms alone; what flies over a button does not catch its clicks
      thing.animate(
        [
          { translate: `${x}px ${y}px`, scale: String(scale), zIndex: 20, pointerEvents: "none" },
          { translate: "0 0", scale: "1", zIndex: 20, pointerEvents: "auto" },
        ],
        { duration: TAKES, easing: "cubic-bezier(.2,.8,.3,1)" },
      );
    }
  };
}
