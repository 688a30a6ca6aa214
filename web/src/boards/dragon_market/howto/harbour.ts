/** The harbour of the pictures: boats, goods and heirs as positions.json says them, and as a view would show them. */
import { heir, lay } from "../rules/lay";
import { PONTOONS, SIZE } from "../rules/start";
import type { Boat, Seat, View, Way } from "../view";
import positions from "./positions.json";

export type Name = keyof typeof positions.pictures;

const CENTRE_BOATS = 5;
const SEATS = [0, 1, 2, 3];
const piles = new Map(positions.goods.split(", ").map((pile) => pile.split(" ") as [string, string]));

/** Boats 1 to 10, in order. */
export const boats: Boat[] = positions.boats.split(", ").map((entry) => {
  const [number = "", sailor = "", way = ""] = entry.split(" ");
  const goods = ["a", "b"].map((space) => piles.get(number + space) ?? null);
  const boat = lay(Number(number) > CENTRE_BOATS ? "end" : "centre", sailor, way as Way, goods);
  return { ...boat, boat: Number(number) - 1 };
});

/** What the sea needs of a view. */
export const harbour = {
  size: SIZE,
  pontoons: PONTOONS,
  seats: SEATS.map((seat) => ({ seat, corner: seat })),
} as unknown as View;

/** The heirs of a picture: on the spaces it names, the others at home. */
export function heirs(name: Name): Seat[] {
  const aboard = new Map(
    positions.pictures[name].heirs
      .split(" ")
      .filter(Boolean)
      .map((entry) => {
        const [player = "", space = ""] = entry.split(":");
        const at = boats[Number(space.slice(0, -1)) - 1]?.spaces["ab".indexOf(space.slice(-1))]?.square ?? "";
        return [Number(player) - 1, at] as const;
      }),
  );
  return SEATS.map((seat) => heir(seat, aboard.get(seat) ?? PONTOONS[seat] ?? ""));
}
