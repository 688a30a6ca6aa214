/** Looking back: stations leave out what was taken back, a film folds what one seat did in a row. */
import { describe, expect, it } from "vitest";
import { beats, History, lastOwn, stations } from "../src/play/history.svelte";
import type { Frame, Move } from "../src/server/types";

const move = (version: number, seat: number | null, kind = "act"): Move => ({
  version,
  seat,
  kind,
  at: 0,
  by: "person",
  facts: {},
  events: [{ kind: "did", arguments: { version } }],
});
const moves = [move(2, null, "sit"), move(3, null, "deal"), move(4, 0), move(5, 1), move(6, 1), move(7, 2), move(8, 1)];

describe("history", () => {
  it("steps through the deal and the acts in force", () => {
    expect(
      stations(
        moves,
        [
          [1, 5],
          [7, 8],
        ],
        8,
      ),
    ).toEqual([3, 4, 5, 7, 8]);
    expect(stations(moves, [[1, 9]], 9)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it("knows what a seat has seen: its own last act", () => {
    expect(lastOwn(moves, 0)).toBe(4);
    expect(lastOwn(moves, null)).toBe(0);
  });

  it("folds what one seat did in a row into one beat", () => {
    expect(beats(moves, 4).map(({ seat, version, events }) => [seat, version, events.length])).toEqual([
      [1, 6, 2],
      [2, 7, 1],
      [1, 8, 1],
    ]);
  });

  it("shows a film beat by beat, fetches each position once, and ends in the present", async () => {
    const fetched: number[] = [];
    const history = new History(async (version) => {
      fetched.push(version);
      return { version } as Frame;
    });
    await history.play(beats(moves, 4));
    expect(history.frame?.version).toBe(6);
    await history.to(1);
    await history.to(0);
    expect(fetched).toEqual([6, 7]);
    await history.to(3);
    expect(history.at).toBeNull();
    expect(history.film).toBeNull();
  });
});
