// Aetherya in all five modes: kingdoms of four by four, or the one land of Confrontation.
import { say } from "@/words/words.svelte";
import type { Aetherya } from "@/protocol";
import type { Face } from "../contract";
import { icons } from "./icons";
import Board from "./Board.svelte";
import CardZoom from "./CardZoom.svelte";
import Dock from "./Dock.svelte";
import Plate from "./Plate.svelte";
import { sum } from "./rows";
import Score from "./Score.svelte";

type View = Aetherya.View | Aetherya.ConfrontationView;

function round(view: View): number {
  return Math.floor(view.turns / view.seats) + 1;
}

const face: Face<View> = {
  Board,
  Dock,
  Plate,
  Score,
  Card: CardZoom,
  points: (view, seat) => (view.board === "land" ? (view.players[seat]?.points ?? null) : sum(view.kingdoms[seat]?.rows)),
  stage(view) {
    const mode = say("web-aetherya-mode", { mode: view.mode });
    if (view.board === "kingdoms" && view.solo) return say("web-aetherya-stage-solo", { mode, century: view.solo.century });
    return say("web-aetherya-stage", { mode, round: round(view) });
  },
  chip: (view, seat) =>
    view.board === "land"
      ? [{ icon: icons.fortress!, label: say("web-aetherya-fortresses"), count: view.players[seat]?.fortresses.length ?? 0 }]
      : [{ icon: icons.closed!, label: say("web-aetherya-closed-cards"), count: view.kingdoms[seat]?.closed ?? 16 }],
};

export default face;
