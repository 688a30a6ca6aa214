/** What moves say in the log: the game's events, and matters of the table. */
import type { Move } from "../server/types";
import type { Words } from "../words/words";

/** The sentences of one move; none for what needs no telling. */
export function sentencesOf(move: Move, words: Words, names: string[], you: number | null): string[] {
  const events = move.events.map((event) => words.event(event, names, you)).filter(Boolean);
  const matter = matterOf(move, words, names, you);
  return matter ? [matter, ...events] : events;
}

function matterOf(move: Move, words: Words, names: string[], you: number | null): string {
  const facts = move.facts ?? {};
  const message = `matter-${move.kind}${move.kind === "ask" ? `-${String(facts["about"])}` : ""}${move.kind === "answer" ? (facts["yes"] ? "-yes" : "-no") : ""}`;
  if (!words.has(message)) return "";
  const name = move.seat === null ? "" : (names[move.seat] ?? "");
  return words.say(message, { name: String(facts["name"] ?? name), who: move.seat === you && you !== null ? "you" : "other" });
}
