/** The table in words, in the order one would ask: the line from the front, the hand, the players, pond and cards. */
import type { Choice, SeatFrame } from "../../server/types";
import type { Words } from "../../words/words";
import type { Passage } from "../board";
import { duckOf, nameOf, placeSentence, type LabelContext } from "./labels";
import { isForPoints, isTeamGame, pondSize, type Seat, type View } from "./view";

export function describe(seen: unknown, words: Words, seats: SeatFrame[]): Passage[] {
  const view = seen as View;
  const context: LabelContext = { view, words, seats, me: view.seat };
  return [
    { title: words.say("sd-line"), lines: view.line.map((_, place) => `${placeSentence(context, place)}.`) },
    ...handPassage(view, words),
    { title: words.say("sd-players"), lines: view.seats.map((seat) => seatLine(view, seat, words, seats)) },
    { title: words.say("sd-pond-title"), lines: [pondLine(context)] },
    { title: words.say("sd-cards"), lines: [cardsLine(view, words)] },
  ];
}

function handPassage(view: View, words: Words): Passage[] {
  const held = view.seats[view.seat ?? -1]?.hand ?? [];
  const lines = held.filter((card) => card?.card).map((card) => cardLine(card?.card ?? "", words));
  return lines.length ? [{ title: words.say("sd-hand"), lines }] : [];
}

const cardLine = (card: string, words: Words): string => `${words.name("card", card)}: ${words.cardText(card)}`;

function seatLine(view: View, seat: Seat, words: Words, seats: SeatFrame[]): string {
  const name = seat.seat === view.seat ? words.say("sd-you") : nameOf(seats, seat.seat, words);
  const parts = [seat.ducks === null ? words.say("sd-secret") : words.say("sd-ducks", { count: seat.ducks })];
  if (seat.colour !== null) parts.unshift(words.name("colour", seat.colour));
  if (seat.left) parts.push(words.say("sd-left"));
  if (isTeamGame(view)) parts.push(words.say("sd-team", { team: seat.team + 1 }));
  if (isForPoints(view)) parts.push(words.say("sd-points", { points: seat.points }));
  if (seat.won) parts.push(words.say("sd-won"));
  return `${name}: ${parts.join(", ")}.`;
}

function pondLine(context: LabelContext): string {
  const { view, words } = context;
  const count = pondSize(view);
  if (!view.pond.queue.length) return words.say("sd-pond-unknown", { count });
  const known = words.list(view.pond.queue.map((swimmer) => duckOf(context, swimmer)));
  return words.say("sd-pond-known", { count, known });
}

function cardsLine(view: View, words: Words): string {
  const discards = Object.values(view.discards).reduce((sum, n) => sum + n, 0);
  const hands = view.seats.reduce((sum, seat) => sum + seat.hand.filter(Boolean).length, 0);
  return words.say("sd-cards-where", { pile: view.pile, discards, hands });
}

/** The one sentence that says what is asked of the reader now. */
export function ask(seen: unknown, me: number | null, words: Words, legal: Choice[]): string | null {
  const view = seen as View;
  if (me === null || view.to_move !== me) return null;
  if (legal.length && legal.every((choice) => choice.kind === "discard")) return words.say("sd-ask-discard");
  return words.say(view.phase === "arrange" ? "sd-ask-arrange" : "sd-ask-play");
}
