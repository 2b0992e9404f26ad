import type { Face } from "@/games/contract";
import type { Elfenland } from "@/protocol";
import { say } from "@/words/words.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Dock from "./Dock.svelte";
import { lay } from "./pieces/drawings";
import Plate from "./Plate.svelte";
import Score from "./Score.svelte";
import { icons } from "./icons";

lay();

const face: Face<Elfenland.View> = {
  Board,
  Dock,
  Plate,
  Score,
  Card,
  landscape: true,
  points: (view, seat) => view.players[seat]!.taken,
  stage: (view) => say("web-elfenland-stage", { round: view.round, rounds: view.rounds, phase: view.phase }),
  chip: (view, seat) => {
    const player = view.players[seat]!;
    return [{ icon: icons.cards, label: say("web-elfenland-cards", { count: player.hand_size }), count: player.hand_size }];
  },
};
export default face;
