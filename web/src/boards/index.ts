/** Which game has a board: every folder here with an index.ts, loaded when a table of that game is opened. */
import type { BoardModule } from "./board";

const modules = import.meta.glob<BoardModule>("./*/index.ts");
const texts = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });

/** A game's board; a game without one gets its view as words and tables, and is played from the bar. */
export async function loadBoard(game: string): Promise<BoardModule> {
  return await (modules[`./${game}/index.ts`]?.() ?? import("../generic"));
}

/** The words that only the board of a game needs, as Fluent text; "" if it has none. */
export async function loadBoardText(game: string, language: string): Promise<string> {
  const load = texts[`./${game}/text/${language}.ftl`];
  return load ? await load() : "";
}
