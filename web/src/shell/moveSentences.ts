/** What moves say in the log: the game's events, and matters of the table. */
import type { Move } from "../server/types";
import type { Words } from "../words/words";

/** The sentences of one move; none for what needs no telling. */
export function sentencesOf(move: Move, words: Words, names: string[], you: number | null): string[] {
  const events = move.events.map((event) => words.event(event, names, you)).filter(Boolean);
  const matter = matterOf(move, words, names, you);
  return matter ? [matter, ...events] : events;
}

/** So many sentences of one move are told; of the deal only the last. */
const MOST = 6;

/** The sentences shown at first: all, or the last ones of a long row. */
export function shortened(move: Move, sentences: string[]): string[] {
  if (move.kind === "deal") return sentences.length > 2 ? [sentences[0]!, sentences.at(-1)!] : sentences;
  return sentences.length > MOST + 1 ? sentences.slice(0, MOST) : sentences;
}

function matterOf(move: Move, words: Words, names: string[], you: number | null): string {
  const facts = move.facts ?? {};
  let message = `matter-${move.kind}`;
  if (move.kind === "act") message += `-${move.by}`;
  if (move.kind === "ask") message += `-${String(facts["about"])}`;
  if (move.kind === "answer") message += facts["yes"] ? "-yes" : "-no";
  if (!words.has(message)) return "";
  const name = move.seat === null ? "" : (names[move.seat] ?? "");
  const other = move.kind === "ask" ? facts["to"] : facts["by"];
  return words.say(message, {
    name: typeof facts["name"] === "string" ? facts["name"] : name,
    who: move.seat === you && you !== null ? "you" : "other",
    by: typeof other === "number" ? (names[other] ?? "") : "",
    own: other === move.seat ? "yes" : "no",
    seat: move.seat === null ? "" : words.say("seat", { first: move.seat + 1 }),
  });
}
