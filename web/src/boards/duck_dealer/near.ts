/** Where an arrow key goes: to the nearest target in that direction. */

import type { Point } from "./layout";

export type Direction = "up" | "down" | "left" | "right";

const WAY: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The nearest target that lies that way; what lies aside counts as farther away. */
export function nearest<T extends Point>(from: Point, targets: readonly T[], direction: Direction): T | null {
  const way = WAY[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const target of targets) {
    const dx = target.x - from.x;
    const dy = target.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0.5 || aside > ahead * 2.2) continue;
    const far = ahead + aside * 1.4;
    if (far < least) [best, least] = [target, far];
  }
  return best;
}

/** The direction of an arrow key. */
export function directionOf(key: string): Direction | null {
  return key.startsWith("Arrow") ? (key.slice(5).toLowerCase() as Direction) : null;
}

/** The target within reach of a finger, nearest first. */
export function closest<T extends Point>(spot: Point, targets: readonly T[], within: number): T | null {
  let best: T | null = null;
  let least = within;
  for (const target of targets) {
    const far = Math.hypot(target.x - spot.x, target.y - spot.y);
    if (far <= least) [best, least] = [target, far];
  }
  return best;
}
