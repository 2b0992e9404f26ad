import drawn from "./land.json";
import type { Kingdom } from "./box";

interface Land {
  outline: string;
  /** where its banner, tokens and markers lie */
  at: number[];
}
const lands: Record<Kingdom, Land> = drawn;
export const land = (kingdom: Kingdom): Land => lands[kingdom]!;
