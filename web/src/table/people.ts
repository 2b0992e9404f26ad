import type { Chair } from "@/protocol";
import { say } from "@/words/words.svelte";

/** What everybody calls this seat; bots of one kind are numbered. */
export function nameOf(chairs: readonly Chair[], seat: number): string {
  const chair = chairs[seat];
  if (!chair) return "";
  if (chair.account !== null) return chair.name;
  if (chair.bot === null) return say("web-free-seat");
  const alike = chairs.map((_, i) => i).filter((i) => chairs[i]!.bot === chair.bot && chairs[i]!.account === null);
  const name = say(`bot-${chair.bot}`);
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

/** Whom a line of the log begins with. */
export function doer(chairs: readonly Chair[], by: number | null): string {
  return by === null ? "" : nameOf(chairs, by);
}
