/** Whom one plays against where nothing was chosen. */
import { expect, it } from "vitest";
import { usualBot } from "../src/play/bots";

it("plays against the middle level where there are levels", () => {
  expect(usualBot({ bots: ["random", "greedy", "easy", "medium", "hard", "expert"] })).toBe("medium");
});

it("plays against the strongest simple player where there is no middle level", () => {
  expect(usualBot({ bots: ["random", "greedy", "easy", "expert"] })).toBe("greedy");
  expect(usualBot({ bots: ["random"] })).toBe("random");
});
