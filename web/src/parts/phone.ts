import { MediaQuery } from "svelte/reactivity";

/** The table's own order for phones: everything below each other, the board scrolls with the page. */
export const phone = new MediaQuery("(max-width: 799px)");
