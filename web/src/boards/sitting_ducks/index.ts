/** The board of Sitting Ducks. */
import type { BoardKey, SeatColour } from "../board";
import { SLOTS } from "./hand.svelte";
import { paint, type View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as SeatNote } from "./SeatNote.svelte";
export { default as Side } from "./Side.svelte";
export { ask, describe } from "./describe";

const BY_SEAT: SeatColour[] = ["blue", "green", "orange", "yellow", "violet", "pink"];

/** A seat's colour is that of its ducks; a seat that keeps it secret borrows one that nobody has shown. */
export function seatColour(view: View, seat: number): SeatColour {
  const shown = view.seats.map((one) => (one.colour ? paint(one.colour) : null));
  const free = BY_SEAT.filter((colour) => !shown.includes(colour));
  const rank = shown.slice(0, seat).filter((colour) => colour === null).length;
  return shown[seat] ?? free[rank] ?? "blue";
}

/** A click on a card of the hand or a target of the line, as a key brings it about. */
function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

function goTo(place: "first" | "last"): void {
  const targets = document.querySelectorAll<HTMLElement>(".line [data-n]");
  targets[place === "first" ? 0 : targets.length - 1]?.focus();
}

export const keys: BoardKey[] = [
  ...SLOTS.map((slot, i): BoardKey => ({
    key: String(i + 1),
    label: (words) => words.say("sd-key-card", { card: i + 1 }),
    run: () => press(`.play[data-slot="${slot}"]`),
  })),
  { key: "ArrowRight", label: (words) => words.say("sd-key-target"), run: () => goTo("first") },
  { key: "ArrowLeft", label: (words) => words.say("sd-key-target"), run: () => goTo("last") },
];
