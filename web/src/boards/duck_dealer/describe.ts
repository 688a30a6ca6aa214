/** The table in words, in the order in which one would tell it. */
import type { Passage } from "../board";
import type { SeatFrame } from "../../server/types";
import type { Words } from "../../words/words";
import { planetLabel } from "./labels";
import { ENERGIES, GEARS, type Ship, type View } from "./view";

/** The text view: the turn, the ships, the planets, the highways, the consumers to be found, the recipes. */
export function describe(view: View, words: Words, seats: SeatFrame[]): Passage[] {
  const props = { view, words, seats };
  return [
    { title: words.say("dd-text-turn"), lines: turnLines(view, words) },
    { title: words.say("dd-text-ships"), lines: view.seats.map((ship) => shipLine(view, ship, words, seats)) },
    { title: words.say("dd-text-planets"), lines: view.planets.map((_, n) => `${n + 1}. ${planetLabel(props, n)}`) },
    { title: words.say("dd-text-highways"), lines: highwayLines(view, words, seats) },
    { title: words.say("dd-consumers"), lines: [trackLine(view, words)] },
    { title: words.say("dd-recipes"), lines: recipeLines(view, words) },
  ];
}

function turnLines(view: View, words: Words): string[] {
  const lines = [words.say("dd-turn-of", { turn: view.turn, turns: view.turns })];
  const supply = ENERGIES.map((energy) => `${view.supply[energy]} ${words.name("energy", energy)}`);
  lines.push(`${words.say("dd-supply")}: ${supply.join(", ")}`);
  if (view.free_parts > 0) lines.push(words.say("dd-free-parts", { count: view.free_parts }));
  return lines;
}

function nameOf(words: Words, seats: SeatFrame[], seat: number): string {
  return seats[seat]?.name ?? words.name("seat", seat);
}

/** Where a ship is, what it has. */
export function shipLine(view: View, ship: Ship, words: Words, seats: SeatFrame[]): string {
  const energy = ENERGIES.map((kind) => `${ship.energy[kind]} ${words.name("energy", kind)}`);
  const goods = Object.entries(ship.goods).map(([good, count]) => `${count} ${words.name("good", good)}`);
  const gear = GEARS.filter((kind) => ship.gear[kind]).map((kind) => `${ship.gear[kind]} ${words.name("gear", kind)}`);
  const where =
    ship.planet !== null
      ? words.say("dd-on-planet", { planet: view.planets[ship.planet]?.name ?? "" })
      : ship.dot !== null
        ? words.name("dot", ship.dot)
        : "";
  const parts = [
    words.say("dd-points", { points: ship.total }),
    where,
    energy.join(", "),
    goods.join(", ") || words.say("dd-empty"),
    gear.join(", "),
    words.say("dd-steps-a-marker", { steps: ship.speed }),
    words.say("dd-cubes", { count: ship.cubes }),
  ];
  return `${nameOf(words, seats, ship.seat)}: ${parts.filter(Boolean).join("; ")}`;
}

function highwayLines(view: View, words: Words, seats: SeatFrame[]): string[] {
  return view.routes.flatMap((route) => {
    const counts = new Map<number, number>();
    for (const owner of route.parts) if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const ends = { from: view.planets[route.from]!.name, to: view.planets[route.to]!.name };
    return [...counts].map(([seat, count]) =>
      words.say("dd-parts-on", { ...ends, name: nameOf(words, seats, seat), count, dots: route.parts.length }),
    );
  });
}

function trackLine(view: View, words: Words): string {
  const names = view.track.map((product) => words.name("product", product));
  return names.length ? names.join(", ") : words.say("dd-consumers-none");
}

function recipeLines(view: View, words: Words): string[] {
  const made = Object.entries(view.recipes).map(([product, recipe]) => {
    const inputs = recipe.inputs.map((input) => words.name("good", input)).join(" + ");
    return `${words.name("product", product)}: ${inputs} (${recipe.delivery})`;
  });
  const yards = view.yards.map(
    (yard) => `${words.name("gear", yard.gear)}: ${yard.price.map((good) => words.name("good", good)).join(" + ")}`,
  );
  return [...made, ...yards];
}
