/** What the server shows of a table of Dragon Market. */

export const SIZE = 10;
export const SQUARE = 64;
export const COLUMNS = "abcdefghij";
export const WAYS = ["north", "east", "south", "west"] as const;
export type Way = (typeof WAYS)[number];

export interface Space {
  square: string;
  good: string | null;
  tokens: number;
}

export interface Boat {
  boat: number;
  kind: "centre" | "end";
  sailor: string;
  heading: Way;
  spaces: Space[];
}

export interface Card {
  card: string;
  goods: string[];
  is_red: boolean;
}

export interface HeirSeat {
  seat: number;
  side: number;
  corner: number;
  heir: string;
  card: Card | null;
  is_secret: boolean;
  collected: string[];
  not_asked: string[];
  not_cards: string[];
  omits: boolean;
  coins: number;
  validated: Card[];
  cards: number;
  won: boolean;
}

export interface View {
  seat: number | null;
  phase: string;
  to_move: number | "nature" | "over";
  turn: number;
  player: number;
  first: number | null;
  target: number;
  options: Record<string, string | number | boolean>;
  pontoons: string[];
  boats: Boat[];
  supply: number;
  deck: string[];
  boxed: Record<string, number>;
  dice: number[];
  points: number;
  coins_spent: number;
  owed: number;
  looked: number;
  offered: Card[];
  used: string[];
  seats: HeirSeat[];
}

export const SEAT_COLOURS = ["blue", "orange", "pink", "violet"] as const;
export const SEAT_LETTERS = ["B", "O", "P", "V"] as const;

/** The drawing of a good; three of them have another name in the box. */
export function pieceOf(good: string): string {
  const names: Record<string, string> = { buddha: "statue", goldfish: "goldfish-bowl", baby_dragon: "baby-dragon" };
  return `dm-${names[good] ?? good}`;
}
