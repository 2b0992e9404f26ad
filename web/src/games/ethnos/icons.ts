import drawn from "./ethnos.icons.json";

export const icons: Record<string, string | undefined> = drawn;
