/** The words that only puzzles need. */
import type { PuzzleSummary } from "../server/types";
import type { Words } from "../words/words";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export const puzzleText = async (language: string): Promise<string> =>
  (await texts[`./text/${language}.ftl`]?.()) ?? "";

/** What a puzzle asks, in a line. */
export function titleOf(words: Words, puzzle: PuzzleSummary): string {
  const messages = [`puzzle-${puzzle.kind}-${puzzle.game}`, `puzzle-${puzzle.kind}`];
  const message = messages.find((one) => words.has(one));
  return message ? words.say(message, { goal: puzzle.goal }) : words.say("puzzle-any");
}

/** How a puzzle was checked, in a line. */
export function checkedText(words: Words, puzzle: PuzzleSummary): string {
  return words.say("puzzle-checked-all", { positions: puzzle.positions, steps: puzzle.steps });
}
