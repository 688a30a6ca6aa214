/** The rules of games, fetched once for each language. */
import * as api from "../server/api";
import type { Clause } from "../server/types";

const kept = new Map<string, Promise<Clause[]>>();

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** The chapters of a game's rules. */
export async function chapters(game: string, language: string): Promise<Chapter[]> {
  const key = `${game} ${language}`;
  const clauses = kept.get(key) ?? api.rules(game, language);
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
