/** The course of a game: a line for each seat, from the first decision to the end. */
import { describe, expect, it } from "vitest";
import { finalStandings, reviewChartOf, top } from "../src/play/reviewChart";
import type { ReviewAnswer } from "../src/server/types";

const judged = (version: number, seat: number, outlook: number[]) => ({
  version,
  seat,
  played: [1],
  better: [2],
  lost: 0.1,
  outlook,
  remark: null,
  reason: null,
});
const review: ReviewAnswer = {
  measure: "chance",
  total: 2,
  looked: 2,
  done: true,
  turning: [9],
  points: [judged(4, 0, [0.5, 0.5]), judged(9, 1, [0.25, 0.75])],
};

describe("the course of a game", () => {
  it("ends with who won, who share where they are several, or with points", () => {
    expect(finalStandings("chance", [1, 2, 1], [])).toEqual([0.5, 0, 0.5]);
    expect(finalStandings("points", [1, 2], [30, 12])).toEqual([30, 12]);
  });

  it("has a scale up to certainty, or to a round number of points", () => {
    expect(top("chance", [0.2])).toBe(1);
    expect(top("points", [3, 101])).toBe(150);
    expect(top("points", [])).toBe(50);
  });

  it("draws every seat from left to right, and marks a decision on the line of who took it", () => {
    const course = reviewChartOf(review, [0, 1], { width: 100, height: 200 });
    expect(course.lines[0]).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 150 },
      { x: 100, y: 200 },
    ]);
    expect(course.spotOf(9)).toEqual({ x: 50, y: 50 });
    expect(course.spotOf(5)).toBeNull();
  });
});
