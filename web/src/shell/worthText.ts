/** What a line or a seat's standing is worth, in words. */
import type { Measure } from "../server/types";
import type { Words } from "../words/words";

/** What a turn gave away: a guess, as is said beside it. */
export function lossText(words: Words, measure: Measure, lost: number): string {
  const worth = measure === "chance" ? worthText(words, measure, lost) : Math.round(lost);
  return words.say("review-loss", { worth });
}

/** A chance to win in per cent, or points. */
export function worthText(words: Words, measure: Measure, value: number): string {
  if (measure === "chance") return words.say("worth-chance", { chance: Math.round(100 * value) });
  return words.say("worth-points", { points: Math.round(value) });
}
