/** What the server shows of a table of this game. Made by tools/page_types.py from /api/schema: do not edit. */

/** A boat: where its sailor stands, where it points to, and its two spaces. */
export interface Boat {
  /** Its number, counted from 0. */
  boat: number;
  /** Where on it the sailor stands. */
  kind: "centre" | "end";
  sailor: string;
  /** The way from the sailor to the first space. */
  heading: "east" | "north" | "south" | "west";
  spaces: Space[];
  /** DM-4.2: its turns about the sailor, to the left and to the right, for the observer whose turn it is; null for one that would leave the board. */
  turns?: (Turn | null)[];
  /** DM-6.3 (h): the same about its other end, where the observer may use that bonus. */
  swings?: (Turn | null)[];
}

/** An objective card, face up. */
export interface Card {
  card: string;
  /** The goods it asks for. */
  goods: string[];
  is_red: boolean;
}

/** A player: the heir, and the side's card, goods, coins and validated cards. */
export interface Seat {
  seat: number;
  /** The side it plays for: a team's, or its own. */
  side: number;
  /** Its pontoon, by its place among the pontoons. */
  corner: number;
  /** The square of its heir. */
  heir: string;
  card: Card | null;
  /** Whether it has a card that the observer does not know. */
  is_secret: boolean;
  /** The goods it has for its card. */
  collected: string[];
  /** DM-R2: goods that play has shown its secret card not to ask for. */
  not_asked: string[];
  /** DM-6.1: cards that the observer knows its secret card not to be. */
  not_cards: string[];
  /** DM-R15: whether any two goods complete its card. */
  omits: boolean;
  coins: number;
  validated: Card[];
  /** How many cards are validated. */
  cards: number;
  won: boolean;
}

/** DM-1.2, DM-R9: a space of a boat: a pile of goods, or nothing. */
export interface Space {
  square: string;
  good: string | null;
  tokens: number;
}

/** DM-4.2, DM-B7: the squares that a quarter turn needs besides the boat's own: free, or with something there. */
export interface Turn {
  free?: string[];
  blocked?: string[];
}

/** The table as the observer may see it. */
export interface View {
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  phase: string;
  to_move: number | "nature" | "over";
  turn: number;
  /** Whose turn it is. */
  player: number;
  /** Who began; null before that is decided. */
  first: number | null;
  /** Validated cards that win. */
  target: number;
  options: Record<string, boolean | number | string>;
  /** DM-B1: the squares of a side of the board. */
  size: number;
  /** Their squares, clockwise. */
  pontoons: string[];
  boats: Boat[];
  /** Coins nobody has. */
  supply: number;
  /** The cards that nobody has drawn, or that the observer does not know to be elsewhere. */
  deck: string[];
  /** Tokens that are back in the box; no good is listed with 0. */
  boxed: Record<string, number>;
  dice: number[];
  /** Points left in this turn. */
  points: number;
  /** Coins spent in this turn. */
  coins_spent: number;
  /** DM-3.4: coins still to be taken. */
  owed: number;
  /** DM-6.1: how many cards are being looked at. */
  looked: number;
  /** The cards being looked at, where the observer may see them. */
  offered: Card[];
  /** DM-6.3: the bonuses used in this turn. */
  used: string[];
  /** DM-4.3, DM-6.3: where the heir of the observer, whose turn it is, can come to: by one action first, then by several steps, the nearest first. */
  walks: Walk[];
  /** DM-4.5, DM-R15: the goods that the observer's heir takes where it comes to them. */
  wanted: string[];
  seats: Seat[];
}

/** A square that one's heir can come to: by one action, or by several steps to where it may rest. */
export interface Walk {
  to: string;
  /** The actions, one after the other. */
  steps: number[];
  /** The points they take. */
  price: number;
  /** The squares from where the heir stands to where it comes. */
  path: string[];
}
