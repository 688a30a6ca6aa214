/** A ship's goods put into its holds: the built-in half hold, then one hold for each piece of such gear. */
import { eachGood, type Ship } from "./view";

export interface Space {
  good: string;
  isPaid: boolean;
}

export interface Hold {
  spaces: (Space | null)[];
  /** Goods that fit nowhere: they may stay until the ship leaves or the turn ends. */
  isOver: boolean;
}

/** All holds with what lies in them; the goods that would be paid are marked, as many of each as would go. */
export function holdsOf(
  ship: Pick<Ship, "goods" | "capacity" | "gear">,
  sizeOfHold: number,
  paid: ReadonlyMap<string, number>,
): Hold[] {
  const left = new Map(paid);
  const goods = eachGood(ship.goods).map((good): Space => {
    const due = left.get(good) ?? 0;
    left.set(good, due - 1);
    return { good, isPaid: due > 0 };
  });
  const count = ship.gear.cargo_hold;
  const half = Math.max(0, ship.capacity - sizeOfHold * count);
  const sizes = [...(half > 0 ? [half] : []), ...Array<number>(count).fill(sizeOfHold)];
  const holds = sizes.map((size): Hold => {
    const spaces = Array.from({ length: size }, () => goods.shift() ?? null);
    return { spaces, isOver: false };
  });
  return goods.length ? [...holds, { spaces: goods, isOver: true }] : holds;
}
