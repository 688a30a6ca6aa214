/** The board of Sitting Ducks. */
import type { BoardKey, SeatColour } from "../board";
import type { Choice } from "../../server/types";
import type { Words } from "../../words/words";
import { pieceOf, SLOTS } from "./hand.svelte";
import { paint, type View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as SeatNote } from "./SeatNote.svelte";
export { default as Side } from "./Side.svelte";
export { ask, describe } from "./describe";

/** A card that is played. */
export function pictured(choice: Choice, words: Words): { piece: string; name: string } {
  return { piece: pieceOf(choice.kind), name: words.name("card", choice.kind) };
}

/** A seat's colour is that of its ducks; it may be secret. */
export function seatColour(view: View, seat: number): SeatColour | null {
  const colour = view.seats[seat]?.colour;
  return colour ? paint(colour) : null;
}

/** A click on a card of the hand or a target of the line, as a key brings it about. */
function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

function goTo(place: "first" | "last"): void {
  const targets = document.querySelectorAll<HTMLElement>(".line [data-n]");
  targets[place === "first" ? 0 : targets.length - 1]?.focus();
}

/** To the target at a place; touched again, to the next one there; where there is none, the place says why. */
function aimAt(place: number): void {
  const there = [...document.querySelectorAll<HTMLElement>(".line [data-places]")].filter((zone) =>
    zone.dataset.places?.split(" ").includes(String(place)),
  );
  const next = there[(there.findIndex((zone) => zone === document.activeElement) + 1) % there.length];
  if (next) next.focus();
  else press(`.anything[data-place="${place}"]`);
}

export const keys: BoardKey[] = [
  ...SLOTS.map((slot, i): BoardKey => ({
    key: String(i + 1),
    label: (words) => words.say("sd-key-card", { card: i + 1 }),
    run: () => press(`.play[data-slot="${slot}"]`),
  })),
  ...[1, 2, 3, 4, 5, 6].map((place): BoardKey => ({
    key: `Shift+${place}`,
    label: (words) => words.say("sd-key-place", { place }),
    run: () => aimAt(place),
  })),
  { key: "ArrowRight", label: (words) => words.say("sd-key-target"), run: () => goTo("first") },
  { key: "ArrowLeft", label: (words) => words.say("sd-key-target"), run: () => goTo("last") },
];
