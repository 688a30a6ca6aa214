/** What the server shows of a table of this game. Made by tools/page_types.py from /api/schema: do not edit. */

/** SD-R16: a card in a hand: its face if the observer sees it, else what it is known not to be. */
export interface HeldCard {
  slot: string;
  card: string | null;
  /** How many reshuffles of the pile it has been held through. */
  age: number;
  /** The cards it is publicly known not to be. */
  not: string[];
}

/** A place of the line: the card on top, the duck that hides under it, and whose Bottoms Up keeps it safe. */
export interface LinePlace {
  card: string;
  hidden: string | null;
  bottoms_up: number | null;
}

/** SD-R10: the pond, an unknown mix above a known queue. */
export interface Pond {
  /** How many of each swimmer are in it; none is listed with 0. */
  mix: Record<string, number>;
  /** The swimmers below, in the order in which they will come. */
  queue: string[];
}

/** A player: colour where known, ducks, hand, points. */
export interface Seat {
  seat: number;
  colour: string | null;
  team: number;
  /** Ducks left, where the colour is known. */
  ducks: number | null;
  /** Ducks lost, where the colour is known. */
  hit: number | null;
  /** Whether the player can no longer win. */
  out: boolean;
  /** Whether the player has left the game. */
  left: boolean;
  points: number;
  won: boolean;
  /** The three slots of the hand; an empty one is null. */
  hand: (HeldCard | null)[];
}

/** The table as the observer may see it. */
export interface View {
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  phase: string;
  to_move: number | "nature" | "over";
  turn: number;
  /** Games already finished, where several are played for points. */
  round: number;
  /** Places settled so far while the line is being arranged. */
  arranged: number;
  options: Record<string, boolean | number | string>;
  /** The places that hold a card, the front first. */
  line: LinePlace[];
  /** Whether a sight hangs over each place. */
  sights: boolean[];
  pond: Pond;
  /** Cards left to draw. */
  pile: number;
  discards: Record<string, number>;
  /** The cards that are in the pile or in hands the observer does not see. */
  unseen: Record<string, number>;
  seats: Seat[];
}
