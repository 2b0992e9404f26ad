// An effect in signs: words of a small notation, apart by spaces; « | » parts alternatives.
//   R B P S   a stone, S any         F W E A D   a family, noD none of it      v3 v-2   points; vs their sum, vc a printed cost
//   c1 le2    printed costs          I H         an instant, an active effect  *        different families
//   > < <>    becomes, from, swap    hand card draw …   a glyph               anything else is itself
export type Sign =
  | { kind: "stone"; letter: string }
  | { kind: "family"; family: string; none: boolean }
  | { kind: "points"; text: string; loss: boolean }
  | { kind: "cost"; text: string }
  | { kind: "glyph"; name: string; tone: "" | "quiet" | "loss" | "type" }
  | { kind: "text"; text: string };

const FAMILY: Record<string, string> = { F: "fire", W: "water", E: "earth", A: "wind", D: "dragon" };

const glyph = (name: string, tone: "" | "quiet" | "loss" | "type" = ""): Sign => ({ kind: "glyph", name, tone });
const points = (text: string, loss = false): Sign => ({ kind: "points", text, loss });
const named = (names: string): [string, Sign][] => names.split(" ").map((name) => [name, glyph(name)]);

const WORDS: Record<string, Sign> = {
  ...Object.fromEntries([..."RBPS"].map((letter) => [letter, { kind: "stone", letter }])),
  ...Object.fromEntries(Object.entries(FAMILY).map(([letter, family]) => [letter, { kind: "family", family, none: false }])),
  ...Object.fromEntries(named("hand card draw disc ret deck pile call call0 tame opp me copy all")),
  noD: { kind: "family", family: "dragon", none: true },
  vs: points("Σ"),
  vc: glyph("gem", "type"),
  le2: { kind: "cost", text: "≤2" },
  I: glyph("instant", "type"),
  H: glyph("active", "type"),
  "*": glyph("five"),
  ">": glyph("to", "quiet"),
  "<": glyph("from", "quiet"),
  "<>": glyph("swap", "quiet"),
  x: glyph("lose", "loss"),
};

function read(word: string): Sign {
  const known = WORDS[word];
  if (known) return known;
  const [, sign, digits] = /^v(-?)(\d+)$/.exec(word) ?? [];
  if (digits) return points((sign ? "−" : "") + digits, Boolean(sign));
  if (/^c\d$/.test(word)) return { kind: "cost", text: word.slice(1) };
  return { kind: "text", text: word };
}

/** Alternatives, each a row of signs. */
export function readSigns(written: string): Sign[][] {
  return written.split(" | ").map((part) => part.split(" ").map(read));
}
