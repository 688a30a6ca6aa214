/** Whom one plays against where nothing was chosen. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { usualBot } from "../src/play/bots";
import { Words } from "../src/words/words";

it("plays against the middle level where there are levels", () => {
  expect(usualBot({ bots: ["random", "greedy", "easy", "medium", "hard", "expert"] })).toBe("medium");
});

it("plays against the strongest simple player where there is no middle level", () => {
  expect(usualBot({ bots: ["random", "greedy", "easy", "expert"] })).toBe("greedy");
  expect(usualBot({ bots: ["random"] })).toBe("random");
});

it.each(["en", "fr", "it", "de"])("six bots have six names in %s", (language) => {
  const text = readFileSync(new URL(`../src/text/${language}.ftl`, import.meta.url).pathname, "utf-8");
  const words = new Words(language, [text]);
  const names = [1, 2, 3, 4, 5, 6].map((n) => words.say("bot-name", { n }));
  expect(new Set(names).size).toBe(6);
});
