/** The words of the guide, fetched with it: the shell's own, and a game's. */
import type { Caution, Possible, Said } from "../server/types";
import { PSEUDO } from "../settings.svelte";
import { Words } from "../words/words";

const shell = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../boards/*/first/*.ftl", { query: "?raw", import: "default" });

export async function loadGuideWords(game: string, setting: string): Promise<Words> {
  const isPseudo = setting === PSEUDO;
  const language = isPseudo ? "en" : setting;
  const files = [shell[`./text/${language}.ftl`], games[`../boards/${game}/first/${language}.ftl`]];
  const texts = await Promise.all(files.map(async (load) => (load ? await load() : "")));
  return new Words(language, texts, null, isPseudo);
}

/** What a part of the guide says: the message, or one of its attributes; "" where there is none. */
export function sentence(
  guide: Words,
  table: Words,
  kind: "goal" | "tip" | "can" | "warn",
  said: Said | Possible | Caution,
  names: string[],
  attribute: string | null = null,
): string {
  const name = said.name.replaceAll("_", "-");
  const message = kind === "goal" ? name : `${kind}-${name}`;
  const args = table.argumentsOf(said.arguments, names);
  if (attribute === null) return guide.say(message, args);
  return guide.hasPart(message, attribute) ? guide.sayPart(message, attribute, args) : "";
}
