import { describe as about, expect, test } from "vitest";
import { lay, stepsTo } from "./arrange";
import { hand } from "./hand.svelte";
import { follow, followSights, type Happened, type Swimmer } from "./follow";
import { badgeOf } from "./labels";
import { type LinePlace, ownerOf, pondSize, type View } from "./view";
import { type Aim, meant, nextZone, zonesOf as zonesOn } from "./zones";
import { ask, describe } from "./describe";
import type { Words } from "../../words/words";

const aim = (n: number, kind: string, args: Record<string, string>) => ({ n, kind, args: { slot: "a", ...args } });
const lie = (card: string, hidden: string | null = null): LinePlace => ({ card, hidden, bottoms_up: null });
const counter =
  (from = 100) =>
  () =>
    ++from;

/** Words that say which message was asked for, with its arguments. */
const echo = {
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  name: (domain: string, value: string) => `${domain}-${value}`,
  list: (parts: string[]) => parts.join("+"),
  cardText: (card: string) => `text-${card}`,
} as unknown as Words;

function table(line: LinePlace[], change: Partial<View> = {}): View {
  const seat = { team: 0, ducks: 3, hit: 2, out: false, left: false, points: 0, won: false, hand: [] };
  return {
    seat: 0,
    phase: "play",
    to_move: 0,
    turn: 1,
    round: 0,
    arranged: 0,
    options: { teams: "off", points: 0, secret_colours: false },
    line,
    sights: [true, false, false, false, false, false],
    pond: { mix: { blue: 2, water: 1 }, queue: ["green"] },
    pile: 9,
    discards: { shoot: 2 },
    unseen: {},
    seats: ["blue", "green", "orange"].map((colour, i) => ({ ...seat, seat: i, colour })),
    ...change,
  };
}

const zonesOf = (aims: Aim[]) => zonesOn(aims, 6);

about("where a card can be played", () => {
  test("a place belongs to its one choice", () => {
    const [zone] = zonesOf([aim(7, "shoot", { place: "3" })]);
    expect([zone?.from, zone?.to, zone?.places]).toEqual([2, 3, [2]]);
  });
  test("two pairs that share a place meet in its middle, and ends nobody else claims are taken in", () => {
    const zones = zonesOf([aim(1, "two_birds", { pair: "1-2" }), aim(2, "two_birds", { pair: "2-3" })]);
    expect(zones.map((zone) => [zone.from, zone.to])).toEqual([
      [0, 1.5],
      [1.5, 3],
    ]);
  });
  test("the two sides of a duck share its place, one side alone has all of it", () => {
    const both = zonesOf([
      aim(1, "misfire", { place: "2", side: "left" }),
      aim(2, "misfire", { place: "2", side: "right" }),
    ]);
    expect(both.map((zone) => [zone.from, zone.to])).toEqual([
      [1, 1.5],
      [1.5, 2],
    ]);
    expect(zonesOf([aim(1, "misfire", { place: "2", side: "left" })]).map((zone) => [zone.from, zone.to])).toEqual([
      [1, 2],
    ]);
  });
  test("a card without a target is played on the whole line, Resurrection nowhere on it", () => {
    expect(zonesOf([aim(1, "line_forward", {})])[0]?.places).toEqual([0, 1, 2, 3, 4, 5]);
    expect(zonesOf([aim(1, "resurrection", { colour: "blue" })])).toEqual([]);
  });
  test("arrows step through the targets from the front and stop at the end", () => {
    const zones = zonesOf([aim(5, "shoot", { place: "6" }), aim(3, "shoot", { place: "2" })]);
    expect(nextZone(zones, null, 1)?.choice.n).toBe(3);
    expect(nextZone(zones, 3, 1)?.choice.n).toBe(5);
    expect(nextZone(zones, 5, 1)?.choice.n).toBe(5);
    expect(nextZone(zones, 5, -1)?.choice.n).toBe(3);
    expect(nextZone([], null, 1)).toBeNull();
  });
  test("a touch where nothing is possible names what was meant", () => {
    expect(meant("shoot", "b", 3, false, 6)).toBe("shoot b 4");
    expect(meant("two_birds", "a", 0, false, 6)).toBe("two_birds a 1-2");
    expect(meant("two_birds", "a", 5, true, 6)).toBe("two_birds a 5-6");
    expect(meant("duck_and_cover", "c", 2, true, 6)).toBe("duck_and_cover c 3 right");
  });
});

