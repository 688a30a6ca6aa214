/** Going through a game: whose turning points are told, and what of the two lines is shown. */
import { describe, expect, it } from "vitest";
import { Reviewer } from "../src/play/reviewer.svelte";
import type { LineAnswer, ReviewAnswer } from "../src/server/types";

const turn = (version: number, seat: number, lost: number) => ({
  version,
  seat,
  played: [1],
  better: [2],
  lost,
  outlook: [0.5, 0.5],
  remark: lost ? null : { kind: "great", arguments: {} },
  reason: null,
});
const review: ReviewAnswer = {
  measure: "chance",
  total: 6,
  looked: 6,
  done: true,
  turning: [9, 4, 7, 5, 2],
  points: [turn(2, 0, 0.06), turn(3, 0, 0), turn(4, 0, 0.3), turn(5, 0, 0.1), turn(7, 1, 0.2), turn(9, 1, 0.4)],
};
const step = (action: number) => ({
  action,
  events: [{ kind: "did", arguments: { n: action } }],
  view: { after: action },
});
const lines: LineAnswer = { version: 4, seat: 0, played: [step(1)], better: [step(2), step(3)] };

function make(seat: number | null) {
  const seen = { at: [] as (number | null)[], begun: 0 };
  const reviewer = new Reviewer({
    begin: async () => ({ ...review, done: seen.begun++ > 0, looked: 1 }),
    look: async () => review,
    lines: async () => lines,
    go: async (version) => void seen.at.push(version),
    refused: () => undefined,
    wait: async () => undefined,
    seat: () => seat,
  });
  return { reviewer, seen };
}

describe("a review", () => {
  it("tells the reader their own turning points, in the order of the game, and opens the first", async () => {
    const { reviewer, seen } = make(0);
    await reviewer.open();
    expect(reviewer.points.map((point) => point.version)).toEqual([2, 4, 5]);
    expect(seen.at).toEqual([2]);
    reviewer.isMine = false;
    expect(reviewer.points.map((point) => point.version)).toEqual([4, 7, 9]);
    expect(reviewer.praised?.version).toBe(3);
  });

  it("tells a spectator the costliest of all", async () => {
    const { reviewer } = make(null);
    await reviewer.open();
    expect(reviewer.points.map((point) => point.version)).toEqual([4, 7, 9]);
  });

  it("shows several steps as done and a single one as what it would do", async () => {
    const { reviewer, seen } = make(0);
    await reviewer.open();
    await reviewer.choose(4);
    expect(reviewer.view).toEqual({ after: 3 });
    expect(reviewer.preview).toBeNull();
    expect(reviewer.pointed).toHaveLength(2);
    reviewer.next();
    expect(reviewer.view).toBeNull();
    expect(reviewer.preview?.choice).toBe(2);
    reviewer.next();
    expect(reviewer.view).toEqual({ after: 2 });
    reviewer.show("played");
    expect(reviewer.view).toBeNull();
    expect(reviewer.preview?.choice).toBe(1);
    expect(reviewer.costs(1)).toHaveLength(1);
    expect(reviewer.costs(2)).toEqual([]);
    reviewer.close();
    expect(reviewer.preview).toBeNull();
    expect(seen.at.at(-1)).toBeNull();
  });
});
