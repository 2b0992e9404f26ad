// the drawings of web/art/ethnos, as files
const files = import.meta.glob<string>("./art/*.webp", { query: "?url", import: "default", eager: true });
export const picture = (name: string): string => files[`./art/${name}.webp`]!;
