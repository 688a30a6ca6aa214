/** Colours by seat, where a game has none of its own. */
import type { SeatColour } from "../boards/board";
import type { View } from "../server/types";

const BY_SEAT: SeatColour[] = ["blue", "green", "orange", "yellow", "violet", "pink"];

export function seatColour(_view: View, seat: number): SeatColour | null {
  return BY_SEAT[seat] ?? null;
}
