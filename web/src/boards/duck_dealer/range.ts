/** Flights that take more than one marker, as the server offers them; it confirms each step. */
import type { Choice } from "../../server/types";
import { nodeAt, type Node } from "./flight";
import type { Targets } from "./targets";
import type { Mode } from "./mode.svelte";
import type { View } from "./view";

export interface Situation {
  view: View;
  legal: Choice[];
  mode: Mode | null;
  targets: Targets;
}

/** Where each marker of a flight to a planet lands that takes several; [] if it is not on offer. */
export function landingsTo({ view, legal, mode, targets }: Situation, n: number): Node[] {
  const isFlying = view.phase === "action" && (mode === null || mode === "fly");
  if (!isFlying || !legal.length || targets.planets.has(n)) return [];
  const flight = view.long_flights.find((one) => one.planet === n);
  return (flight?.landings ?? []).map((place) => nodeAt(view, place));
}

/** The same for what is pointed at. */
export function farLegs(situation: Situation, key: string | null): Node[] {
  return key?.startsWith("planet ") ? landingsTo(situation, Number(key.slice(7))) : [];
}
