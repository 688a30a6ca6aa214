/** What a legal choice would move, and where to: so that hands, keys and handles find it. */

import {
  along,
  isSame,
  nameSquare,
  poseOf,
  readSquare,
  shifted,
  type Pose,
  type Spot,
  spun,
  swung,
  turned,
} from "./geometry";
import type { Boat, Turn, View, Walk, Way } from "./view";

export interface Aim {
  n: number;
  kind: string;
  args: Record<string, string>;
}

/** A boat's move: by how many squares it slides, or round what it turns. */
export interface BoatMove {
  aim: Aim;
  boat: number;
  kind: "slide" | "vault" | "drift" | "turn" | "swing" | "spin" | "exchange";
  column: number;
  row: number;
  after: Pose;
}

/** A square to be touched: where an heir's move ends, or where a boat's sailor would stand. */
export interface Goal {
  aim: Aim;
  to: Spot;
}

/** A move of one's heir: where it ends, and the points it takes. */
export interface HeirMove extends Goal {
  price: number;
}

const SLIDING = ["slide", "vault", "drift"];
const TURNING = ["turn", "swing", "spin", "exchange"];

/** Every legal move of one boat. */
export function movesOf(view: View, legal: Aim[], boat: number): BoatMove[] {
  const lying = view.boats.find((one) => one.boat === boat);
  if (!lying) return [];
  const pose = poseOf(lying);
  return legal.filter((aim) => Number(aim.args.boat) === boat + 1).map((aim) => moveOf(aim, boat, pose));
}

function moveOf(aim: Aim, boat: number, pose: Pose): BoatMove {
  const kind = aim.kind as BoatMove["kind"];
  if (!SLIDING.includes(kind)) return { aim, boat, kind, column: 0, row: 0, after: turnedPose(aim, pose) };
  const after = shifted(pose, aim.args.way as Way, Number(aim.args.distance));
  return { aim, boat, kind, column: after.column - pose.column, row: after.row - pose.row, after };
}

function turnedPose(aim: Aim, pose: Pose): Pose {
  const side = aim.args.side as "left" | "right";
  if (aim.kind === "turn") return turned(pose, side);
  if (aim.kind === "swing") return swung(pose, side);
  return aim.kind === "spin" ? spun(pose) : pose;
}

export const isSliding = (move: BoatMove): boolean => SLIDING.includes(move.kind);
export const isTurning = (move: BoatMove): boolean => TURNING.includes(move.kind);

/** The boats that can be moved at all. */
export function movable(legal: Aim[]): Set<number> {
  return new Set(legal.filter((aim) => aim.args.boat !== undefined).map((aim) => Number(aim.args.boat) - 1));
}

/** The sliding move nearest to where the hand has dragged the boat, in squares; null is where it lay. */
export function snap(moves: BoatMove[], column: number, row: number): BoatMove | null {
  let best: BoatMove | null = null;
  let least = column * column + row * row;
  for (const move of moves.filter(isSliding)) {
    const distance = (move.column - column) ** 2 + (move.row - row) ** 2;
    if (distance < least) [best, least] = [move, distance];
  }
  return best;
}

/** How far the hand is from the place the boat would snap to, in squares. */
export function strain(move: BoatMove | null, column: number, row: number): number {
  return Math.hypot((move?.column ?? 0) - column, (move?.row ?? 0) - row);
}

/** The notation of a slide somebody tried by dragging, on a board of a size. */
export function meantSlide(boat: number, column: number, row: number, size: number): string {
  const isAcross = Math.abs(column) > Math.abs(row);
  const way = isAcross ? (column > 0 ? "east" : "west") : row > 0 ? "south" : "north";
  const distance = Math.max(1, Math.min(size - 1, Math.round(isAcross ? Math.abs(column) : Math.abs(row))));
  return `slide ${boat + 1} ${way} ${distance}`;
}

