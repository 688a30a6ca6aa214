/** Where boats and heirs lie, and where a move takes them: geometry only, what is allowed comes from the server. */

import { type Boat, COLUMNS, SIZE, SQUARE, WAYS, type Way } from "./view";

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

export const readSquare = (name: string): Spot => ({
  column: COLUMNS.indexOf(name[0] as string),
  row: Number(name.slice(1)) - 1,
});
export const nameSquare = (spot: Spot): string => `${COLUMNS[spot.column]}${spot.row + 1}`;
export const isOnBoard = (spot: Spot): boolean =>
  spot.column >= 0 && spot.row >= 0 && spot.column < SIZE && spot.row < SIZE;
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

const CORNERS: Record<string, Spot> = {
  northeast: { column: 1, row: -1 },
  southeast: { column: 1, row: 1 },
  southwest: { column: -1, row: 1 },
  northwest: { column: -1, row: -1 },
};

export function diagonally(spot: Spot, corner: string): Spot {
  const step = CORNERS[corner] as Spot;
  return { column: spot.column + step.column, row: spot.row + step.row };
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

/** DM-B7: the squares a quarter turn passes over, the boat's own before and after among them. */
export function sweep(pose: Pose, side: "left" | "right", about: "sailor" | "far end" = "sailor"): Spot[] {
  const after = about === "sailor" ? turned(pose, side) : swung(pose, side);
  const own = [...squaresOf(pose), ...squaresOf(after)];
  if (pose.kind === "centre") return unique([...own, ...corners(pose, after)]);
  const columns = own.map((spot) => spot.column);
  const rows = own.map((spot) => spot.row);
  const all: Spot[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    for (let column = Math.min(...columns); column <= Math.max(...columns); column++) all.push({ column, row });
  }
  return all;
}

/** The two corner squares that the ends of a centre boat pass. */
function corners(before: Pose, after: Pose): Spot[] {
  return [
    along(along(before, before.heading), after.heading),
    along(along(before, before.heading, -1), after.heading, -1),
  ];
}

function unique(spots: Spot[]): Spot[] {
  return spots.filter((spot, i) => spots.findIndex((other) => isSame(other, spot)) === i);
}

/** Of a sweep, what is in the way: squares beyond the board, or taken by something other than this boat. */
export function blockers(squares: Spot[], boats: Boat[], pontoons: string[], boat: number): Spot[] {
  const taken = boats.filter((other) => other.boat !== boat).flatMap((other) => squaresOf(poseOf(other)));
  taken.push(...pontoons.map(readSquare));
  return squares.filter((spot) => !isOnBoard(spot) || taken.some((other) => isSame(other, spot)));
}
