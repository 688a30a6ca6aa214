/** Loading words: only the reader's language, and a game's only where one is played. */
import * as api from "../server/api";
import type { GameInfo } from "../server/types";
import { loadBoardText } from "../boards";
import { loadCardTexts } from "../boards/card";
import { PSEUDO } from "../settings.svelte";
import { Words, type Numbers, type Printed } from "./words";

const shell = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

async function own(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  return (await files[path]?.()) ?? "";
}

/** The words of the shell, and of a game if one is given, with the names and numbers its box prints; `more` brings those
 * of a page that has its own. */
export async function loadWords(
  setting: string,
  game: GameInfo | null = null,
  printed: Printed = {},
  numbers: Numbers = {},
  more: (language: string) => Promise<string> = () => Promise.resolve(""),
): Promise<Words> {
  const pseudo = setting === PSEUDO;
  const language = pseudo ? "en" : setting;
  const parts = [own(shell, `../text/${language}.ftl`), api.sharedWords(language), more(language)];
  if (game) parts.push(api.gameWords(game.name, language), loadBoardText(game.name, language));
  else parts.push(loadCardTexts(language));
  return new Words(language, await Promise.all(parts), game, pseudo, printed, numbers);
}
