/** What the server shows of a table of Dragon Market. */
import type { Boat } from "./schema";

export type * from "./schema";

export const SIZE = 10;
export const SQUARE = 64;
export const COLUMNS = "abcdefghij";
export type Way = Boat["heading"];
export const WAYS: readonly Way[] = ["north", "east", "south", "west"];

export const SEAT_COLOURS = ["blue", "orange", "pink", "violet"] as const;
export const SEAT_LETTERS = ["B", "O", "P", "V"] as const;

/** The drawing of a good; three of them have another name in the box. */
export function pieceOf(good: string): string {
  const names: Record<string, string> = { buddha: "statue", goldfish: "goldfish-bowl", baby_dragon: "baby-dragon" };
  return `dm-${names[good] ?? good}`;
}
