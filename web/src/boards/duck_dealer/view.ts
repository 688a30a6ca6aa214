/** The view of Duck Dealer as the server sends it, and the names of its drawings. */

export type Energy = "movement" | "build" | "trade";
export type Gear = "cargo_hold" | "navigator" | "builder" | "merchant";
export type Tile = "mine" | "spaceyard" | "consumer" | "factory";
export type Goods = Record<string, number>;

export interface Planet {
  name: string;
  x: number;
  y: number;
  start: boolean;
  mine: string | null;
  spaceyard: number | null;
  consumer: string | null;
  built: boolean;
  factory: string | null;
  visited: boolean;
  steps: number | null;
  pathway: { seat: number; end: "entrance" | "exit" } | null;
  privileges: (number | null)[];
}

export interface Route {
  from: number;
  to: number;
  first: number;
  bow: number;
  parts: (number | null)[];
}

export interface Recipe {
  inputs: string[];
  consumer_cost: string[];
  delivery: number;
  consumer: number;
  factory: number;
}

export interface Yard {
  gear: Gear;
  price: string[];
  printed: string;
  points: number;
}

/** Numbers printed on placard, turn track and player's aid. */
export interface Printed {
  /** The steps of a marker while gear lies in so many slots at most, fastest first. */
  speeds: { steps: number; slots: number }[];
  /** Free highway parts of an action turn, up to a turn. */
  free_parts: { parts: number; until: number }[];
  /** Markers that stay at the end of an action turn. */
  kept: number;
  /** Markers that a privilege takes. */
  claim: number;
  first_gear: number;
}

export interface Ship {
  seat: number;
  planet: number | null;
  dot: number | null;
  score: number;
  bid: number | null;
  second_bid: number | null;
  has_bid: boolean;
  total: number;
  energy: Record<Energy, number>;
  virtual: Partial<Record<Energy, number>>;
  goods: Goods;
  aboard: number;
  capacity: number;
  gear: Record<Gear, number>;
  slots: number;
  filled: number;
  speed: number;
  cubes: number;
  on_board: number;
  on_track: number;
  exit: number | null;
}

export interface View {
  seat: number | null;
  phase: string;
  to_move: number | "nature" | "over";
  turn: number;
  turns: number;
  active: number | null;
  order: number[];
  supply: Record<Energy, number>;
  stock: Goods;
  track: string[];
  free_parts: number;
  offers: number;
  paid: boolean[];
  offer: { gives: Goods; asks: Goods; partner: number | null } | null;
  planets: Planet[];
  routes: Route[];
  printed: Printed;
  recipes: Record<string, Recipe>;
  yards: Yard[];
  seats: Ship[];
}

export const ENERGIES: readonly Energy[] = ["movement", "build", "trade"];
export const GEARS: readonly Gear[] = ["cargo_hold", "navigator", "builder", "merchant"];

/** Which slot of a planet each tile lies in, as `privileges` and `paid` count them. */
export const SLOT_OF: Record<Tile, number> = { mine: 0, spaceyard: 1, consumer: 1, factory: 2 };

const SINGULAR: Record<string, string> = {
  rubber_ducks: "rubber-duck",
  solar_panels: "solar-panel",
  phone_boxes: "phone-box",
  satellites: "satellite",
  linear_accelerators: "linear-accelerator",
  stealth_ducks: "stealth-duck",
};

/** The drawing of a good. */
export function goodPiece(good: string): string {
  return `dd-${SINGULAR[good] ?? good.replaceAll("_", "-")}`;
}

/** The drawing of a piece of gear. */
export function gearPiece(gear: string): string {
  return `dd-${gear.replaceAll("_", "-")}`;
}

/** The drawing of a colour of energy. */
export function energyPiece(energy: string): string {
  return energy === "movement" ? "dd-energy-move" : `dd-energy-${energy}`;
}

export type Colour = "blue" | "green" | "orange" | "yellow" | "violet" | "pink";

const COLOURS: readonly Colour[] = ["blue", "orange", "violet", "yellow", "green"];

/** The colour of a seat, which stays the same all game. */
export function seatColour(_view: View, seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? "pink";
}

/** The class that gives a piece its seat's colour. */
export function seatClass(seat: number): string {
  return `seat-${letterOf(seat).toLowerCase()}`;
}

/** The letter of a seat, the same in every language. */
export function letterOf(seat: number): string {
  return (COLOURS[seat % COLOURS.length] ?? "pink").charAt(0).toUpperCase();
}

/** Goods as a list with every piece by itself. */
export function eachGood(goods: Goods): string[] {
  return Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(good));
}

/** The tile in the second slot of a planet. */
export function secondTile(planet: Planet): Tile {
  return planet.start ? "spaceyard" : "consumer";
}

/** The route a dot lies on and its place along it. */
export function findDot(view: View, dot: number): { route: Route; i: number } | null {
  for (const route of view.routes) {
    if (dot >= route.first && dot < route.first + route.parts.length) return { route, i: dot - route.first };
  }
  return null;
}

/** The ship whose choice is being looked at: mine, else that of whoever acts, else the first. */
export function shipToShow(view: View, me: number | null): Ship | undefined {
  return view.seats[me ?? view.active ?? 0];
}
