/** Where a game's lessons begin, and how long they take; null where it has none. */
import type { GameSummary } from "../server/types";

export interface Entrance {
  href: string;
  minutes: number;
}

export function entranceOf({ name, lessons }: Pick<GameSummary, "name" | "lessons">): Entrance | null {
  if (!lessons.length) return null;
  return {
    href: lessons.length > 1 ? "/learn" : `/learn/${name}/${lessons[0]?.chapter}`,
    minutes: lessons.reduce((sum, one) => sum + one.minutes, 0),
  };
}
