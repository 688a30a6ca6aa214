/** The view of Duck Dealer as the server sends it, and the names of its drawings. */
import type { Gear as Outfit, Markers, Planet, Route, Seat as Ship, View } from "./schema";

export type { Planet, Printed, Recipe, Route, View, Yard } from "./schema";
export type { Ship };

export type Energy = keyof Markers;
export type Gear = keyof Outfit;
export type Tile = "mine" | "spaceyard" | "consumer" | "factory";
export type Goods = Record<string, number>;

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
/** An R among the goods of a consumer: one of any kind that is not printed there. */
export const ANY = "any";

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
