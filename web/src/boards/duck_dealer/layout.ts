/** Where everything lies on the chart: routes as bowed lines, dots along them, slots on planets. */

import type { Route, View } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The radius of a planet, as the boards are drawn for. */
export const DISC = 55;
export const DOT = 6.5;
export const SLOT = 23;
const PIECES = 24;
const FINE = 4;

/** The control point of a route's curve; its middle lies `bow` of its length to the left of the straight line. */
export function bend(a: Point, b: Point, bow: number): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return { x: (a.x + b.x) / 2 + 2 * bow * dy, y: (a.y + b.y) / 2 - 2 * bow * dx };
}

/** A route as a line of points from centre to centre. */
export function curve(a: Point, b: Point, bow: number, pieces = PIECES * FINE): Point[] {
  const c = bend(a, b, bow);
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const u = 1 - t;
    return { x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y };
  });
}

export function distance(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** The part of a route between the rims of its two planets. */
export function outside(points: Point[]): Point[] {
  const a = points[0];
  const b = points[points.length - 1];
  if (!a || !b) return [];
  return points.filter((p) => distance(p, a) >= DISC && distance(p, b) >= DISC);
}

/** The point of a line after a part of its length, 0 to 1. */
export function along(line: Point[], part: number): Point {
  const lengths = line.slice(1).map((p, i) => distance(p, line[i]!));
  let way = lengths.reduce((sum, length) => sum + length, 0) * part;
  for (const [i, length] of lengths.entries()) {
    const p = line[i]!;
    const q = line[i + 1]!;
    if (way <= length && length > 0)
      return { x: p.x + ((q.x - p.x) * way) / length, y: p.y + ((q.y - p.y) * way) / length };
    way -= length;
  }
  return line[line.length - 1] ?? { x: 0, y: 0 };
}

/** The dots of a route, evenly spaced between the rims. */
export function dotsAlong(a: Point, b: Point, bow: number, dots: number): Point[] {
  const line = outside(curve(a, b, bow));
  return Array.from({ length: dots }, (_, i) => along(line.length > 1 ? line : [a, b], (i + 1) / (dots + 1)));
}

/** The line of a route for an SVG path. */
export function routePath(a: Point, b: Point, bow: number): string {
  const c = bend(a, b, bow);
  return `M${a.x} ${a.y}Q${round(c.x)} ${round(c.y)} ${b.x} ${b.y}`;
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export interface Chart {
  /** Half the side of the square that holds the whole chart, limb included. */
  reach: number;
  /** The inner radius of the limb. */
  limb: number;
  /** Every dot of the board by its number. */
  dots: Map<number, Point>;
  routes: { route: Route; d: string; dots: Point[] }[];
  /** Where the name of each planet stands. */
  names: Label[];
  /** Mean distances of rings of planets round the middle, for the faint orbits. */
  orbits: number[];
}

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

const LIMB_WIDTH = 30;
const HAIRLINES = 22;
const NAME_ROOM = 26;

/** The whole board laid out from the positions in the view. */
export function chartOf(view: Pick<View, "planets" | "routes">): Chart {
  const routes = view.routes.map((route) => {
    const a = view.planets[route.from]!;
    const b = view.planets[route.to]!;
    return { route, d: routePath(a, b, route.bow), dots: dotsAlong(a, b, route.bow, route.parts.length) };
  });
  const dots = new Map<number, Point>();
  for (const { route, dots: points } of routes) points.forEach((p, i) => dots.set(route.first + i, p));
  const names = view.planets.map((_, i) => nameSpot(view, i, [...dots.values()]));
  const far = Math.max(
    ...view.planets.map((p) => Math.hypot(p.x, p.y) + DISC),
    ...[...dots.values()].map((p) => Math.hypot(p.x, p.y) + DOT),
    ...names.map((p) => Math.hypot(p.x, p.y)),
  );
  const limb = Math.ceil(far + NAME_ROOM);
  return { reach: limb + LIMB_WIDTH + HAIRLINES, limb, dots, routes, names, orbits: orbitsOf(view.planets) };
}

/** Below the planet, or beside or above it, wherever least lies in the way. */
function nameSpot(view: Pick<View, "planets" | "routes">, planet: number, dots: Point[]): Label {
  const { x, y, name } = view.planets[planet]!;
  const wide = name.length * 4.3 + 12;
  const spots: { label: Label; middle: Point }[] = [
    { label: { x, y: y + DISC + 21, anchor: "middle" }, middle: { x, y: y + DISC + 15 } },
    { label: { x, y: y - DISC - 10, anchor: "middle" }, middle: { x, y: y - DISC - 16 } },
    // Ships sit on the upper right rim.
    { label: { x: x - 51, y: y - 41, anchor: "end" }, middle: { x: x - 51 - wide, y: y - 47 } },
    { label: { x: x + 51, y: y - 41, anchor: "start" }, middle: { x: x + 51 + wide, y: y - 47 } },
    { label: { x: x + 48, y: y + 52, anchor: "start" }, middle: { x: x + 48 + wide, y: y + 46 } },
    { label: { x: x - 48, y: y + 52, anchor: "end" }, middle: { x: x - 48 - wide, y: y + 46 } },
  ];
  const others = view.planets.filter((_, i) => i !== planet);
  const rim = Math.max(...view.planets.map((p) => Math.hypot(p.x, p.y))) + DISC;
  const onLimb = (p: Point) => (Math.hypot(Math.abs(p.x) + wide, Math.abs(p.y) + 9) > rim + 4 ? 9 : 0);
  const costs = spots.map(({ middle }, i) => inTheWay(middle, wide, dots, others) + onLimb(middle) + i * 0.9);
  return spots[costs.indexOf(Math.min(...costs))]!.label;
}

/** How much a name with its middle here would cover. */
function inTheWay(middle: Point, wide: number, dots: Point[], planets: Point[]): number {
  const under = (p: Point, room: number) =>
    Math.abs(p.x - middle.x) < wide + room && Math.abs(p.y - middle.y) < 9 + room;
  return dots.filter((p) => under(p, DOT - 2)).length * 2 + planets.filter((p) => under(p, DISC)).length * 9;
}

/** Rings on which several planets lie; none where a galaxy has no such order. */
export function orbitsOf(planets: Point[]): number[] {
  const counts = new Map<number, number>();
  for (const p of planets) {
    const ring = Math.round(Math.hypot(p.x, p.y));
    if (ring > DISC) counts.set(ring, (counts.get(ring) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, n]) => n >= 4)
    .map(([ring]) => ring)
    .sort((a, b) => a - b);
}

/** Which ring of the galaxy a planet belongs to, for its colour. */
export function ringOf(view: Pick<View, "planets">, n: number): "core" | "inner" | "home" | "outer" {
  const most = Math.max(1, ...view.planets.map((planet) => Math.hypot(planet.x, planet.y)));
  const { x, y, start } = view.planets[n]!;
  const share = Math.hypot(x, y) / most;
  if (start) return "home";
  return share < 0.13 ? "core" : share < 0.66 ? "inner" : "outer";
}

export type SlotName = "mine" | "second" | "factory";

/** Where the slots lie on a planet, from its middle: mine above, factory left, consumer right; at home side by side. */
export function slotSpot(slot: SlotName, isStart: boolean): Point {
  if (isStart) return { x: slot === "mine" ? -25.5 : 25.5, y: 0 };
  if (slot === "mine") return { x: 0, y: -27 };
  return { x: slot === "factory" ? -25 : 25, y: 17.5 };
}

/** The outline of a plate round its middle: circle, square, house or hexagon by kind, as SVG path. */
export function plate(kind: "circle" | "square" | "house" | "hexagon", at: Point, r: number): string {
  const { x, y } = at;
  if (kind === "circle") return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  if (kind === "square") return square(x, y, r * 0.94);
  if (kind === "hexagon") return polygon(hexagon(at, r * 1.1));
  const s = r * 1.02;
  const roof = `M${round(x)} ${round(y - 1.1 * s)}L${round(x + s)} ${round(y - 0.37 * s)}`;
  return `${roof}V${round(y + 0.58 * s)}q0 ${round(0.4 * s)} ${round(-0.4 * s)} ${round(0.4 * s)}H${round(x - 0.6 * s)}q${round(-0.4 * s)} 0 ${round(-0.4 * s)} ${round(-0.4 * s)}V${round(y - 0.37 * s)}Z`;
}

function square(x: number, y: number, h: number): string {
  const c = 5;
  const side = round(2 * h - 2 * c);
  return `M${round(x - h + c)} ${round(y - h)}h${side}q${c} 0 ${c} ${c}v${side}q0 ${c} ${-c} ${c}h${-side}q${-c} 0 ${-c} ${-c}v${-side}q0 ${-c} ${c} ${-c}Z`;
}

export function hexagon(at: Point, r: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 3) * i - Math.PI / 2;
    return { x: at.x + r * Math.cos(turn), y: at.y + r * Math.sin(turn) };
  });
}

export function polygon(points: Point[]): string {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}Z`;
}

/** Where a ship sits: on the upper right rim of its planet, further on when others sit there, or on its dot. */
export function shipSpot(view: View, chart: Chart, seat: number): Point | null {
  const ship = view.seats[seat];
  if (!ship) return null;
  if (ship.dot !== null) return chart.dots.get(ship.dot) ?? null;
  if (ship.planet === null) return null;
  const planet = view.planets[ship.planet]!;
  const before = view.seats.filter((other) => other.planet === ship.planet && other.seat < seat).length;
  const turn = ((-48 + before * 38) * Math.PI) / 180;
  return { x: planet.x + (DISC + 4) * Math.cos(turn), y: planet.y + (DISC + 4) * Math.sin(turn) };
}
