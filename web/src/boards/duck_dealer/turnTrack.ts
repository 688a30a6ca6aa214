/** The turn track as the limb of the chart: one segment a turn, clockwise from the top. */

import type { Move } from "../../server/types";
import { round, type Point } from "./layout";
import type { View } from "./view";

/** Who took which action turn: from the moves so far, and the turn under way from the table itself. */
export function takersIn(view: Pick<View, "turn" | "active" | "phase">, moves: Move[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const {
    kind,
    arguments: { seat, space },
  } of moves.flatMap((move) => move.events)) {
    if (kind === "action_turn" && seat !== undefined && space !== undefined && space <= view.turn)
      found.set(space, seat);
  }
  const isUnderWay = view.phase !== "turn" && view.phase !== "finished";
  if (isUnderWay && view.active !== null && view.turn > 0) found.set(view.turn, view.active);
  return found;
}

export interface Segment {
  turn: number;
  d: string;
  middle: Point;
}

const GAP = 0.02;

function on(radius: number, turn: number): Point {
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** A piece of a ring between two angles, clockwise from the top, in radians. */
export function ring(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [on(outer, from), on(outer, to), on(inner, to), on(inner, from)];
  const large = to - from > Math.PI ? 1 : 0;
  return `M${at(a)}A${outer} ${outer} 0 ${large} 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 ${large} 0 ${at(d)}Z`;
}

function at(p: Point): string {
  return `${round(p.x)} ${round(p.y)}`;
}

/** All segments of a track of so many turns. */
export function segments(turns: number, inner: number, width: number): Segment[] {
  const share = (2 * Math.PI) / turns;
  return Array.from({ length: turns }, (_, i) => ({
    turn: i + 1,
    d: ring(inner, inner + width, i * share + GAP, (i + 1) * share - GAP),
    middle: on(inner + width / 2, (i + 0.5) * share),
  }));
}

/** An open line outside the limb over a span of turns: how many highway parts are free there. */
export function hairline(turns: number, from: number, to: number, radius: number): string {
  const share = (2 * Math.PI) / turns;
  const a = on(radius, (from - 1) * share + GAP);
  const b = on(radius, to * share - GAP);
  const large = (to - from + 1) * share > Math.PI ? 1 : 0;
  return `M${at(a)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${at(b)}`;
}
