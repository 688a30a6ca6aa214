/** What a screen reader says of the things on the chart. */
import type { BoardProps } from "../board";
import type { SlotName } from "./layout";
import { findDot, secondTile, type Planet, type View } from "./view";

type Props = Pick<BoardProps, "view" | "words" | "seats">;

function nameOf(props: Props, seat: number): string {
  return props.seats[seat]?.name ?? props.words.name("seat", seat);
}

/** What lies in a slot of a planet, in words; "" for nothing. */
export function slotWords(props: Props, planet: Planet, slot: SlotName): string {
  const { words } = props;
  const view = props.view as View;
  if (slot === "mine") return planet.mine ? words.say("dd-has-mine", { good: words.name("good", planet.mine) }) : "";
  if (slot === "factory") {
    return planet.factory ? words.say("dd-has-factory", { product: words.name("product", planet.factory) }) : "";
  }
  const state = planet.built ? "built" : "unbuilt";
  if (planet.start) {
    const yard = planet.spaceyard === null ? undefined : view.yards[planet.spaceyard];
    return yard ? words.say("dd-has-yard", { gear: words.name("gear", yard.gear), state }) : "";
  }
  if (planet.consumer) return words.say("dd-has-consumer", { product: words.name("product", planet.consumer), state });
  return planet.visited ? "" : words.say("dd-unexplored");
}

/** A planet with all that lies on it, who is there, and how far it is. */
export function planetLabel(props: Props, n: number): string {
  const view = props.view as View;
  const planet = view.planets[n]!;
  const parts = (["mine", "second", "factory"] as const).map((slot) => slotWords(props, planet, slot));
  const ships = view.seats.filter((ship) => ship.planet === n).map((ship) => nameOf(props, ship.seat));
  if (ships.length) parts.push(props.words.say("dd-ships-here", { names: props.words.list(ships) }));
  if (planet.pathway) {
    parts.push(props.words.say(`dd-${planet.pathway.end}-of`, { name: nameOf(props, planet.pathway.seat) }));
  }
  if (planet.steps) {
    parts.push(props.words.say("dd-steps-away", { steps: planet.steps }));
  }
  return `${planet.name}: ${parts.filter(Boolean).join("; ")}`;
}

/** A slot by itself. */
export function slotLabel(props: Props, n: number, slot: SlotName): string {
  const planet = (props.view as View).planets[n]!;
  const tile = slot === "second" ? secondTile(planet) : slot;
  return slotWords(props, planet, slot) || props.words.say("dd-empty-slot", { tile: props.words.name("tile", tile) });
}

/** A dot: between which planets, and whose highway part lies on it. */
export function dotLabel(props: Props, dot: number, owner: number | null): string {
  const view = props.view as View;
  const found = findDot(view, dot);
  if (!found) return "";
  const between = { dot: dot + 1, from: view.planets[found.route.from]!.name, to: view.planets[found.route.to]!.name };
  const said = props.words.say("dd-dot", between);
  return owner === null ? said : `${said}; ${props.words.say("dd-part-of", { name: nameOf(props, owner) })}`;
}
