/** Titles of games, where only their names are known. */
import type { Words } from "../words/words";

/** The title of a game; for one we have no words for, its name with blanks. */
export function gameTitle(words: Words, game: string): string {
  if (words.has(`title-${game}`)) return words.say(`title-${game}`);
  if (words.has("game")) return words.gameName();
  return game.replaceAll("_", " ").replace(/\b./g, (letter) => letter.toUpperCase());
}
