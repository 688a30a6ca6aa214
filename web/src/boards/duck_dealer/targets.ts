/** What on the board can be touched now, from the server's legal choices, and what a touch elsewhere would have meant. */
import type { Choice } from "../../server/types";
import type { SlotName } from "./layout";
import type { Mode } from "./mode.svelte";
import { SLOT_OF, type Planet, type Tile, type View } from "./view";

export interface Targets {
  planets: Map<number, Choice>;
  dots: Map<number, Choice>;
  /** By planet and slot: what its tile is good for; several choices open a sheet. */
  slots: Map<string, Choice[]>;
}

const SLOT_NAMES: readonly SlotName[] = ["mine", "second", "factory"];

export function slotKey(planet: number, slot: SlotName): string {
  return `${planet} ${slot}`;
}

const PLANET_KINDS: Record<string, string> = { start: "start", exit: "exit" };
const DOT_KINDS: Record<string, string> = { part: "part", take_back: "take_part" };

/** The kind of action that a planet or a dot is touched for. */
export function kindFor(what: "planet" | "dot", phase: string, mode: Mode | null): string {
  if (what === "planet") return mode === "pathway" ? "entrance" : (PLANET_KINDS[phase] ?? "fly");
  return mode === "highway" ? "part" : (DOT_KINDS[phase] ?? "stop");
}

/** Everything that may be touched. */
export function targetsOf(view: View, legal: Choice[], mode: Mode | null, me: number | null): Targets {
  const found: Targets = { planets: new Map(), dots: new Map(), slots: new Map() };
  const planetKind = kindFor("planet", view.phase, mode);
  const dotKind = kindFor("dot", view.phase, mode);
  for (const choice of legal) {
    if (choice.kind === planetKind) found.planets.set(Number(choice.args["planet"]) - 1, choice);
    else if (choice.kind === dotKind && mode !== "pathway") found.dots.set(Number(choice.args["dot"]) - 1, choice);
    else if (mode === null || mode in { build_consumer_with: 1, build_factory: 1, build_spaceyard: 1, buy: 1 })
      addSlot(found, view, choice, me);
  }
  return found;
}

const SLOT_FOR: Record<string, SlotName> = {
  mine: "mine",
  make: "factory",
  build_factory: "factory",
  deliver: "second",
  build_consumer: "second",
  build_consumer_with: "second",
  build_spaceyard: "second",
  buy: "second",
  replace: "second",
};

function addSlot(found: Targets, view: View, choice: Choice, me: number | null): void {
  if (choice.kind === "take_privilege") {
    const slot = SLOT_NAMES[SLOT_OF[choice.args["tile"] as Tile]] ?? "mine";
    push(found, slotKey(Number(choice.args["planet"]) - 1, slot), choice);
    return;
  }
  const slot = SLOT_FOR[choice.kind];
  const here = view.seats[me ?? -1]?.planet;
  if (slot && here !== null && here !== undefined) push(found, slotKey(here, slot), choice);
}

function push(found: Targets, key: string, choice: Choice): void {
  found.slots.set(key, [...(found.slots.get(key) ?? []), choice]);
}

/** The notation of what touching a slot would have meant. */
export function slotNotation(planet: Planet, slot: SlotName, product = "satellites"): string {
  if (slot === "mine") return "mine";
  if (slot === "factory") return planet.factory ? "make" : `build_factory ${product}`;
  if (planet.start) return planet.built ? "buy" : "build_spaceyard rubber_ducks";
  return planet.built ? "deliver" : "build_consumer";
}

/** The goods and markers that a preview would take from a ship: what it has now and would not have then. */
export function paidBetween(
  now: View,
  then: View | null,
  seat: number,
): { goods: Map<string, number>; energy: Map<string, number> } {
  const paid = { goods: new Map<string, number>(), energy: new Map<string, number>() };
  const before = now.seats[seat];
  const after = then?.seats[seat];
  if (!before || !after) return paid;
  for (const [good, count] of Object.entries(before.goods)) {
    const gone = count - (after.goods[good] ?? 0);
    if (gone > 0) paid.goods.set(good, gone);
  }
  for (const energy of ["movement", "build", "trade"] as const) {
    const gone = markers(before, energy) - markers(after, energy);
    if (gone > 0) paid.energy.set(energy, gone);
  }
  return paid;
}

function markers(ship: View["seats"][number], energy: "movement" | "build" | "trade"): number {
  return ship.energy[energy] + (ship.virtual[energy] ?? 0);
}
