/** Where boats and heirs are drawn, and where a move that the server offers takes a boat. What a move needs, what is in
 * its way and where an heir comes to, the server says. */

import { type Boat, SQUARE, WAYS, type Way } from "./view";

export interface Spot {
  column: number;
  row: number;
}

/** A boat as it lies: where its sailor stands and which way its first space is. */
export interface Pose extends Spot {
  heading: number;
  kind: "centre" | "end";
}

const STEP: Record<Way, Spot> = {
  north: { column: 0, row: -1 },
  east: { column: 1, row: 0 },
  south: { column: 0, row: 1 },
  west: { column: -1, row: 0 },
};

/** Columns are named by letters from a on, rows by numbers from 1 on. */
export const nameColumn = (column: number): string => String.fromCharCode("a".charCodeAt(0) + column);
export const readSquare = (name: string): Spot => ({
  column: name.charCodeAt(0) - "a".charCodeAt(0),
  row: Number(name.slice(1)) - 1,
});
export const nameSquare = (spot: Spot): string => `${nameColumn(spot.column)}${spot.row + 1}`;
export const isSame = (a: Spot, b: Spot): boolean => a.column === b.column && a.row === b.row;

/** The middle of a square in the drawing. */
export const middle = (spot: Spot): { x: number; y: number } => ({
  x: (spot.column + 0.5) * SQUARE,
  y: (spot.row + 0.5) * SQUARE,
});

export function along(spot: Spot, way: Way | number, distance = 1): Spot {
  const step = STEP[typeof way === "number" ? (WAYS[((way % 4) + 4) % 4] as Way) : way];
  return { column: spot.column + step.column * distance, row: spot.row + step.row * distance };
}

export function poseOf(boat: Boat): Pose {
  return { ...readSquare(boat.sailor), heading: WAYS.indexOf(boat.heading), kind: boat.kind };
}

/** The three squares of a boat: sailor, first space, second space. */
export function squaresOf(pose: Pose): [Spot, Spot, Spot] {
  const second = pose.kind === "centre" ? -1 : 2;
  return [{ column: pose.column, row: pose.row }, along(pose, pose.heading), along(pose, pose.heading, second)];
}

/** A boat after a quarter turn about its sailor. */
export function turned(pose: Pose, side: "left" | "right"): Pose {
  return { ...pose, heading: (pose.heading + (side === "right" ? 1 : 3)) % 4 };
}

/** A boat after a quarter turn about its far end, the sailor swinging round it. */
export function swung(pose: Pose, side: "left" | "right"): Pose {
  const pivot = along(pose, pose.heading, 2);
  const heading = (pose.heading + (side === "right" ? 1 : 3)) % 4;
  return { ...along(pivot, heading, -2), heading, kind: pose.kind };
}

export function spun(pose: Pose): Pose {
  return { ...pose, heading: (pose.heading + 2) % 4 };
}

export function shifted(pose: Pose, way: Way, distance: number): Pose {
  return { ...pose, ...along(pose, way, distance) };
}
