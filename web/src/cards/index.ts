/** The games' cards on the first page: a drawing, how long and how heavy. A game without one gets a plain card. */
import { need } from "../pieces/sprite";

export interface Card {
  /** Minutes, from and to. */
  minutes: [number, number];
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

const CARDS: Record<string, Card> = {
  sitting_ducks: { minutes: [20, 20], weight: 1, bots: 3, emblem: "sd-duck", seat: "green", pieces: ["sd-duck"] },
  dragon_market: {
    minutes: [30, 45],
    weight: 2,
    bots: 2,
    emblem: "dm-heir",
    seat: "blue",
    pieces: ["dm-lantern", "dm-sailor", "dm-heir", "dm-teapot", "dm-baby-dragon", "dm-coin"],
  },
  duck_dealer: {
    minutes: [120, 180],
    weight: 5,
    bots: 2,
    emblem: "dd-ship",
    seat: "blue",
    pieces: ["dd-rubber-duck", "dd-phone-box", "dd-solar-panel", "dd-factory", "dd-ship", "dd-highway-cube"],
  },
};
const ORDER = Object.keys(CARDS);
const scenes = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default" });

export function card(game: string): Card | null {
  return CARDS[game] ?? null;
}

/** The games with the lightest first, those without a card last. */
export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...games].sort((a, b) => place(a.name) - place(b.name));
}

/** The drawing of a game's card, with the pieces it shows; "" if it has none. */
export async function scene(game: string): Promise<string> {
  await Promise.all((CARDS[game]?.pieces ?? []).map(need));
  return (await scenes[`./${game}.svg`]?.()) ?? "";
}
