/** The cards of the bar: what is possible here and now, with its price and its points. */
import type { BoardProps } from "../board";
import type { Choice, EventFrame } from "../../server/types";
import type { Mode } from "./mode.svelte";
import { ENERGIES, energyPiece, gearPiece, goodPiece, ANY, type Energy, type Planet, type View } from "./view";

export interface Card {
  id: string;
  title: string;
  piece: string;
  energy: { energy: Energy; count: number }[];
  goods: string[];
  points: number;
  note: string;
  /** The legal choices behind the card; none: it is not possible now. */
  numbers: number[];
  /** What opens where there is more than one choice, or a place to be chosen. */
  opens: Mode | null;
  /** What to ask the server about when it is not possible. */
  notation: string;
  key: string;
}

type Props = Pick<BoardProps, "view" | "legal" | "costs" | "words" | "me" | "preview">;

/** The keys that collect; T is the shell's own. */
const LETTERS: Record<Energy, string> = { movement: "M", build: "B", trade: "D" };

/** The points a step scores for a seat, from the server's own events. */
export function pointsIn(events: EventFrame[], me: number | null): number {
  return events
    .filter((event) => event.kind === "scored" && event.arguments["seat"] === me)
    .reduce((sum, event) => sum + (event.arguments["points"] ?? 0), 0);
}

/** All cards of this moment, in the order in which they are shown. */
export function cardsOf(props: Props): Card[] {
  const view = props.view as View;
  if (view.phase === "turn") return turnCards(props);
  if (view.phase === "gear") return gearCards(props, view);
  if (view.phase === "action") return actionCards(props, view);
  return [];
}

function card(props: Props, id: string, given: Partial<Card>): Card {
  const numbers = given.numbers ?? [];
  const known = numbers.length === 1 ? pointsIn(props.costs(numbers[0]!), props.me) : 0;
  const points = known || (given.points ?? 0);
  const blank = { piece: "", energy: [], goods: [], note: "", opens: null, key: "" };
  const title = given.title ?? props.words.say(`dd-card-${id}`);
  return { id, ...blank, notation: id, ...given, points, title, numbers };
}

function of(legal: Choice[], kind: string): Choice[] {
  return legal.filter((choice) => choice.kind === kind);
}

function numbersOf(legal: Choice[], ...kinds: string[]): number[] {
  return legal.filter((choice) => kinds.includes(choice.kind)).map((choice) => choice.n);
}

/** DD-3.1: collect, each colour with all that the crew adds, or act. */
function turnCards(props: Props): Card[] {
  const collect = of(props.legal, "collect").map((choice) => {
    const energy = choice.args["energy"] as Energy;
    const got = collected(props.costs(choice.n));
    const title = props.words.say("dd-card-collect", { energy: props.words.name("energy", energy) });
    const id = `collect-${energy}`;
    const given = { title, piece: energyPiece(energy), energy: got, numbers: [choice.n], key: LETTERS[energy] };
    return card(props, "collect", { ...given, id });
  });
  const act = numbersOf(props.legal, "act");
  const acting = card(props, "act", { piece: "dd-ship", note: freePartsNote(props), numbers: act, key: "V" });
  return act.length ? [...collect, acting] : collect;
}

function freePartsNote(props: Props): string {
  const view = props.view as View;
  return props.words.say("dd-turn-of", { turn: view.turn + 1, turns: view.turns });
}

/** The markers that collecting brings, crew included: the server's figures. */
function collected(events: EventFrame[]): Card["energy"] {
  const names: Energy[] = ["movement", "build", "trade"];
  const got: Card["energy"] = [];
  for (const event of events) {
    if (event.kind !== "collected" && event.kind !== "missing") continue;
    const energy = names[event.arguments["energy"] ?? 0] ?? "movement";
    const known = got.find((row) => row.energy === energy);
    if (known) known.count += event.arguments["count"] ?? 0;
    else got.push({ energy, count: event.arguments["count"] ?? 0 });
  }
  return got;
}

