/** Time left, in words short enough for a seat's plate. */
import type { Words } from "../words/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 4:05 under an hour, then hours, then days. */
export function clockText(ms: number, words: Words): string {
  const left = Math.max(0, ms);
  if (left < HOUR) {
    const seconds = Math.floor(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  if (left < 2 * DAY) return words.say("clock-hours-left", { hours: Math.floor(left / HOUR) });
  return words.say("clock-days-left", { days: Math.floor(left / DAY) });
}