about("which duck is which", () => {
  const before: Swimmer[] = ["blue", "green", "orange"].map((card, i) => ({ id: i + 1, ...lie(card) }));
  test("after a hit those behind keep their numbers and a new card comes last", () => {
    const events: Happened[] = [
      { kind: "hit", arguments: { place: 0, colour: 0 } },
      { kind: "dealt", arguments: { place: 2, swimmer: 6 } },
    ];
    const { line, gone } = follow(before, events, [lie("green"), lie("orange"), lie("water")], counter());
    expect(line.map((one) => one.id)).toEqual([2, 3, 101]);
    expect(gone).toEqual([{ id: 1, card: "blue", place: 0, how: "hit" }]);
  });
  test("two hits at once leave the line as it lay", () => {
    const events = [0, 1].map((place) => ({ kind: "hit", arguments: { place, colour: place } }));
    const { line, gone } = follow(before, events, [lie("orange")], counter());
    expect(line.map((one) => one.id)).toEqual([3]);
    expect(gone.map((one) => one.id)).toEqual([1, 2]);
  });
  test("a duck under a struck cover stands there as a new one, and nothing closes up", () => {
    const events = [
      { kind: "hit", arguments: { place: 1, colour: 1 } },
      { kind: "uncovered", arguments: { place: 1, colour: 5 } },
    ];
    const { line } = follow(before, events, [lie("blue"), lie("pink"), lie("orange")], counter());
    expect(line.map((one) => one.id)).toEqual([1, 101, 3]);
  });
  test("swaps, races and marches are followed", () => {
    const swapped = follow(
      before,
      [{ kind: "swapped", arguments: { from: 0, to: 1 } }],
      [lie("green"), lie("blue"), lie("orange")],
      counter(),
    );
    expect(swapped.line.map((one) => one.id)).toEqual([2, 1, 3]);
    const raced = follow(
      before,
      [{ kind: "moved", arguments: { from: 2, to: 0 } }],
      [lie("orange"), lie("blue"), lie("green")],
      counter(),
    );
    expect(raced.line.map((one) => one.id)).toEqual([3, 1, 2]);
    const marched = follow(
      before,
      [{ kind: "marched", arguments: { swimmer: 0 } }],
      [lie("green"), lie("orange")],
      counter(),
    );
    expect(marched.line.map((one) => one.id)).toEqual([2, 3]);
  });
  test("a line that what happened does not explain gets new ducks where it differs", () => {
    const { line } = follow(before, [], [lie("blue"), lie("pink"), lie("orange")], counter());
    expect(line.map((one) => one.id)).toEqual([1, 101, 3]);
  });
  test("a sight that is bumped keeps its number", () => {
    const events = [{ kind: "sight_moved", arguments: { from: 2, to: 1 } }];
    expect(followSights([null, null, 8], events, [false, true, true], counter())).toEqual([null, 8, 101]);
  });
});

about("laying the line anew", () => {
  test("a card moves, those it passes make room, what is settled stays", () => {
    expect(lay([0, 1, 2, 3], 3, 1, 0)).toEqual([0, 3, 1, 2]);
    expect(lay([0, 1, 2, 3], 3, 0, 2)).toEqual([0, 1, 3, 2]);
    expect(lay([0, 1, 2, 3], 1, 3, 2)).toEqual([0, 1, 2, 3]);
  });
  test("every order of the line is reached by the steps it is turned into", () => {
    const order = [4, 1, 5, 0, 3, 2];
    const line = [0, 1, 2, 3, 4, 5];
    stepsTo(order, 0).forEach((from, to) => line.splice(to, 0, ...line.splice(from, 1)));
    expect(line).toEqual(order);
    expect(stepsTo([0, 1, 2, 3, 4, 5], 2)).toEqual([2, 3, 4]);
  });
});

about("the hand", () => {
  const view = table([lie("blue")], { turn: 7 });
  const legal = ["a", "c"].map((slot, n) => ({ n, kind: "shoot", args: { slot, place: "1" }, text: "" }));
  test("has no card raised before one is chosen, and none in the next turn", () => {
    expect(hand.raised(view, legal)).toBeNull();
    hand.raise(view, "c");
    expect(hand.raised(view, legal)).toBe("c");
    expect(hand.raised({ ...view, turn: 8 }, legal)).toBeNull();
  });
  test("has no card raised that cannot be played", () => {
    hand.raise(view, "b");
    expect(hand.raised(view, legal)).toBeNull();
  });
});

about("what is said", () => {
  const view = table([lie("blue"), lie("green", "blue"), lie("water"), lie("orange"), lie("water"), lie("water")]);
  const context = { view, me: 0, seats: [], words: echo };
  test("a badge tells whom a shot hits, and warns where it is oneself", () => {
    expect(badgeOf(context, [{ kind: "hit", arguments: { place: 1, colour: 1 } }])).toEqual({
      text: "sd-hits seat-1",
      isBad: false,
    });
    expect(badgeOf(context, [{ kind: "hit", arguments: { place: 0, colour: 0 } }])).toEqual({
      text: "sd-hits-you",
      isBad: true,
    });
    expect(badgeOf(context, [{ kind: "played", arguments: {} }])).toBeNull();
  });
  test("a duck of a colour nobody is known to own is told by its colour", () => {
    const secret = table(view.line, { seats: view.seats.map((seat) => ({ ...seat, colour: null })) });
    const told = badgeOf({ ...context, view: secret }, [{ kind: "hit", arguments: { place: 0, colour: 4 } }]);
    expect(told?.text).toBe("sd-hits-colour colour-purple");
    expect(ownerOf(secret, "blue")).toBeNull();
  });
  test("the ask tells a forced discard", () => {
    const choice = (kind: string) => ({ n: 1, kind, args: {}, text: kind });
    expect(ask(view, 0, echo, [choice("discard"), choice("discard")])).toBe("sd-ask-discard");
    expect(ask(view, 0, echo, [choice("discard"), choice("shoot")])).toBe("sd-ask-play");
    expect(ask(view, 1, echo, [])).toBeNull();
  });
  test("the text view goes through the line from the front, then hand, players, pond and cards", () => {
    const passages = describe(view, echo, []);
    expect(passages.map((passage) => passage.title)).toEqual(["sd-line", "sd-players", "sd-pond-title", "sd-cards"]);
    expect(passages[0]?.lines[1]).toContain("sd-place-below");
    expect(passages[0]?.lines[0]).toContain("sd-place-sight");
    expect(passages[0]?.lines).toHaveLength(6);
    expect(passages[2]?.lines).toEqual([`sd-pond-known ${pondSize(view)} sd-duck-of swimmer-green seat-1`]);
  });
});
