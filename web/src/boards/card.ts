/** The games' cards on the first page: what is drawn and said there, how heavy a game is. A game without one gets a
 * plain card, with a drawing for any game. */
import { need } from "../pieces/sprite";

/** What boards/<game>/card/card.ts exports as `card`. */
export interface Card {
  /** 1 to 5. */
  weight: number;
  /** How many bots one plays against at once. */
  bots: number;
  /** The piece that stands for the game in lists. */
  emblem: string;
  seat: "blue" | "green" | null;
  /** What the drawing shows. */
  pieces: string[];
}

const cards = import.meta.glob<Card>("./*/card/card.ts", { import: "card", eager: true });
const scenes = import.meta.glob<string>("./*/card/card.svg", { query: "?raw", import: "default", eager: true });
const texts = import.meta.glob<string>("./*/card/*.ftl", { query: "?raw", import: "default" });

export function card(game: string): Card | null {
  return cards[`./${game}/card/card.ts`] ?? null;
}

/** The games with the lightest first, those without a card last. */
export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const weight = ({ name }: T): number => card(name)?.weight ?? Infinity;
  return [...games].sort((a, b) => (weight(a) === weight(b) ? a.name.localeCompare(b.name) : weight(a) - weight(b)));
}

/** The drawing of a game's card, with the pieces it shows; for a game without one, what lies on any table. */
export async function scene(game: string): Promise<string> {
  await Promise.all((card(game)?.pieces ?? []).map(need));
  return scenes[`./${game}/card/card.svg`] ?? (await import("../generic/card")).drawing;
}

/** What all the cards say, as Fluent text. */
export async function loadCardTexts(language: string): Promise<string> {
  const wanted = Object.keys(texts).filter((path) => path.endsWith(`/${language}.ftl`));
  return (await Promise.all(wanted.map((path) => texts[path]!()))).join("\n");
}
