import drawn from "./common.icons.json";

/** The drawings that every page may use. */
export const icons: Record<string, string> = drawn;
