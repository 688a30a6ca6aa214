/** The way a ship takes, for drawing it: along the routes, own highway parts for nothing. What is in range the server says. */
import type { Chart, Point } from "./layout";
import { findDot, type View } from "./view";

/** A planet, or a dot of a route, each by its number. */
export interface Node {
  kind: "planet" | "dot";
  n: number;
}

export interface Stop extends Node {
  /** Steps from the start of the flight. */
  steps: number;
}

const key = (node: Node) => `${node.kind} ${node.n}`;

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

function nodesAlong(route: View["routes"][number]): Node[] {
  const dots = route.parts.map((_, i): Node => ({ kind: "dot", n: route.first + i }));
  return [{ kind: "planet", n: route.from }, ...dots, { kind: "planet", n: route.to }];
}

function neighbours(view: View): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  const join = (a: Node, b: Node) => found.set(key(a), [...(found.get(key(a)) ?? []), b]);
  for (const route of view.routes) {
    const line = nodesAlong(route);
    for (let i = 1; i < line.length; i += 1) {
      join(line[i - 1]!, line[i]!);
      join(line[i]!, line[i - 1]!);
    }
  }
  return found;
}

/** DD-4.2: the step that entering a node takes; an own part takes none. */
function stepInto(view: View, seat: number, node: Node): number {
  const dot = node.kind === "dot" ? findDot(view, node.n) : null;
  return dot && dot.route.parts[dot.i] === seat ? 0 : 1;
}

interface Trail {
  steps: number;
  length: number;
  stop: Stop;
  before: Trail | null;
}

/** The cheapest way between two nodes, both included; the shorter one of two as cheap; [] if there is none. */
export function wayOf(view: View, seat: number, from: Node, to: Node): Stop[] {
  const next = neighbours(view);
  const open: Trail[] = [{ steps: 0, length: 0, stop: { ...from, steps: 0 }, before: null }];
  const done = new Set<string>();
  while (open.length) {
    open.sort((a, b) => b.steps - a.steps || b.length - a.length);
    const trail = open.pop()!;
    if (done.has(key(trail.stop))) continue;
    done.add(key(trail.stop));
    if (key(trail.stop) === key(to)) return unwind(trail);
    for (const node of next.get(key(trail.stop)) ?? []) {
      const steps = trail.steps + stepInto(view, seat, node);
      open.push({ steps, length: trail.length + 1, stop: { ...node, steps }, before: trail });
    }
  }
  return [];
}

function unwind(trail: Trail): Stop[] {
  const way: Stop[] = [];
  for (let at: Trail | null = trail; at; at = at.before) way.unshift(at.stop);
  return way;
}

/** Where to land between markers on a way too long for one; never on an unknown planet, which would have to be explored. */
export function legs(view: View, way: Stop[], speed: number): Stop[] {
  const landings: Stop[] = [];
  let start = way[0];
  while (start && start !== way[way.length - 1]) {
    const from: Stop = start;
    const reach: Stop[] = way.filter((stop, i) => i > way.indexOf(from) && stop.steps - from.steps <= speed);
    const last: Stop | undefined = reach.filter((stop) => stop === way[way.length - 1] || isKnown(view, stop)).pop();
    if (!last) return [];
    landings.push(last);
    start = last;
  }
  return landings;
}

function isKnown(view: View, stop: Stop): boolean {
  if (stop.kind === "dot") return true;
  const planet = view.planets[stop.n];
  return planet !== undefined && (planet.start || planet.visited);
}

/** The notation of landing on a node. */
export function landing(node: Node): string {
  return node.kind === "planet" ? `fly ${node.n + 1}` : `stop ${node.n + 1}`;
}

/** A way as points, for a path or for travelling along it. */
export function pointsOf(view: View, chart: Chart, way: Node[]): Point[] {
  return way.map((node) => pointOf(view, chart, node));
}
