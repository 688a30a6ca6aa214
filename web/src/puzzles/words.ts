/** The words that only puzzles need. */
import type { PuzzleSummary } from "../server/types";
import type { Words } from "../words/words";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export const puzzleText = async (language: string): Promise<string> =>
  (await texts[`./text/${language}.ftl`]?.()) ?? "";

/** What a puzzle asks, in a line. */
export function titleOf(words: Words, puzzle: PuzzleSummary): string {
  const message = `puzzle-${puzzle.kind}`;
  return words.has(message) ? words.say(message, { goal: puzzle.goal }) : words.say("puzzle-any");
}
