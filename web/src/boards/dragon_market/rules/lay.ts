/** Boats and heirs for the pictures, as a view would show them. */
import { along, nameSquare, readSquare } from "../geometry";
import type { Boat, Seat, Way } from "../view";

/** A boat by its sailor's square and the way to its first space, with the goods of its two spaces. */
export function lay(kind: Boat["kind"], sailor: string, heading: Way, goods: (string | null)[] = [], tokens = 2): Boat {
  const at = readSquare(sailor);
  const squares = [along(at, heading), along(at, heading, kind === "centre" ? -1 : 2)];
  const spaces = squares.map((spot, i) => ({ square: nameSquare(spot), good: goods[i] ?? null, tokens }));
  return { boat: 0, kind, sailor, heading, spaces };
}

/** The heir of a seat on a square. */
export function heir(seat: number, square: string): Seat {
  return { seat, heir: square } as Seat;
}
