import type { OpenTable } from "@/protocol";
import aetherya from "@/art/aetherya.webp";
import elfenland from "@/art/elfenland.webp";
import ethnos from "@/art/ethnos.webp";
import vale from "@/art/vale.webp";

export interface Sign {
  id: string;
  picture: string;
  seats: string;
  minutes: string;
  weight: number;
  colour: string;
  gem: string;
  crest: string;
  /** how many sit down with a newcomer */
  quick: number;
}

// crests and gems of the signboards, 100×40 and 20×20 boxes
export const GAMES: readonly Sign[] = [
  { id: "ethnos", picture: ethnos, seats: "2–6", minutes: "45–60", weight: 2, quick: 4, colour: "#b2472c", gem: "M0,-7L6,-2L4,6H-4L-6,-2Z", crest: "M0,40V22h8v8h8V16h10v14h8V8h12v6h8V8h12v22h8V16h10v14h8v-8h8v18z" },
  { id: "elfenland", picture: elfenland, seats: "2–6", minutes: "60–80", weight: 2, quick: 4, colour: "#3f8f5a", gem: "M0,-8C6,-3 6,4 0,8C-6,4 -6,-3 0,-8Z", crest: "M0,40C14,40 20,30 14,22C22,20 32,26 34,34C36,18 44,10 50,4C56,10 64,18 66,34C68,26 78,20 86,22C80,30 86,40 100,40z" },
  { id: "vale", picture: vale, seats: "2–4", minutes: "30–45", weight: 3, quick: 3, colour: "#7d55b0", gem: "M0,-8L2.5,-2.5L8,0L2.5,2.5L0,8L-2.5,2.5L-8,0L-2.5,-2.5Z", crest: "M0,40C10,38 12,28 6,20C18,20 28,24 34,32C36,22 40,14 50,4C60,14 64,22 66,32C72,24 82,20 94,20C88,28 90,38 100,40z" },
  { id: "aetherya", picture: aetherya, seats: "1–4", minutes: "20–30", weight: 2, quick: 3, colour: "#3f78b8", gem: "M0,-8L8,0L0,8L-8,0Z", crest: "M0,40l12,-14 10,10 14,-18 6,7L50,4l8,21 6,-7 14,18 10,-10 12,14z" },
];

export function quickTable(game: string): OpenTable {
  const seats = GAMES.find((sign) => sign.id === game)?.quick ?? 2;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), "regular"]));
  return { game, seats, bots, private: true };
}
