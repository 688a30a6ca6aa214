/** The rules of games, fetched once for each language. */
import * as api from "../server/api";
import type { Clause } from "../server/types";

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

/** Whether a clause is a ruling: not in the printed rules, but how they are read here. */
export function isRuling(id: string): boolean {
  return /-R\d+$/.test(id);
}

/** Whether a clause has the words looked for; plain spaces and apostrophes find those of fine print. */
export function speaksOf(clause: Clause, wanted: string): boolean {
  return plain(`${clause.id} ${clause.text}`).includes(plain(wanted));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s/g, " ").replaceAll("’", "'");
}

/** The parts of a clause's text: plain, strong, code, or the id of another clause. */
export function parts(text: string): { kind: "text" | "strong" | "clause"; text: string }[] {
  const pattern = /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2}-(?:\d+\.\d+|[A-Z]\d+)\b)/;
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "strong", text: part.slice(1, -1) };
      return { kind: pattern.test(part) ? "clause" : "text", text: part };
    });
}
