/** What the server shows of a table of Dragon Market. */
import type { Boat } from "./schema";

export type * from "./schema";

export const SQUARE = 64;
/** The rim of the drawing, which names columns and rows. */
export const QUAY = 24;
export type Way = Boat["heading"];
export const WAYS: readonly Way[] = ["north", "east", "south", "west"];

export const SEAT_COLOURS = ["blue", "orange", "pink", "violet"] as const;
export const SEAT_LETTERS = ["B", "O", "P", "V"] as const;

/** The drawing of a good; three of them have another name in the box. */
export function pieceOf(good: string): string {
  const names: Record<string, string> = { buddha: "statue", goldfish: "goldfish-bowl", baby_dragon: "baby-dragon" };
  return `dm-${names[good] ?? good}`;
}
