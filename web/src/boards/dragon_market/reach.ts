/** How far one's heir can walk: step after step, each tried out by the server, never reckoned here. */
import { nameSquare, readSquare, type Spot } from "./geometry";
import { type Aim, walksOf } from "./targets";
import type { Tried } from "../../server/types";
import type { View } from "./view";

/** Steps tried out after the draft, by the server. */
export type TryOut = (...steps: number[]) => Promise<Tried>;

/** A square the heir can walk to by several steps, and what that takes. */
export interface Reach {
  to: Spot;
  steps: number[];
  price: number;
  path: Spot[];
}

/** What the server says of steps tried out: the view after them and what may follow; null where they stop or break. */
export type Trial = (steps: number[]) => Promise<{ view: View; legal: Aim[] } | null>;

const MOST = 14;

/** Walk on from the legal steps, nearest squares first; each square found is told at once. */
export async function explore(
  view: View,
  legal: Aim[],
  seat: number,
  attempt: Trial,
  found: (reach: Reach) => boolean,
): Promise<void> {
  const home = view.seats[seat]?.heir ?? "a1";
  const known = new Set([home]);
  let edge: Reach[] = stepsFrom(view, legal, seat, {
    to: readSquare(home),
    steps: [],
    price: 0,
    path: [readSquare(home)],
  });
  let tries = 0;
  while (edge.length && tries < MOST) {
    const next: Reach[] = [];
    for (const reach of edge.filter((one) => !known.has(nameSquare(one.to)))) {
      if (known.has(nameSquare(reach.to)) || tries++ >= MOST) continue;
      known.add(nameSquare(reach.to));
      const tried = await attempt(reach.steps);
      if (!tried) continue;
      const here = { ...reach, price: view.points - tried.view.points };
      const isRest = tried.view.phase === "turn";
      if (isRest && reach.steps.length > 1 && !found(here)) return;
      next.push(...stepsFrom(tried.view, tried.legal, seat, here));
    }
    edge = next;
  }
}

function stepsFrom(view: View, legal: Aim[], seat: number, from: Reach): Reach[] {
  const steps = walksOf(
    view,
    legal.filter((aim) => aim.kind === "step"),
    seat,
  );
  return steps.map((walk) => ({
    to: walk.to,
    steps: [...from.steps, walk.aim.n],
    price: from.price,
    path: [...from.path, walk.to],
  }));
}
