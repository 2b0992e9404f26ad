// Stones are written as letters, `RRB`: the notation of the views.
const COLOURS: Record<string, string> = { R: "red", B: "blue", P: "purple" };

export const LETTERS = Object.keys(COLOURS);

export const colourOf = (letter: string): string => COLOURS[letter]!;

export function worthOf(letters: string, worth: { [colour: string]: number }): number {
  return [...letters].reduce((sum, letter) => sum + (worth[colourOf(letter)] ?? 0), 0);
}

/** What is left of some stones when others are taken away. */
export function without(letters: string, taken: string): string {
  const left = [...letters];
  for (const letter of taken) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join("");
}
