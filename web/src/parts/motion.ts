export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How to scroll for somebody: gently, or at once when nothing may move. */
export const scrolling = (): ScrollBehavior => (still() ? "auto" : "smooth");
