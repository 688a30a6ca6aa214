/** The board of Duck Dealer. */
import "./chart.css";
import type { Move, View as AnyView } from "../../server/types";
import type { BoardKey, BoardProps } from "../board";
import { toggle, ui } from "./mode.svelte";
import type { View } from "./view";

export { ask } from "./ask";
export { default as Board } from "./Board.svelte";
export { default as Choices } from "./Choices.svelte";
export { describe } from "./describe";
export { default as Hand } from "./ShipPanel.svelte";
export { default as SeatNote } from "./SeatNote.svelte";
export { default as Side } from "./Side.svelte";
export { seatColour } from "./view";

/** Seats and ship stand at the left of the galaxy. */
export const layout = "column";

/** Until somebody takes an action turn a ship can be fitted out again. */
export function anew(view: AnyView, moves: Move[], me: number): { label: string; from: number } | null {
  const isFitted = (move: Move) => move.events.some((event) => event.kind === "gear_placed");
  const first = moves.find((move) => move.kind === "act" && move.seat === me && isFitted(move));
  return first && (view as View).turn === 0 ? { label: "dd-refit", from: first.version - 1 } : null;
}

/** What a review adds of a whole game. */
export const summary = async () => (await import("./Summary.svelte")).default;

function collect(energy: string): (props: BoardProps) => void {
  return (props) => run(props, (choice) => choice.kind === "collect" && choice.args["energy"] === energy);
}

function run(props: BoardProps, fits: (choice: BoardProps["legal"][number]) => boolean): void {
  const found = props.legal.find(fits);
  if (found) props.choose(found.n);
}

function highway(props: BoardProps): void {
  ui.mode = "highway";
  run(props, (choice) => choice.kind === "highway");
}

export const keys: BoardKey[] = [
  { key: "m", label: (words) => words.say("dd-key-movement"), run: collect("movement") },
  { key: "b", label: (words) => words.say("dd-key-build"), run: collect("build") },
  { key: "d", label: (words) => words.say("dd-key-trade"), run: collect("trade") },
  {
    key: "v",
    label: (words) => words.say("dd-card-act"),
    run: (props) => run(props, (choice) => choice.kind === "act"),
  },
  { key: "f", label: (words) => words.say("dd-card-fly"), run: () => toggle("fly") },
  { key: "w", label: (words) => words.say("dd-card-highway"), run: highway },
  { key: "p", label: (words) => words.say("dd-card-pathway"), run: () => toggle("pathway") },
  { key: "x", label: (words) => words.say("dd-card-trade"), run: () => toggle("trade") },
];
