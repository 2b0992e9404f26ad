// The Vale of Eternity in the browser.
import "./families.css";
import type { Vale } from "@/protocol";
import { say } from "@/words/words.svelte";
import type { Face } from "../contract";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Dock from "./Dock.svelte";
import { glyph } from "./glyphs";
import Plate from "./Plate.svelte";
import Score from "./Score.svelte";

const scaled = (name: string): string => `<g transform="scale(21.33)">${glyph(name).body}</g>`;

const face: Face<Vale.View> = {
  Board,
  Dock,
  Plate,
  Score,
  Card,
  points: (view, seat) => view.players[seat]!.points,
  stage: (view) => `${say("vale-board-round", { round: view.round })} · ${say("vale-board-stage", { stage: view.stage })}`,
  chip: (view, seat) => [
    { icon: scaled("gem"), label: say("vale-board-stones"), count: view.players[seat]!.stones.length },
    { icon: scaled("card"), label: say("vale-board-area"), count: view.players[seat]!.area.length },
  ],
};
export default face;