/** The next sliding move from the one looked at, in a direction of the keyboard; null goes back to where it lay. */
export function slideOn(moves: BoatMove[], at: BoatMove | null, way: Way): BoatMove | null | undefined {
  const here = { column: at?.column ?? 0, row: at?.row ?? 0 };
  const step = along({ column: 0, row: 0 }, way);
  const gain = (column: number, row: number) => (column - here.column) * step.column + (row - here.row) * step.row;
  const away = (column: number, row: number) =>
    Math.abs((column - here.column) * step.row) + Math.abs((row - here.row) * step.column);
  const ahead = moves.filter(
    (move) => isSliding(move) && gain(move.column, move.row) > 0 && away(move.column, move.row) === 0,
  );
  ahead.sort((a, b) => gain(a.column, a.row) - gain(b.column, b.row));
  const next = ahead[0];
  if (gain(0, 0) > 0 && away(0, 0) === 0 && (!next || gain(0, 0) < gain(next.column, next.row))) return null;
  return next;
}

/** The legal moves of one's heir as the server tells them; the plainest wins where several end on one square. */
export function heirMoves(view: View, legal: Aim[]): HeirMove[] {
  const moves: HeirMove[] = [];
  for (const { to: square, steps, price } of view.walks) {
    const aim = steps.length === 1 ? legal.find((one) => one.n === steps[0]) : undefined;
    const to = readSquare(square);
    if (aim && !moves.some((move) => isSame(move.to, to))) moves.push({ aim, to, price });
  }
  return moves;
}

/** Walks of several steps to squares that no single move ends on: one square is one target. */
export function farWalks(view: View): Walk[] {
  const near = new Set(view.walks.filter((walk) => walk.steps.length === 1).map((walk) => walk.to));
  return view.walks.filter((walk) => walk.steps.length > 1 && !near.has(walk.to));
}

/** What a quarter turn of a boat needs, as the server tells it; null where it would leave the board. */
export function turnOf(boat: Boat, kind: "turn" | "swing", side: "left" | "right"): Turn | null {
  const turns = kind === "turn" ? boat.turns : boat.swings;
  return turns?.[side === "left" ? 0 : 1] ?? null;
}

/** Of things with a place, the nearest one that lies in a direction; the lane straight ahead counts double. */
export function nearest<T extends { to: Spot }>(things: T[], from: Spot, way: Way): T | null {
  const step = along({ column: 0, row: 0 }, way);
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [column, row] = [thing.to.column - from.column, thing.to.row - from.row];
    const ahead = column * step.column + row * step.row;
    if (ahead <= 0) continue;
    const aside = Math.abs(column * step.row) + Math.abs(row * step.column);
    if (ahead + 2 * aside < least) [best, least] = [thing, ahead + 2 * aside];
  }
  return best;
}

/** The notation of a walk somebody tried: one step towards the square touched, where that is beside the heir. */
export function meantWalk(from: Spot, to: Spot): string | null {
  const [column, row] = [to.column - from.column, to.row - from.row];
  if (Math.abs(column) + Math.abs(row) === 1)
    return `step ${column > 0 ? "east" : column < 0 ? "west" : row > 0 ? "south" : "north"}`;
  if (Math.abs(column) === 1 && Math.abs(row) === 1) {
    return `diagonal ${row < 0 ? "north" : "south"}${column > 0 ? "east" : "west"}`;
  }
  return null;
}

/** Set-up: the legal placements with this kind of boat lying this way. */
export function placements(legal: Aim[], kind: "centre" | "end", heading: number): Goal[] {
  const found: Goal[] = [];
  for (const aim of legal) {
    if (aim.kind !== `place_${kind}` || !liesSo(aim, kind, heading)) continue;
    found.push({ aim, to: readSquare(`${aim.args.column}${aim.args.row}`) });
  }
  return found;
}

function liesSo(aim: Aim, kind: "centre" | "end", heading: number): boolean {
  if (kind === "centre") return (aim.args.axis === "vertical") === (heading % 2 === 0);
  return aim.args.way === (["north", "east", "south", "west"] as const)[heading];
}

/** The notation of a placement somebody tried. */
export function meantPlacement(spot: Spot, kind: "centre" | "end", heading: number): string {
  const square = nameSquare(spot);
  const how =
    kind === "centre" ? (heading % 2 === 0 ? "vertical" : "horizontal") : ["north", "east", "south", "west"][heading];
  return `place_${kind} ${square[0]} ${square.slice(1)} ${how}`;
}
