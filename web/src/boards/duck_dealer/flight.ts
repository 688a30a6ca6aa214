/** The way a ship takes, as the server found it, for drawing it. */
import type { Chart, Point } from "./layout";
import type { View } from "./view";

/** A planet, or a dot of a route, each by its number. */
export interface Node {
  kind: "planet" | "dot";
  n: number;
}

/** A place of a view's ways: the planets come first, then the dots. */
export function nodeAt(view: View, place: number): Node {
  const dot = place - view.planets.length;
  return dot < 0 ? { kind: "planet", n: place } : { kind: "dot", n: dot };
}

function placeOf(view: View, node: Node): number {
  return node.kind === "planet" ? node.n : view.planets.length + node.n;
}

/** Where a ship is. */
export function nodeOfShip(view: View, seat: number): Node | null {
  const ship = view.seats[seat];
  if (!ship) return null;
  if (ship.planet !== null) return { kind: "planet", n: ship.planet };
  return ship.dot !== null ? { kind: "dot", n: ship.dot } : null;
}

/** The point of a node on the chart. */
export function pointOf(view: View, chart: Chart, node: Node): Point {
  const spot = node.kind === "planet" ? view.planets[node.n] : chart.dots.get(node.n);
  return spot ? { x: spot.x, y: spot.y } : { x: 0, y: 0 };
}

/** The way of the active ship to a node, both ends included; [] while no ship is active. */
export function wayTo(view: View, to: Node): Node[] {
  const way: Node[] = [];
  let place: number | null | undefined = view.ways.length ? placeOf(view, to) : null;
  while (place !== null && place !== undefined) {
    way.unshift(nodeAt(view, place));
    place = view.ways[place];
  }
  return way;
}

/** The way a ship took from one view to the next, forth or, where a step was undone, back; straight where none is known. */
export function wayBetween(before: View, after: View, seat: number, from: Node, to: Node): Node[] {
  if (before.active === seat) return wayTo(before, to);
  if (after.active === seat) return wayTo(after, from).reverse();
  return [from, to];
}

/** The notation of landing on a node. */
export function landing(node: Node): string {
  return node.kind === "planet" ? `fly ${node.n + 1}` : `stop ${node.n + 1}`;
}

/** A way as points, for a path or for travelling along it. */
export function pointsOf(view: View, chart: Chart, way: Node[]): Point[] {
  return way.map((node) => pointOf(view, chart, node));
}
