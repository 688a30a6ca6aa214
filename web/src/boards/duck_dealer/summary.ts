/** Where a seat's points came from, and what became of its energy, from the events of the whole game. */
import type { Move } from "../../server/types";

export const SOURCES = ["factory_built", "consumer_built", "delivered", "spaceyard_built"] as const;
export type Source = (typeof SOURCES)[number];

export interface Summary {
  points: Record<Source, number>;
  /** Markers by colour, as the rules number them. */
  collected: number[];
  putBack: number[];
}

export function summaryOf(moves: Move[], seat: number): Summary {
  const found: Summary = {
    points: { factory_built: 0, consumer_built: 0, delivered: 0, spaceyard_built: 0 },
    collected: [0, 0, 0],
    putBack: [0, 0, 0],
  };
  let source: Source | null = null;
  for (const { kind, arguments: given } of moves.flatMap((move) => move.events)) {
    if (given["seat"] !== seat) continue;
    const colour = given["energy"] ?? 0;
    if (SOURCES.includes(kind as Source)) source = kind as Source;
    else if (kind === "collected") found.collected[colour]! += given["count"] ?? 0;
    else if (kind === "put_back") found.putBack[colour]! += given["count"] ?? 0;
    else if (kind === "scored" && source) {
      found.points[source] += given["points"] ?? 0;
      source = null;
    }
  }
  return found;
}
