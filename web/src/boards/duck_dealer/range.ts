/** Flights that take more than one marker: offered where the ship has enough of them; the server confirms each step. */
import type { Choice } from "../../server/types";
import { legs, nodeOfShip, wayOf, type Stop } from "./flight";
import type { Targets } from "./targets";
import type { Mode } from "./mode.svelte";
import type { View } from "./view";

export interface Situation {
  view: View;
  me: number | null;
  legal: Choice[];
  mode: Mode | null;
  targets: Targets;
}

/** More steps than any flight has. */
const FAR = 99;

function markersLeft(view: View, me: number | null): number {
  const ship = view.seats[me ?? -1];
  return ship ? ship.energy.movement + (ship.virtual.movement ?? 0) : 0;
}

/** Markers to a planet out of range of one; 0 if that is not on offer. */
export function markersTo({ view, me, legal, mode, targets }: Situation, n: number): number {
  const ship = view.seats[me ?? -1];
  const steps = view.planets[n]?.steps;
  const isFlying = view.phase === "action" && (mode === null || mode === "fly");
  const canFly = isFlying && legal.some((choice) => choice.kind === "fly" || choice.kind === "stop");
  if (!ship || !canFly || !steps || steps >= FAR || targets.planets.has(n)) return 0;
  const markers = Math.ceil(steps / ship.speed);
  return markers > 1 && markers <= markersLeft(view, me) ? markers : 0;
}

/** Where each marker of such a flight lands; [] if it is not on offer. */
export function farLegs(situation: Situation, key: string | null): Stop[] {
  const { view, me } = situation;
  const n = key?.startsWith("planet ") ? Number(key.slice(7)) : -1;
  const ship = view.seats[me ?? -1];
  const from = me === null ? null : nodeOfShip(view, me);
  if (n < 0 || me === null || !ship || !from || !markersTo(situation, n)) return [];
  const landings = legs(view, wayOf(view, me, from, { kind: "planet", n }), ship.speed);
  return landings.length <= markersLeft(view, me) ? landings : [];
}
