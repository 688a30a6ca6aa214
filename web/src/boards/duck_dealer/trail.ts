/** The steps of the turn so far, as the board saw them: a list of positions, cut back where a step was undone. */
import { nodeOfShip, wayTo, type Node } from "./flight";
import type { View } from "./view";

export interface Step {
  /** What tells this position from others of the turn. */
  mark: string;
  node: Node | null;
  /** What was shown then: the next flight went by its ways. */
  view: View;
}

export interface Trail {
  /** Which action turn of which seat this is. */
  turn: string;
  steps: Step[];
}

export const NO_TRAIL: Trail = { turn: "", steps: [] };

function markOf(view: View, seat: number): string {
  const { turn, free_parts, supply, seats, planets, routes, phase, offer } = view;
  const board = planets.map((p) => [p.factory, p.built, p.consumer, p.privileges, p.pathway]);
  return JSON.stringify([
    turn,
    phase,
    free_parts,
    supply,
    seats[seat],
    board,
    routes.map((route) => route.parts),
    offer,
  ]);
}

/** The trail with the position that is shown now; empty outside one's own action turn. */
export function followed(trail: Trail, view: View, me: number | null): Trail {
  const isMine = me !== null && view.active === me && view.phase !== "turn" && view.phase !== "finished";
  if (!isMine) return trail === NO_TRAIL ? trail : NO_TRAIL;
  const turn = `${me} ${view.turn}`;
  const step = { mark: markOf(view, me), node: nodeOfShip(view, me), view };
  if (trail.turn !== turn) return { turn, steps: [step] };
  const again = trail.steps.findIndex((known) => known.mark === step.mark);
  if (again === trail.steps.length - 1) return trail;
  const steps = again >= 0 ? trail.steps.slice(0, again + 1) : [...trail.steps, step];
  return { turn, steps };
}

export interface Leg {
  way: Node[];
  /** The number of the step that flew it. */
  number: number;
}

/** The flights of a trail, each with its number among all steps of the turn. */
export function legsOf(trail: Trail): Leg[] {
  const found: Leg[] = [];
  trail.steps.forEach((step, i) => {
    const before = trail.steps[i - 1];
    if (!before?.node || !step.node || (before.node.kind === step.node.kind && before.node.n === step.node.n)) return;
    found.push({ way: wayTo(before.view, step.node), number: i });
  });
  return found;
}

export interface Stay {
  node: Node;
  first: number;
  last: number;
}

/** The places of a trail, each with the numbers of the steps that were done there, the landing included. */
export function staysOf(trail: Trail): Stay[] {
  const found: Stay[] = [];
  trail.steps.forEach(({ node }, i) => {
    const last = found[found.length - 1];
    if (!node) return;
    if (last && last.node.kind === node.kind && last.node.n === node.n) last.last = i;
    else found.push({ node, first: i, last: i });
  });
  return found.filter((stay) => stay.last > 0).map((stay) => ({ ...stay, first: Math.max(1, stay.first) }));
}
