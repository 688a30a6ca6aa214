/** The drawings of what a turn of Dragon Market offers. */
import type { Possible } from "../../../server/types";

const FIXED: Record<string, string> = {
  walk: "dm-heir",
  walk_to: "dm-heir",
  walk_home: "dm-heir",
  slide: "dm-sailor",
  turn: "dm-sailor",
  coin: "dm-coin",
};

export function pictureOf({ name }: Possible): string {
  return FIXED[name] ?? "";
}

export function payment(key: string): string {
  return key === "coins" ? "dm-coin" : "";
}