function gearCards(props: Props, view: View): Card[] {
  return of(props.legal, "gear").map((choice) => {
    const gear = choice.args["gear"] ?? "";
    const note = props.words.say(`dd-gear-${gear.replaceAll("_", "-")}`, { goods: view.printed.hold });
    const given = { title: props.words.name("gear", gear), piece: gearPiece(gear), note, numbers: [choice.n] };
    return card(props, "gear", { ...given, id: `gear-${gear}` });
  });
}

/** DD-3.6: all that an action turn offers where the ship is. */
function actionCards(props: Props, view: View): Card[] {
  const ship = view.seats[props.me ?? -1];
  const planet = ship?.planet !== null && ship ? view.planets[ship.planet] : undefined;
  const here = planet ? placeCards(props, view, planet) : [];
  return [...here, ...claimCards(props), ...wayCards(props, view)];
}

/** The uses and builds of the planet; what it has but cannot be done now stays in place. */
function placeCards(props: Props, view: View, planet: Planet): Card[] {
  const cards: Card[] = [];
  if (planet.mine) cards.push(mineCard(props, view, planet.mine));
  if (planet.factory) cards.push(makeCard(props, view, planet.factory));
  else if (!planet.start) cards.push(...factoryCards(props, view));
  if (planet.consumer) cards.push(consumerCard(props, view, planet, planet.consumer));
  if (planet.spaceyard !== null) cards.push(...yardCards(props, view, planet, planet.spaceyard));
  return cards;
}

/** The markers that a kind of action takes now, as the server tells them. */
export function priceOf(view: View, kind: string): Card["energy"] {
  const price = view.prices[kind] ?? {};
  return ENERGIES.flatMap((energy) => (price[energy] ? [{ energy, count: price[energy] }] : []));
}

function mineCard(props: Props, view: View, good: string): Card {
  const title = props.words.say("dd-card-mine", { good: props.words.name("good", good) });
  return card(props, "mine", {
    title,
    piece: goodPiece(good),
    energy: priceOf(view, "mine"),
    numbers: numbersOf(props.legal, "mine"),
  });
}

function makeCard(props: Props, view: View, product: string): Card {
  const title = props.words.say("dd-card-make", { product: props.words.name("product", product) });
  const goods = view.recipes[product]?.inputs ?? [];
  const numbers = numbersOf(props.legal, "make");
  return card(props, "make", { title, piece: goodPiece(product), energy: priceOf(view, "make"), goods, numbers });
}

/** One card for each factory, as long as they are few. */
function factoryCards(props: Props, view: View): Card[] {
  const legal = of(props.legal, "build_factory");
  const energy = priceOf(view, "build_factory");
  if (legal.length > 2) {
    const given = {
      piece: "dd-factory",
      energy,
      numbers: legal.map((choice) => choice.n),
      opens: "build_factory" as Mode,
    };
    return [card(props, "build_factory", given)];
  }
  return legal.map((choice) => {
    const product = choice.args["product"] ?? "";
    const title = props.words.say("dd-card-factory", { product: props.words.name("product", product) });
    const goods = view.recipes[product]?.inputs ?? [];
    const points = view.recipes[product]?.factory ?? 0;
    return card(props, "build_factory", {
      title,
      piece: goodPiece(product),
      energy,
      goods,
      points,
      numbers: [choice.n],
    });
  });
}

function consumerCard(props: Props, view: View, planet: Planet, product: string): Card {
  const said = { product: props.words.name("product", product) };
  if (planet.built) {
    const numbers = numbersOf(props.legal, "deliver");
    const title = props.words.say("dd-card-deliver", said);
    return card(props, "deliver", {
      title,
      piece: goodPiece(product),
      energy: priceOf(view, "deliver"),
      goods: [product],
      points: view.recipes[product]?.delivery ?? 0,
      numbers,
    });
  }
  const cost = view.recipes[product]?.consumer_cost ?? [];
  const goods = cost.filter((good) => good !== ANY);
  const kind = goods.length < cost.length ? "build_consumer_with" : "build_consumer";
  const numbers = numbersOf(props.legal, kind);
  const energy = priceOf(view, kind);
  const title = props.words.say("dd-card-consumer", said);
  const points = view.recipes[product]?.consumer ?? 0;
  const given = { title, piece: goodPiece(product), energy, goods, points, numbers };
  if (kind === "build_consumer") return card(props, kind, given);
  const opens = numbers.length > 1 ? (kind as Mode) : null;
  const note = props.words.say("dd-any-good");
  return card(props, kind, { ...given, note, opens, notation: `${kind} rubber_ducks` });
}

