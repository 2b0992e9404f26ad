import type { Facts } from "@/protocol";
import { say } from "@/words/words.svelte";

export function clockText(clock: Facts["clock"]): string {
  if (!clock) return say("web-clock-none");
  if (clock.type === "days") return say("web-clock-days", { days: clock.days });
  if (clock.type === "per_move") return say("web-clock-move", { seconds: clock.seconds });
  return say("web-clock-reserve", { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
}
