/** The rules of games, fetched once for each language. */
import * as api from "../server/api";
import type { Clause, Reading } from "../server/types";

const kept = new Map<string, Promise<Clause[]>>();

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** The chapters of a game's rules; at a table with the numbers of its edition. */
export async function chapters(game: string, language: string, table: string | null = null): Promise<Chapter[]> {
  const key = `${table ?? game} ${language}`;
  const clauses = kept.get(key) ?? (table ? api.tableRules(table, language) : api.rules(game, language));
  kept.set(key, clauses);
  const found: Chapter[] = [];
  for (const clause of await clauses) {
    if (found.at(-1)?.title !== clause.chapter) found.push({ title: clause.chapter, clauses: [] });
    found.at(-1)?.clauses.push(clause);
  }
  return found;
}

/** The clause that a refusal names: `DM-6.3` for `DM-6.3 (g)`, a part of it. */
export function clauseOf(refusal: string): string {
  return refusal.split(" ")[0] ?? refusal;
}

/** Whether a clause is a ruling: nothing of it is in the printed rules, it says how they are read here. */
export function isRuling(clause: Clause): boolean {
  return clause.ours[0] === clause.text;
}

/** Readings by their headings, in order. */
export function groups(readings: Reading[]): { heading: string; texts: string[] }[] {
  const found: { heading: string; texts: string[] }[] = [];
  for (const { heading, text } of readings) {
    if (found.at(-1)?.heading !== heading) found.push({ heading, texts: [] });
    found.at(-1)?.texts.push(text);
  }
  return found;
}

/** Whether a clause says what is printed in the box, and how sure that is. */
export function isOfBox(clause: string): boolean {
  return /-B\d+$/.test(clause);
}

/** Where a clause is read: among the rules, or, if it is about the box, on the page about the edition. */
export function clausePath(game: string, clause: string, table: string | null = null): string {
  return `/${isOfBox(clause) ? "edition" : "rules"}/${game}${table ? `?table=${table}` : ""}#clause-${clause}`;
}

/** Whether a clause has the words looked for. */
export function speaksOf(clause: Clause, wanted: string): boolean {
  return readsLike(`${clause.id} ${clause.text}`, wanted);
}

/** Whether a text has the words looked for; plain spaces and apostrophes find those of fine print. */
export function readsLike(text: string, wanted: string): boolean {
  return plain(text).includes(plain(wanted));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s/g, " ").replaceAll("’", "'");
}

export interface Part {
  kind: "text" | "strong" | "clause";
  text: string;
  /** Whether these words are ours, and not in the printed rules. */
  ours: boolean;
}

/** The parts of a clause's text: plain, strong, or the id of another clause; and which words of it are ours. */
export function parts(text: string, ours: string[] = []): Part[] {
  const found: Part[] = [];
  let rest = text;
  for (const passage of ours) {
    const at = rest.indexOf(passage);
    if (at < 0) continue;
    found.push(...cut(rest.slice(0, at), false), ...cut(passage, true));
    rest = rest.slice(at + passage.length);
  }
  return [...found, ...cut(rest, false)];
}

function cut(text: string, ours: boolean): Part[] {
  const pattern = /(\*\*[^*]+\*\*|\b[A-Z]{2}-(?:\d+\.\d+|[A-Z]\d+)\b)/;
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2), ours };
      return { kind: pattern.test(part) ? "clause" : "text", text: part, ours };
    });
}
