/** What the server shows of a table of this game. Made by tools/page_types.py from /api/schema: do not edit. */

/** The free highway parts of an action turn, up to a turn. */
export interface FreeParts {
  parts: number;
  until: number;
}

/** DD-1.5: pieces of each kind of gear. */
export interface Gear {
  cargo_hold: number;
  navigator: number;
  builder: number;
  merchant: number;
}

/** A flight that takes several markers: where each of them lands, its goal last. */
export interface LongFlight {
  planet: number;
  landings: number[];
}

/** DD-1.4: energy markers of each colour. */
export interface Markers {
  movement: number;
  build: number;
  trade: number;
}

/** DD-6.9: the open offer. */
export interface Offer {
  gives: Record<string, number>;
  asks: Record<string, number>;
  /** Whom it was sent to. */
  partner: number | null;
}

/** DD-7.1: whose entrance or exit stands there. */
export interface Pathway {
  seat: number;
  end: "entrance" | "exit";
}

/** A planet: its place on the drawing and what lies there. */
export interface Planet {
  name: string;
  x: number;
  y: number;
  /** Whether ships may begin there; its second slot is a spaceyard's. */
  start: boolean;
  mine: string | null;
  /** Which of the yards lies there, built or not. */
  spaceyard: number | null;
  /** The product that its consumer wants, built or not. */
  consumer: string | null;
  /** Whether the spaceyard or the consumer is built. */
  built: boolean;
  factory: string | null;
  visited: boolean;
  /** DD-4.1: how far the active ship has to fly, in an action turn with movement markers left; else null. */
  steps: number | null;
  pathway: Pathway | null;
  /** The seat that claimed the mine, the second slot and the factory. */
  privileges: (number | null)[];
}

/** The markers that an action takes; no colour is listed with 0. */
export interface Price {
  movement?: number;
  build?: number;
  trade?: number;
}

/** The numbers printed on placard, turn track and player's aid. */
export interface Printed {
  /** The fastest first; a ship goes on to the next when its slots are filled. */
  speeds: Speed[];
  free_parts: FreeParts[];
  /** Markers that stay at the end of an action turn. */
  kept: number;
  /** Markers that a privilege takes. */
  claim: number;
  /** Gear that a ship begins with. */
  first_gear: number;
  /** DD-1.5: goods that a cargo hold takes. */
  hold: number;
}

/** DD-1.8, DD-B16: what is printed about a product. */
export interface Recipe {
  /** The two goods it is made of. */
  inputs: string[];
  /** The goods that its consumer is built of; `any` is an R, a good of any other kind. */
  consumer_cost: string[];
  /** Points for delivering it. */
  delivery: number;
  /** Points for building its consumer. */
  consumer: number;
  /** Points for building its factory. */
  factory: number;
}

/** DD-1.2: a route: its ends, its dots from the first on, and whose parts lie on them. */
export interface Route {
  from: number;
  to: number;
  /** The number of its first dot; the others follow. */
  first: number;
  /** How far it is bowed on the drawing, as a share of its length. */
  bow: number;
  /** The seat whose highway part lies on each dot. */
  parts: (number | null)[];
}

/** A player: place, score, energy, cargo, gear, cubes. */
export interface Seat {
  seat: number;
  planet: number | null;
  dot: number | null;
  score: number;
  /** Its bid, where the observer may know it. */
  bid: number | null;
  second_bid: number | null;
  has_bid: boolean;
  /** Points with all that counts at the end. */
  total: number;
  energy: Markers;
  virtual: VirtualMarkers;
  /** Cargo; no good is listed with 0. */
  goods: Record<string, number>;
  /** All goods together. */
  aboard: number;
  capacity: number;
  gear: Gear;
  slots: number;
  filled: number;
  /** The steps of one movement marker. */
  speed: number;
  cubes: number;
  on_board: number;
  on_track: number;
  /** The planet of its pathway's exit. */
  exit: number | null;
}

/** DD-B14: the steps of a movement marker, for so many slots of the ship. */
export interface Speed {
  steps: number;
  slots: number;
}

/** The table as the observer may see it. */
export interface View {
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  phase: string;
  to_move: number | "nature" | "over";
  /** Spaces filled on the turn track. */
  turn: number;
  /** Spaces of the turn track. */
  turns: number;
  /** Whose turn it is; null before the first. */
  active: number | null;
  /** The seat at each turn position; null while nobody has picked it. */
  order: (number | null)[];
  options: Record<string, boolean | number | string>;
  supply: Markers;
  /** Factories not yet built; no product is listed with 0. */
  stock: Record<string, number>;
  /** The products that consumers will want, the next one first. */
  track: string[];
  /** Highway parts that may still be built for nothing in this turn. */
  free_parts: number;
  /** Offers begun in this turn. */
  offers: number;
  /** DD-6.9: the seats with which the active one may exchange goods now. */
  partners: number[];
  /** The markers that each kind of action takes now; told to the observer who is to choose one. */
  prices: Record<string, Price>;
  /** DD-3.5: the dots where the observer may lay a part for nothing now. */
  open_dots: number[];
  /** How much gear is to be taken, or how many goods or markers must go. */
  still_to_choose: number;
  /** Whether a privilege was paid for in this visit, by slot. */
  paid: boolean[];
  offer: Offer | null;
  planets: Planet[];
  routes: Route[];
  /** DD-4.2: for each place (planets, then dots) the one before it on the cheapest way of the active ship; null where it is. Empty while no ship is active. */
  ways: (number | null)[];
  /** The planets that the observer, who is to fly, reaches with several markers. */
  long_flights: LongFlight[];
  printed: Printed;
  recipes: Record<string, Recipe>;
  yards: Yard[];
  seats: Seat[];
}

/** Markers that the supply could not give; no colour is listed with 0. */
export interface VirtualMarkers {
  movement?: number;
  build?: number;
  trade?: number;
}

/** DD-B5, DD-B6: what is printed on a spaceyard. */
export interface Yard {
  /** What it sells. */
  gear: string;
  /** The two goods that the gear costs. */
  price: string[];
  /** The good that building it takes, with any other. */
  printed: string;
  /** Points for building it. */
  points: number;
}
