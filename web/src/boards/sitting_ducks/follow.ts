/** Which card of the line is which: every card keeps a number of its own while it swims, so that it can be seen to. */

import type { LinePlace } from "./view";

export interface Happened {
  kind: string;
  arguments: Record<string, number>;
}

/** A card followed: its number, and what lies there. */
export interface Swimmer {
  id: number;
  card: string;
  hidden: string | null;
  bottoms_up: number | null;
}

/** A card that left the line, from which place and how. */
export interface Gone {
  id: number;
  card: string;
  place: number;
  how: "hit" | "marched" | "danced" | "hid";
}

export interface Followed {
  line: Swimmer[];
  gone: Gone[];
}

interface Step {
  order: (number | null)[];
  gone: Gone[];
  cards: Map<number, string>;
  fresh: () => number;
}

/** Take the numbers of the cards from one line to the next, by what happened between. */
export function follow(before: Swimmer[], events: Happened[], after: LinePlace[], fresh: () => number): Followed {
  const cards = new Map(before.map((swimmer) => [swimmer.id, swimmer.card]));
  const step: Step = { order: before.map((swimmer) => swimmer.id), gone: [], cards, fresh };
  for (const event of events) take(step, event);
  closeUp(step);
  const ids = step.order.slice(0, after.length);
  while (ids.length < after.length) ids.push(fresh());
  const line = after.map((place, i) => ({ id: fit(step, ids[i] as number, place.card), ...place }));
  return { line, gone: step.gone };
}

/** The number of a card, or a new one where something else lies there than was followed. */
function fit(step: Step, id: number, card: string): number {
  const known = step.cards.get(id);
  return known === undefined || known === card ? id : step.fresh();
}

function take(step: Step, event: Happened): void {
  const { place, from, to } = event.arguments;
  if (event.kind === "hit") leave(step, place as number, "hit");
  else if (event.kind === "uncovered") step.order[place as number] = step.fresh();
  else if (event.kind === "swapped") swap(step, from as number, to as number);
  else if (event.kind === "moved") move(step, from as number, to as number);
  else if (event.kind === "hid") leave(step, from as number, "hid");
  else if (event.kind === "marched") march(step);
  else if (event.kind === "danced") dance(step);
  else if (event.kind === "dealt") deal(step, place as number);
}

function leave(step: Step, place: number, how: Gone["how"]): void {
  const id = step.order[place];
  if (id === null || id === undefined) return;
  step.gone.push({ id, card: step.cards.get(id) ?? "water", place, how });
  step.order[place] = null;
}

function swap(step: Step, from: number, to: number): void {
  const order = step.order;
  [order[from], order[to]] = [order[to] ?? null, order[from] ?? null];
}

function move(step: Step, from: number, to: number): void {
  const [id] = step.order.splice(from, 1);
  step.order.splice(to, 0, id ?? null);
}

/** A pair marches as two cards, the second of which has no place of its own any more. */
function march(step: Step): void {
  if (step.order.length > 0 && step.order[0] !== null) leave(step, 0, "marched");
}

function dance(step: Step): void {
  step.order.forEach((_, place) => leave(step, place, "danced"));
  step.order = [];
}

function deal(step: Step, place: number): void {
  closeUp(step);
  step.order[place] = step.fresh();
}

function closeUp(step: Step): void {
  step.order = step.order.filter((id) => id !== null && id !== undefined);
}

/** Which sight is which: one that was bumped keeps its number and is seen to travel. */
export function followSights(
  before: (number | null)[],
  events: Happened[],
  after: boolean[],
  fresh: () => number,
): (number | null)[] {
  const ids = after.map((_, place) => before[place] ?? null);
  for (const event of events.filter((one) => one.kind === "sight_moved")) {
    const { from, to } = event.arguments as { from: number; to: number };
    [ids[from], ids[to]] = [null, ids[from] ?? null];
  }
  return after.map((has, place) => (has ? (ids[place] ?? fresh()) : null));
}
