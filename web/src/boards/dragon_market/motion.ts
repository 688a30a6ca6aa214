/** How boats and heirs travel when something happened: along the axis, round the pivot, square by square. */

import { along, middle, poseOf, readSquare, spun, squaresOf, swung, turned, type Pose, type Spot } from "./geometry";
import { SQUARE, type View, WAYS } from "./view";

export interface Happened {
  kind: string;
  arguments: Record<string, number>;
}

/** A point of a journey; the angle is the boat's heading in degrees, counted on beyond a full turn. */
export interface Frame {
  x: number;
  y: number;
  angle: number;
}

export interface Journey {
  what: string;
  frames: Frame[];
}

interface Sea {
  boats: Map<number, Pose & { angle: number }>;
  heirs: Map<number, Frame>;
  journeys: Map<string, Frame[]>;
}

const ARC = 6;
const LANDINGS = ["stepped", "crossed", "diagonally", "leapt"];

/** The journeys of everything that moved between two views; [] where what happened does not lead to the second. */
export function journeys(before: View, events: Happened[], after: View): Journey[] {
  const sea: Sea = { boats: new Map(), heirs: new Map(), journeys: new Map() };
  for (const boat of before.boats)
    sea.boats.set(boat.boat, { ...poseOf(boat), angle: WAYS.indexOf(boat.heading) * 90 });
  for (const seat of before.seats) sea.heirs.set(seat.seat, { ...middle(readSquare(seat.heir)), angle: 0 });
  for (const event of events) happen(sea, event);
  if (!arrives(sea, after)) return [];
  return [...sea.journeys].map(([what, frames]) => ({ what, frames }));
}

function arrives(sea: Sea, after: View): boolean {
  const areBoats = after.boats.every((boat) => {
    const pose = sea.boats.get(boat.boat);
    const goal = poseOf(boat);
    return !pose || (pose.column === goal.column && pose.row === goal.row && pose.heading === goal.heading);
  });
  return areBoats && after.seats.every((seat) => isThere(sea.heirs.get(seat.seat), readSquare(seat.heir)));
}

function isThere(frame: Frame | undefined, spot: Spot): boolean {
  const goal = middle(spot);
  return frame !== undefined && Math.abs(frame.x - goal.x) < 1 && Math.abs(frame.y - goal.y) < 1;
}

function happen(sea: Sea, event: Happened): void {
  const { boat, way, distance, side, seat, column, row, other } = event.arguments;
  if (["slid", "vaulted", "drifted"].includes(event.kind))
    slide(sea, boat as number, way as number, (distance as number) + 1);
  else if (event.kind === "turned") turn(sea, boat as number, side ? 90 : -90, "sailor");
  else if (event.kind === "swung") turn(sea, boat as number, side ? 90 : -90, "far end");
  else if (event.kind === "spun") turn(sea, boat as number, 180, "sailor");
  else if (LANDINGS.includes(event.kind)) walk(sea, seat as number, { column: column as number, row: row as number });
  else if (event.kind === "swapped") change(sea, seat as number, other as number);
}

function slide(sea: Sea, boat: number, way: number, distance: number): void {
  const pose = sea.boats.get(boat);
  if (!pose) return;
  const aboard = heirsOn(sea, pose);
  const goal = { ...pose, ...along(pose, way, distance) };
  travel(sea, `boat ${boat}`, { ...middle(pose), angle: pose.angle }, [{ ...middle(goal), angle: pose.angle }]);
  for (const heir of aboard) {
    const at = sea.heirs.get(heir) as Frame;
    const [dx, dy] = [(goal.column - pose.column) * SQUARE, (goal.row - pose.row) * SQUARE];
    moveHeir(sea, heir, [{ x: at.x + dx, y: at.y + dy, angle: 0 }]);
  }
  sea.boats.set(boat, goal);
}

function turn(sea: Sea, boat: number, by: number, about: "sailor" | "far end"): void {
  const pose = sea.boats.get(boat);
  if (!pose) return;
  const aboard = heirsOn(sea, pose);
  const side = by > 0 ? "right" : "left";
  const goal = by === 180 ? spun(pose) : about === "sailor" ? turned(pose, side) : swung(pose, side);
  const pivot = middle(about === "sailor" ? pose : along(pose, pose.heading, 2));
  const start = { ...middle(pose), angle: pose.angle };
  travel(sea, `boat ${boat}`, start, arc(start, pivot, by));
  for (const heir of aboard) moveHeir(sea, heir, arc({ ...(sea.heirs.get(heir) as Frame), angle: 0 }, pivot, by));
  sea.boats.set(boat, { ...goal, angle: pose.angle + by });
}

/** Points on the way round a pivot; a boat looks along, a heir stays upright. */
function arc(start: Frame, pivot: { x: number; y: number }, by: number): Frame[] {
  return Array.from({ length: ARC }, (_, i) => {
    const done = ((i + 1) / ARC) * by;
    const radians = (done * Math.PI) / 180;
    const [dx, dy] = [start.x - pivot.x, start.y - pivot.y];
    const x = pivot.x + dx * Math.cos(radians) - dy * Math.sin(radians);
    const y = pivot.y + dx * Math.sin(radians) + dy * Math.cos(radians);
    return { x, y, angle: start.angle + done };
  });
}

function walk(sea: Sea, seat: number, to: Spot): void {
  moveHeir(sea, seat, [{ ...middle(to), angle: 0 }]);
}

function change(sea: Sea, seat: number, other: number): void {
  const [one, two] = [sea.heirs.get(seat), sea.heirs.get(other)];
  if (!one || !two) return;
  moveHeir(sea, seat, [{ ...two }]);
  moveHeir(sea, other, [{ ...one }]);
}

function moveHeir(sea: Sea, seat: number, frames: Frame[]): void {
  const upright = frames.map((frame) => ({ ...frame, angle: 0 }));
  travel(sea, `heir ${seat}`, sea.heirs.get(seat) as Frame, upright);
  sea.heirs.set(seat, upright[upright.length - 1] as Frame);
}

function travel(sea: Sea, what: string, start: Frame, frames: Frame[]): void {
  const path = sea.journeys.get(what) ?? [start];
  sea.journeys.set(what, [...path, ...frames]);
}

function heirsOn(sea: Sea, pose: Pose): number[] {
  const squares = squaresOf(pose);
  return [...sea.heirs].filter(([, at]) => squares.some((spot) => isThere(at, spot))).map(([seat]) => seat);
}

/** How long a journey takes: 110 ms a point for a walk, never more than 380 ms in all. */
export function lengthOf(journey: Journey): number {
  return journey.what.startsWith("boat") ? 340 : Math.min(380, 110 * Math.max(2, journey.frames.length - 1));
}
