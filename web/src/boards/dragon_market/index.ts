/** The board of Dragon Market. */
import type { BoardKey, BoardProps, SeatColour } from "../board";
import { harbour } from "./selection.svelte";
import { movable } from "./targets";
import { SEAT_COLOURS, type View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as SeatNote } from "./SeatNote.svelte";
export { default as Side } from "./Side.svelte";
export { ask, describe } from "./describe";

export function seatColour(_: View, seat: number): SeatColour {
  return SEAT_COLOURS[seat] ?? "blue";
}

const focus = (selector: string): void => document.querySelector<SVGElement>(selector)?.focus();

/** Seats with their cards stand in a column at the left. */
export const layout = "column" as const;

/** A boat's number takes it into the hand; 0 is boat 10. */
function take(props: BoardProps, boat: number): void {
  const card = (props.view as View).offered[boat];
  const keep = props.legal.find((choice) => choice.kind === "keep" && choice.args.card === card?.card);
  if (keep) return props.choose(keep.n);
  if (!movable(props.legal).has(boat)) return props.refuse(`slide ${boat + 1} east 1`);
  harbour.held = boat;
  focus(`.boat[data-boat="${boat}"]`);
}

function spend(props: BoardProps): void {
  const coin = props.legal.find((choice) => choice.kind === "coin");
  if (coin) props.choose(coin.n);
  else props.refuse("coin");
}

/** Back to the heir: the squares it can reach, or at set-up the squares for a boat. */
function walk(): void {
  harbour.held = null;
  requestAnimationFrame(() => focus(".harbour .target"));
}

export const keys: BoardKey[] = [
  { key: "h", label: (words) => words.say("dm-key-walk"), run: walk },
  ...Array.from({ length: 10 }, (_, boat): BoardKey => ({
    key: String((boat + 1) % 10),
    label: (words) => words.say("dm-key-boat", { boat: boat + 1 }),
    run: (props) => take(props, boat),
  })),
  { key: "+", label: (words) => words.say("dm-coin"), run: spend },
];
