/** What the harbour says in words: boats, cards, players. */
import type { SeatFrame } from "../../server/types";
import type { Words } from "../../words/words";
import { readSquare } from "./geometry";
import type { Boat, View } from "./view";

export function nameOf(seats: SeatFrame[], seat: number, words: Words): string {
  return seats[seat]?.name ?? words.name("seat", seat);
}

/** A boat: where it lies, where its sailor stands, what is on it. */
export function boatLabel(boat: Boat, words: Words): string {
  const order = (square: string): number => readSquare(square).column + readSquare(square).row;
  const squares = [boat.sailor, ...boat.spaces.map((space) => space.square)].sort((a, b) => order(a) - order(b));
  const [from = "", , to = ""] = squares;
  const piles = boat.spaces.map((space) =>
    space.good
      ? words.say("dm-pile", { square: space.square, good: words.name("good", space.good), tokens: space.tokens })
      : words.say("dm-no-pile", { square: space.square }),
  );
  const lies = words.say("dm-boat", { boat: boat.boat + 1, from, to, sailor: boat.sailor });
  return `${lies}; ${piles.join("; ")}`;
}

/** Where a good lies on the water now: its squares. */
export function squaresWith(view: View, good: string): string[] {
  return view.boats.flatMap((boat) => boat.spaces.filter((space) => space.good === good).map((space) => space.square));
}
