/** The words and pictures of a game's sheets, fetched when its first one is opened. */
import type { SeatColour } from "../boards/board";
import type { Argument, Name, Sentence } from "../server/types";
import { Words, type Printed } from "../words/words";

/** A drawing, and the colour it is given where it belongs to a seat. */
export interface Picture {
  piece: string;
  seat?: SeatColour;
}

const texts = import.meta.glob<string>("../boards/*/sheets/*.ftl", { query: "?raw", import: "default" });
const drawings = import.meta.glob<(picture: string) => Picture | null>("../boards/*/sheets/pictures.ts", {
  import: "pictureOf",
});

/** Says and draws the sheets of one game in one language. */
export class SheetWords {
  constructor(
    readonly words: Words,
    readonly own: Words,
    readonly pictureOf: (picture: string) => Picture | null,
    readonly names: () => string[],
    /** What the table's box calls numbered values. */
    readonly printed: Printed,
  ) {}

  /** A message with its names said. */
  say(said: Sentence): string {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(said.arguments)) args[name] = this.#argument(value);
    return this.own.say(said.message, args);
  }

  /** The same with a capital letter, for what stands by itself. */
  head(said: Sentence): string {
    const text = this.say(said);
    return text.charAt(0).toLocaleUpperCase(this.words.language) + text.slice(1);
  }

  #argument(value: Argument): string | number {
    if (Array.isArray(value)) return this.words.list(value.map((one) => this.#name(one)));
    return typeof value === "object" ? this.#name(value) : value;
  }

  #name({ domain, value }: Name): string {
    if (domain === "seat") return this.names()[Number(value)] ?? this.words.name(domain, value);
    if (domain === "cardText") return this.words.cardText(value);
    return this.printed[domain]?.[Number(value)] ?? this.words.name(domain, value);
  }
}

export async function loadSheetWords(
  game: string,
  words: Words,
  names: () => string[],
  printed: Printed,
): Promise<SheetWords> {
  const text = texts[`../boards/${game}/sheets/${words.language}.ftl`];
  const drawing = drawings[`../boards/${game}/sheets/pictures.ts`];
  const [said, pictureOf] = await Promise.all([text?.() ?? "", drawing?.() ?? (() => null)]);
  return new SheetWords(words, new Words(words.language, [said], null, words.pseudo), pictureOf, names, printed);
}
