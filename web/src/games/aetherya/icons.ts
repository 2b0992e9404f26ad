import drawn from "./aetherya.icons.json";

export const icons: Record<string, string> = drawn;
