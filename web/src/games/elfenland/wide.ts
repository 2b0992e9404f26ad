import { MediaQuery } from "svelte/reactivity";

/** Room enough for the guide to lie open in the dock; otherwise it comes up over the map. */
export const wide = new MediaQuery("(min-width: 1360px)");
