/** What is said of a turn of a game that is over. */
import type { TablePage } from "../play/tablePage.svelte";
import type { LineStep, ReviewedTurn } from "../server/types";
import type { Words } from "../words/words";

/** The number of a seat's turn: of what it did in a row, counted from 1. */
export function turnNumber(page: TablePage, point: ReviewedTurn): number {
  const own = (page.reviewer.review?.points ?? []).filter((other) => other.seat === point.seat);
  return own.findIndex((other) => other.version === point.version) + 1;
}

/** Which turn it was and, where that is one step, what was done. */
export function turnText(page: TablePage, point: ReviewedTurn, words: Words): string {
  const turn = words.say("review-turn", { number: turnNumber(page, point) });
  return point.played.length === 1
    ? words.say("review-turn-did", { turn, action: words.action(point.played[0]!) })
    : turn;
}

/** The steps of a line in words; the same step in a row is said once. */
export function lineText(steps: LineStep[], words: Words): string {
  const said = steps.map((step) => words.action(step.action));
  return said.filter((sentence, i) => sentence !== said[i - 1]).join("; ");
}