function yardCards(props: Props, view: View, planet: Planet, n: number): Card[] {
  const yard = view.yards[n];
  if (!yard) return [];
  const said = { gear: props.words.name("gear", yard.gear) };
  if (!planet.built) {
    const numbers = numbersOf(props.legal, "build_spaceyard");
    const note = props.words.say("dd-any-good");
    const energy = priceOf(view, "build_spaceyard");
    const given = { piece: gearPiece(yard.gear), energy, goods: [yard.printed], points: yard.points, note, numbers };
    const title = props.words.say("dd-card-spaceyard", said);
    const opens = numbers.length > 1 ? ("build_spaceyard" as Mode) : null;
    return [card(props, "build_spaceyard", { ...given, title, opens, notation: "build_spaceyard rubber_ducks" })];
  }
  const numbers = numbersOf(props.legal, "buy", "replace");
  const opens = numbers.length > 1 ? ("buy" as Mode) : null;
  const title = props.words.say("dd-card-buy", said);
  return [
    card(props, "buy", {
      title,
      piece: gearPiece(yard.gear),
      energy: priceOf(view, "buy"),
      goods: yard.price,
      numbers,
      opens,
    }),
  ];
}

function claimCards(props: Props): Card[] {
  const legal = of(props.legal, "claim");
  const energy = priceOf(props.view as View, "claim");
  if (!legal.length) return [];
  if (legal.length > 1) {
    const numbers = legal.map((choice) => choice.n);
    return [card(props, "claim", { piece: "dd-privilege", energy, numbers, opens: "claim" })];
  }
  const tile = props.words.name("tile", legal[0]!.args["tile"] ?? "mine");
  const title = props.words.say("dd-card-claim-one", { tile });
  return [card(props, "claim", { title, piece: "dd-privilege", energy, numbers: [legal[0]!.n] })];
}

/** What does not depend on the planet: flying, jumping, highways, the pathway, an exchange. */
function wayCards(props: Props, view: View): Card[] {
  const cards: Card[] = [];
  const speed = view.seats[props.me ?? -1]?.speed ?? 0;
  const energy = priceOf(view, "fly");
  const note = props.words.say("dd-up-to-steps", { steps: speed });
  const flights = numbersOf(props.legal, "fly", "stop");
  const notation = view.seats[props.me ?? -1]?.planet === 0 ? "fly 2" : "fly 1";
  cards.push(
    card(props, "fly", { piece: "dd-ship", energy, note, numbers: flights, opens: "fly", notation, key: "F" }),
  );
  const jump = numbersOf(props.legal, "jump");
  if (jump.length)
    cards.push(card(props, "jump", { piece: "dd-pathway-entrance", energy: priceOf(view, "jump"), numbers: jump }));
  const highway = numbersOf(props.legal, "highway");
  if (highway.length) cards.push(highwayCard(props, view, highway));
  const entrance = numbersOf(props.legal, "entrance");
  if (entrance.length)
    cards.push(
      card(props, "pathway", {
        piece: "dd-pathway-entrance",
        numbers: entrance,
        opens: "pathway",
        note: props.words.say("dd-once"),
        key: "P",
      }),
    );
  const deal = numbersOf(props.legal, "give", "ask");
  if (deal.length)
    cards.push(
      card(props, "trade", {
        piece: "dd-cargo-hold",
        numbers: deal,
        opens: "trade",
        note: partnersHere(props, view),
        key: "X",
      }),
    );
  return cards;
}

function highwayCard(props: Props, view: View, numbers: number[]): Card {
  const note = view.free_parts > 0 ? props.words.say("dd-free-parts", { count: view.free_parts }) : "";
  const energy = priceOf(view, "highway");
  return card(props, "highway", { piece: "dd-highway-cube", note, energy, numbers, key: "W" });
}

function partnersHere(props: Props & { seats?: BoardProps["seats"] }, view: View): string {
  return props.words.list(view.partners.map((seat) => props.seats?.[seat]?.name ?? props.words.name("seat", seat)));
}
