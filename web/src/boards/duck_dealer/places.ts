/** Everything on the chart that a finger, a pointer or the keys can be on, each with a key: "planet 3", "slot 3 mine". */
import type { Choice } from "../../server/types";
import { slotSpot, type Chart, type Point, type SlotName } from "./layout";
import { kindFor, slotNotation, type Targets } from "./targets";
import type { Mode } from "./mode.svelte";
import type { View } from "./view";

export interface Place extends Point {
  key: string;
  legal: boolean;
}

/** All places: tiles that can be used, planets, dots. */
export function placesOf(view: View, chart: Chart, targets: Targets): Place[] {
  const found: Place[] = [];
  for (const [key, choices] of targets.slots) {
    const [n, slot] = key.split(" ") as [string, SlotName];
    const planet = view.planets[Number(n)]!;
    const at = slotSpot(slot, planet.start);
    found.push({ key: `slot ${key}`, x: planet.x + at.x, y: planet.y + at.y, legal: choices.length > 0 });
  }
  view.planets.forEach(({ x, y }, n) => found.push({ key: `planet ${n}`, x, y, legal: targets.planets.has(n) }));
  for (const [dot, spot] of chart.dots) found.push({ key: `dot ${dot}`, ...spot, legal: targets.dots.has(dot) });
  return found;
}

/** Where plain arrows stop: planets and tiles before dots, which Shift reaches. */
export function stopsOf(places: Place[]): Place[] {
  const legal = places.filter((place) => place.legal);
  const large = legal.filter((place) => !place.key.startsWith("dot"));
  return large.length ? large : legal;
}

/** What may be done at a place. */
export function choicesAt(targets: Targets, key: string): Choice[] {
  const [what, a = "", b = ""] = key.split(" ");
  if (what === "slot") return targets.slots.get(`${a} ${b}`) ?? [];
  const choice = what === "planet" ? targets.planets.get(Number(a)) : targets.dots.get(Number(a));
  return choice ? [choice] : [];
}

/** What touching a place where nothing can be done would have meant. */
export function notationAt(view: View, mode: Mode | null, key: string): string {
  const [what, a = "0", b = ""] = key.split(" ");
  if (what === "slot") return slotNotation(view.planets[Number(a)]!, b as SlotName);
  return `${kindFor(what as "planet" | "dot", view.phase, mode)} ${Number(a) + 1}`;
}
