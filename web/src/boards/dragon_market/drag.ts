/** A boat in the hand: dragged along it slides, its end pulled sideways it turns. */
import { poseOf, type Pose, type Spot, squaresOf } from "./geometry";
import { type BoatMove, meantSlide, snap, strain } from "./targets";
import type { Boat } from "./view";

export interface Grip {
  boat: number;
  pose: Pose;
  /** Where the boat was taken hold of, in squares of the board, not rounded. */
  from: Spot;
  /** The notation of what the hand tries, where that is not possible. */
  meant: string | null;
}

export interface Pulled {
  grip: Grip;
  move: BoatMove | null;
  /** A turn the hand tries that is not possible. */
  balk: "left" | "right" | null;
}

const SLACK = 0.12;
const LOOSE = 0.9;

export function grab(boat: Boat, at: Spot): Grip {
  return { boat: boat.boat, pose: poseOf(boat), from: at, meant: null };
}

/** What the hand asks of the boat at this point of its way, on a board of a size; null while it has hardly moved. */
export function pull(grip: Grip, moves: BoatMove[], at: Spot, size: number): Pulled | null {
  const [column, row] = [at.column - grip.from.column, at.row - grip.from.row];
  if (Math.hypot(column, row) < SLACK) return null;
  const side = sideOf(grip, at);
  const canDrift = moves.some((move) => move.kind === "drift");
  if (side && !canDrift) return turning(grip, moves, side);
  const move = snap(moves, column, row);
  const isTooFar = strain(move, column, row) > LOOSE;
  const meant = isTooFar ? meantSlide(grip.boat, column, row, size) : null;
  return {
    grip: { ...grip, meant },
    move: isTooFar && strain(move, column, row) > 2 * LOOSE ? null : move,
    balk: null,
  };
}

function turning(grip: Grip, moves: BoatMove[], side: "left" | "right"): Pulled {
  const move = moves.find((one) => one.kind === "turn" && one.aim.args.side === side) ?? null;
  const meant = move ? null : `turn ${grip.boat + 1} ${side}`;
  return { grip: { ...grip, meant }, move, balk: move ? null : side };
}

/** Which way round the hand pulls an end of the boat; null where it pulls along, or holds the sailor. */
function sideOf(grip: Grip, at: Spot): "left" | "right" | null {
  const middle = { column: grip.pose.column + 0.5, row: grip.pose.row + 0.5 };
  const arm = { column: grip.from.column - middle.column, row: grip.from.row - middle.row };
  if (Math.hypot(arm.column, arm.row) < 0.6 || !isOnEnd(grip)) return null;
  const now = { column: at.column - middle.column, row: at.row - middle.row };
  const turn = Math.atan2(arm.column * now.row - arm.row * now.column, arm.column * now.column + arm.row * now.row);
  const across = grip.pose.heading % 2 === 0 ? at.column - grip.from.column : at.row - grip.from.row;
  const along = grip.pose.heading % 2 === 0 ? at.row - grip.from.row : at.column - grip.from.column;
  if (Math.abs(across) < 0.5 || Math.abs(across) < Math.abs(along) * 0.8) return null;
  return turn > 0 ? "right" : "left";
}

function isOnEnd(grip: Grip): boolean {
  const [, ...ends] = squaresOf(grip.pose);
  const square = { column: Math.floor(grip.from.column), row: Math.floor(grip.from.row) };
  return ends.some((end) => end.column === square.column && end.row === square.row);
}
