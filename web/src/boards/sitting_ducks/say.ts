/** What the line says in words: whose duck it is, what a card would do, what lies on a place. */
import type { EventRow, SeatInfo } from "../../server/types";
import type { Words } from "../../words/words";
import { type View, ownerOf } from "./view";

export interface Badge {
  text: string;
  isBad: boolean;
}

export interface Teller {
  view: View;
  me: number | null;
  seats: SeatInfo[];
  words: Words;
}

export function nameOf(seats: SeatInfo[], seat: number, words: Words): string {
  return seats[seat]?.name ?? words.name("seat", seat);
}

/** A sentence in one of three forms: about the reader, about a named player, about a colour nobody is known to own. */
function about(teller: Teller, message: string, swimmer: string): Badge {
  const { view, words, me, seats } = teller;
  const owner = ownerOf(view, swimmer);
  if (owner !== null && owner === me) return { text: words.say(`sd-${message}-you`), isBad: true };
  if (owner !== null) return { text: words.say(`sd-${message}`, { name: nameOf(seats, owner, words) }), isBad: false };
  return { text: words.say(`sd-${message}-colour`, { colour: words.name("colour", swimmer) }), isBad: false };
}

/** What a card would do, short enough for a badge on the water; null where nothing short can be said. */
export function badgeOf(teller: Teller, events: EventRow[]): Badge | null {
  for (const [kind, make] of BADGES) {
    const badges = events.filter((event) => event.kind === kind).map((event) => make(teller, event));
    if (badges.length > 0) return joined(badges);
  }
  return null;
}

function joined(badges: Badge[]): Badge {
  return { text: badges.map((badge) => badge.text).join(" + "), isBad: badges.some((badge) => badge.isBad) };
}

const plain = (teller: Teller, message: string): Badge => ({ text: teller.words.say(message), isBad: false });

/** By weight: a hit is told before a sight that goes. */
const BADGES: [string, (teller: Teller, event: EventRow) => Badge][] = [
  ["hit", (teller, event) => about(teller, "hits", COLOURS[event.arguments.colour ?? 0] as string)],
  ["missed", (teller) => plain(teller, "sd-misses")],
  ["aimed", (teller, event) => overPlace(teller, event.arguments.place)],
  ["sight_moved", (teller, event) => overPlace(teller, event.arguments.to)],
  ["bottoms_up", (teller) => plain(teller, "sd-dives")],
  ["hid", (teller, event) => underPlace(teller, event.arguments.under)],
  ["swapped", (teller, event) => goesTo(teller, event.arguments.to)],
  ["moved", (teller, event) => goesTo(teller, event.arguments.to)],
  ["resurrected", (teller) => plain(teller, "sd-returns")],
];

export const COLOURS = ["blue", "green", "orange", "yellow", "purple", "pink"];

function overPlace(teller: Teller, place = 0): Badge {
  const card = teller.view.line[place]?.card ?? "water";
  return card === "water" ? plain(teller, "sd-aims-water") : about(teller, "aims", card);
}

function underPlace(teller: Teller, place = 0): Badge {
  const card = teller.view.line[place]?.card ?? "water";
  return { ...about(teller, "hides", card), isBad: false };
}

function goesTo(teller: Teller, place = 0): Badge {
  return { text: teller.words.say("sd-goes", { place: place + 1 }), isBad: false };
}

/** A duck by its owner: "your duck", "Mia’s duck", or by its colour where that is a secret; water is water. */
export function duckOf(teller: Teller, swimmer: string): string {
  const { view, words, me, seats } = teller;
  if (swimmer === "water") return words.name("swimmer", swimmer);
  const owner = ownerOf(view, swimmer);
  if (owner === null) return words.name("swimmer", swimmer);
  const duck = words.name("swimmer", swimmer);
  if (owner === me) return words.say("sd-duck-yours", { duck });
  return words.say("sd-duck-of", { duck, name: nameOf(seats, owner, words) });
}

/** Everything that lies on a place, as one line for the ear. */
export function placeSentence(teller: Teller, place: number): string {
  const { view, words, seats, me } = teller;
  const spot = view.line[place];
  if (!spot) return words.say("sd-place-empty", { place: place + 1 });
  const parts = [words.say("sd-place", { place: place + 1, what: duckOf(teller, spot.card) })];
  if (spot.hidden) parts.push(words.say("sd-place-below", { what: duckOf(teller, spot.hidden) }));
  if (spot.bottoms_up !== null) parts.push(safeUntil(words, seats, spot.bottoms_up, me));
  parts.push(words.say(view.sights[place] ? "sd-place-sight" : "sd-place-no-sight"));
  return parts.join(", ");
}

export function safeUntil(words: Words, seats: SeatInfo[], seat: number, me: number | null): string {
  return seat === me ? words.say("sd-safe-you") : words.say("sd-safe", { name: nameOf(seats, seat, words) });
}
