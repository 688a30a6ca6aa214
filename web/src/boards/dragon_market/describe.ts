/** The harbour in words, in the order one would ask: my turn, my card, the players, the boats, the supply. */
import type { SeatFrame } from "../../server/types";
import type { Words } from "../../words/words";
import type { Passage } from "../board";
import { boatLabel, nameOf, squaresWith } from "./labels";
import type { Seat, View } from "./view";

export function describe(seen: unknown, words: Words, seats: SeatFrame[]): Passage[] {
  const view = seen as View;
  return [
    { title: words.say("dm-turn-title"), lines: turnLines(view, words, seats) },
    ...cardPassage(view, words),
    { title: words.say("dm-players"), lines: view.seats.map((seat) => seatLine(view, seat, words, seats)) },
    { title: words.say("dm-harbour"), lines: view.boats.map((boat) => `${boatLabel(boat, words)}.`) },
    { title: words.say("dm-supply"), lines: supplyLines(view, words) },
  ];
}

function turnLines(view: View, words: Words, seats: SeatFrame[]): string[] {
  if (view.phase === "place") return [words.say("dm-placing", { boats: view.boats.length })];
  if (view.to_move === "over") {
    return view.seats
      .filter((seat) => seat.won)
      .map((seat) => words.say("dm-has-won", { name: nameOf(seats, seat.seat, words) }));
  }
  const lines = [words.say("dm-points", { points: view.points })];
  if (view.dice.length === 2)
    lines.unshift(words.say("dm-dice", { first: view.dice[0] ?? 0, second: view.dice[1] ?? 0 }));
  return lines;
}

function cardPassage(view: View, words: Words): Passage[] {
  const me = view.seats[view.seat ?? -1];
  const offered = view.offered.map(
    (card) => `${words.name("card", card.card)}: ${words.list(names(card.goods, words))}.`,
  );
  if (offered.length) return [{ title: words.say("dm-offered"), lines: offered }];
  if (!me?.card) return [];
  return [{ title: words.say("dm-your-card"), lines: me.card.goods.map((good) => goodLine(view, me, good, words)) }];
}

function goodLine(view: View, me: Seat, good: string, words: Words): string {
  const name = words.name("good", good);
  if (me.collected.includes(good)) return `${name}: ${words.say("dm-taken")}.`;
  const squares = squaresWith(view, good);
  return `${name}: ${squares.length ? words.list(squares) : words.say("dm-nowhere")}.`;
}

const names = (goods: string[], words: Words): string[] => goods.map((good) => words.name("good", good));

function seatLine(view: View, seat: Seat, words: Words, seats: SeatFrame[]): string {
  const name = seat.seat === view.seat ? words.say("dm-you") : nameOf(seats, seat.seat, words);
  const parts = [
    words.say("dm-heir-on", { square: seat.heir }),
    words.say("dm-cards", { cards: seat.cards, target: view.target }),
    words.say("dm-coins", { coins: seat.coins }),
  ];
  if (seat.is_secret) parts.push(words.say("dm-secret"));
  if (seat.card && seat.seat !== view.seat)
    parts.push(words.say("dm-wants", { goods: words.list(names(seat.card.goods, words)) }));
  if (seat.collected.length) parts.push(words.say("dm-has", { goods: words.list(names(seat.collected, words)) }));
  if (view.options.teams) parts.push(words.say("dm-team", { team: seat.side + 1 }));
  return `${name}: ${parts.join(", ")}.`;
}

function supplyLines(view: View, words: Words): string[] {
  return [
    words.say("dm-supply-holds", { coins: view.supply, cards: view.deck.length }),
    words.say("dm-target", { cards: view.target }),
  ];
}

/** The one sentence that says what is asked of the reader now. */
export function ask(seen: unknown, me: number | null, words: Words): string | null {
  const view = seen as View;
  if (me === null || view.to_move !== me) return null;
  const asks: Record<string, string> = {
    place: "dm-ask-place",
    keep: "dm-ask-keep",
    take: "dm-ask-take",
    crossing: "dm-ask-crossing",
    turn: view.points > 0 ? "dm-ask-turn" : "dm-ask-end",
  };
  const message = asks[view.phase];
  return message ? words.say(message, { points: view.points }) : null;
}
