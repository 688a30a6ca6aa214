/** What the line says in words: whose duck it is, what a card would do, what lies on a place. */
import type { EventFrame, SeatFrame } from "../../server/types";
import type { Words } from "../../words/words";
import { type View, ownerOf } from "./view";

export interface Badge {
  text: string;
  isBad: boolean;
}

export interface LabelContext {
  view: View;
  me: number | null;
  seats: SeatFrame[];
  words: Words;
}

export function nameOf(seats: SeatFrame[], seat: number, words: Words): string {
  return seats[seat]?.name ?? words.name("seat", seat);
}

/** A sentence in one of three forms: about the reader, about a named player, about a colour nobody is known to own. */
function about(context: LabelContext, message: string, swimmer: string): Badge {
  const { view, words, me, seats } = context;
  const owner = ownerOf(view, swimmer);
  if (owner !== null && owner === me) return { text: words.say(`sd-${message}-you`), isBad: true };
  if (owner !== null) return { text: words.say(`sd-${message}`, { name: nameOf(seats, owner, words) }), isBad: false };
  return { text: words.say(`sd-${message}-colour`, { colour: words.name("colour", swimmer) }), isBad: false };
}

/** What a card would do, short enough for a badge on the water; null where nothing short can be said. */
export function badgeOf(context: LabelContext, events: EventFrame[]): Badge | null {
  for (const [kind, make] of BADGES) {
    const badges = events.filter((event) => event.kind === kind).map((event) => make(context, event));
    if (badges.length > 0) return joined(badges);
  }
  return null;
}

function joined(badges: Badge[]): Badge {
  return { text: badges.map((badge) => badge.text).join(" + "), isBad: badges.some((badge) => badge.isBad) };
}

const plain = (context: LabelContext, message: string): Badge => ({ text: context.words.say(message), isBad: false });

/** By weight: a hit is told before a sight that goes. */
const BADGES: [string, (context: LabelContext, event: EventFrame) => Badge][] = [
  ["hit", (context, event) => about(context, "hits", COLOURS[event.arguments.colour ?? 0] as string)],
  ["missed", (context) => plain(context, "sd-misses")],
  ["aimed", (context, event) => overPlace(context, event.arguments.place)],
  ["sight_moved", (context, event) => overPlace(context, event.arguments.to)],
  ["bottoms_up", (context) => plain(context, "sd-dives")],
  ["hid", (context, event) => underPlace(context, event.arguments.under)],
  ["swapped", (context, event) => goesTo(context, event.arguments.to)],
  ["moved", (context, event) => goesTo(context, event.arguments.to)],
  ["resurrected", (context) => plain(context, "sd-returns")],
];

export const COLOURS = ["blue", "green", "orange", "yellow", "purple", "pink"];

function overPlace(context: LabelContext, place = 0): Badge {
  const card = context.view.line[place]?.card ?? "water";
  return card === "water" ? plain(context, "sd-aims-water") : about(context, "aims", card);
}

function underPlace(context: LabelContext, place = 0): Badge {
  const card = context.view.line[place]?.card ?? "water";
  return { ...about(context, "hides", card), isBad: false };
}

function goesTo(context: LabelContext, place = 0): Badge {
  return { text: context.words.say("sd-goes", { place: place + 1 }), isBad: false };
}

/** A duck by its owner: "your duck", "Mia’s duck", or by its colour where that is a secret; water is water. */
export function duckOf(context: LabelContext, swimmer: string): string {
  const { view, words, me, seats } = context;
  if (swimmer === "water") return words.name("swimmer", swimmer);
  const owner = ownerOf(view, swimmer);
  if (owner === null) return words.name("swimmer", swimmer);
  const duck = words.name("swimmer", swimmer);
  if (owner === me) return words.say("sd-duck-yours", { duck });
  return words.say("sd-duck-of", { duck, name: nameOf(seats, owner, words) });
}

/** Everything that lies on a place, as one line for the ear. */
export function placeSentence(context: LabelContext, place: number): string {
  const { view, words, seats, me } = context;
  const spot = view.line[place];
  if (!spot) return words.say("sd-place-empty", { place: place + 1 });
  const parts = [words.say("sd-place", { place: place + 1, what: duckOf(context, spot.card) })];
  if (spot.hidden) parts.push(words.say("sd-place-below", { what: duckOf(context, spot.hidden) }));
  if (spot.bottoms_up !== null) parts.push(safeUntil(words, seats, spot.bottoms_up, me));
  parts.push(words.say(view.sights[place] ? "sd-place-sight" : "sd-place-no-sight"));
  return parts.join(", ");
}

export function safeUntil(words: Words, seats: SeatFrame[], seat: number, me: number | null): string {
  return seat === me ? words.say("sd-safe-you") : words.say("sd-safe", { name: nameOf(seats, seat, words) });
}
