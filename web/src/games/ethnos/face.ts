// Ethnos at the table.
import type { Face } from "@/games/contract";
import type { Ethnos } from "@/protocol";
import { say } from "@/words/words.svelte";
import Board from "./Board.svelte";
import { ROMAN } from "./box";
import Card from "./Card.svelte";
import Dock from "./Dock.svelte";
import { icons } from "./icons";
import Plate from "./Plate.svelte";
import Score from "./Score.svelte";

export default {
  Board,
  Dock,
  Plate,
  Score,
  Card,
  landscape: true,
  points: (view, seat) => view.players[seat]?.glory ?? null,
  stage: (view) => say("web-ethnos-stage", { age: ROMAN[view.age - 1]!, dragons: view.dragons }),
  chip: (view, seat) => [{ icon: icons.hand ?? "", label: say("web-ethnos-in-hand"), count: view.players[seat]?.hand_size ?? 0 }],
} satisfies Face<Ethnos.View>;
