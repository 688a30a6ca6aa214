/** The turn track as the limb of the chart: one segment a turn, clockwise from the top. */

import { round, type Point } from "./layout";

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
