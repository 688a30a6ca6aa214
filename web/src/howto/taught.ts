/** The page that teaches a game: fetched once for each language, searched, and found again from the clauses. */
import * as api from "../server/api";
import type { HowToPlay } from "../server/types";
import { readsLike } from "../shell/rulebook";

const kept = new Map<string, Promise<HowToPlay>>();

/** How a game is played; at a table with the numbers of its edition. Without sections where nobody has written it. */
export function howToPlay(game: string, language: string, table: string | null = null): Promise<HowToPlay> {
  const key = `${table ?? game} ${language}`;
  const page = kept.get(key) ?? (table ? api.tableHowToPlay(table, language) : api.howToPlay(game, language));
  kept.set(key, page);
  page.catch(() => kept.delete(key));
  return page;
}

/** A passage of the page, and where it stands: under this title, at this id. */
export interface Taught {
  id: string;
  title: string;
  text: string;
  clauses: string[];
}

/** All that the page says, in order. */
export function passages(page: HowToPlay, goal: string): Taught[] {
  if (!page.sections.length) return [];
  const parts = page.sections.flatMap(({ id, title, ...section }) => [
    ...section.passages.map((passage) => ({ id, title, ...passage })),
    ...section.steps.map((step) => ({ id: step.id, title: step.title, ...step.passage })),
    ...section.facts.map((fact) => ({ id, title: fact.name, ...fact.passage })),
    ...section.mistakes.map((passage) => ({ id, title, ...passage })),
  ]);
  return [{ id: "goal", title: goal, ...page.goal }, ...parts];
}

/** The passages with the words looked for. */
export function findTaught(all: Taught[], wanted: string): Taught[] {
  return all.filter(({ title, text, clauses }) => readsLike([title, text, ...clauses].join(" "), wanted));
}

/** Where each clause is explained: every place once. */
export function placesByClause(all: Taught[]): Map<string, Taught[]> {
  const places = new Map<string, Taught[]>();
  for (const one of all) {
    for (const clause of one.clauses) {
      const known = places.get(clause) ?? [];
      if (!known.some(({ id, title }) => id === one.id && title === one.title)) known.push(one);
      places.set(clause, known);
    }
  }
  return places;
}

/** The address of the page, at a place of it, for the edition of a table. */
export function howPath(game: string, table: string | null = null, id = ""): string {
  return `/how/${game}${table ? `?table=${table}` : ""}${id ? `#${id}` : ""}`;
}
