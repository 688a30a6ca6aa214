import { describe, expect, it } from "vitest";
import { poseOf, squaresOf } from "./geometry";
import { BOATS, PONTOONS } from "./rules/start";

describe("the harbour of the rules", () => {
  const squares = BOATS.flatMap((boat) => squaresOf(poseOf(boat)));

  it("has five boats of each kind on squares of their own, beside the pontoons (DM-2.1, DM-B2)", () => {
    expect(BOATS.filter((boat) => boat.kind === "end").length).toBe(5);
    const taken = squares.map(({ column, row }) => `${"abcdefghij"[column]}${row + 1}`);
    expect(taken.filter((square) => /^[a-j]([1-9]|10)$/.test(square)).length).toBe(30);
    expect(new Set([...taken, ...PONTOONS]).size).toBe(34);
  });

  it("has no centre sailor on the border, and every good in one pile of two (DM-2.2, DM-2.3)", () => {
    for (const { column, row } of BOATS.filter((boat) => boat.kind === "centre").map(poseOf)) {
      expect(Math.min(column, row)).toBeGreaterThan(0);
      expect(Math.max(column, row)).toBeLessThan(9);
    }
    const piles = BOATS.flatMap((boat) => boat.spaces);
    expect(new Set(piles.map((pile) => pile.good)).size).toBe(20);
    expect(piles.every((pile) => pile.tokens === 2)).toBe(true);
  });
});
