/** The course of a game as lines to draw: how everybody stood at each decision, and at the end. */
import type { Measure, ReviewAnswer } from "../server/types";

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** A line for each seat, from left to right; values from 0 at the bottom to the most at the top. */
export interface Course {
  most: number;
  lines: Spot[][];
  /** Where a decision lies on the line of whoever took it. */
  spotOf: (version: number) => Spot | null;
}

/** How everybody stands once it is over: who won shares the chance, or has the points. */
export function finalStandings(measure: Measure, places: number[], scores: number[]): number[] {
  if (measure === "points") return scores;
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The top of the scale: all of the chance, or a round number of points. */
export function top(measure: Measure, values: number[]): number {
  if (measure === "chance") return 1;
  const step = 50;
  return Math.max(step, step * Math.ceil(Math.max(0, ...values) / step));
}

export function reviewChartOf(review: ReviewAnswer, last: number[], size: Size): Course {
  const standings = [...review.points.map((point) => point.outlook), last];
  const most = top(review.measure, standings.flat());
  const x = (i: number): number => (standings.length < 2 ? 0 : (i / (standings.length - 1)) * size.width);
  const y = (value: number): number => size.height * (1 - Math.max(0, value) / most);
  const lines = last.map((_, seat) => standings.map((values, i) => ({ x: x(i), y: y(values[seat] ?? 0) })));
  const spotOf = (version: number): Spot | null => {
    const i = review.points.findIndex((point) => point.version === version);
    return i < 0 ? null : (lines[review.points[i]!.seat]?.[i] ?? null);
  };
  return { most, lines, spotOf };
}
