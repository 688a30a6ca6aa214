/** What the server shows of a table of Sitting Ducks. */
import type { View } from "./schema";

export type * from "./schema";

export type SeatColour = "blue" | "green" | "orange" | "yellow" | "violet" | "pink";

/** The printed colour as the pieces call it: purple ducks wear the violet badge. */
export function paint(colour: string): SeatColour {
  return (colour === "purple" ? "violet" : colour) as SeatColour;
}

export const LETTERS: Record<string, string> = {
  blue: "B",
  green: "G",
  orange: "O",
  yellow: "Y",
  purple: "V",
  pink: "P",
};

/** Who is known to own a colour, or null: water, a secret, or nobody. */
export function ownerOf(view: View, swimmer: string | null): number | null {
  const owner = view.seats.find((seat) => seat.colour !== null && seat.colour === swimmer);
  return owner ? owner.seat : null;
}

/** How many places the line has: a sight may hang over each. */
export const lineLength = (view: View): number => view.sights.length;

/** How many cards lie in the pond. */
export function pondSize(view: View): number {
  return Object.values(view.pond.mix).reduce((sum, n) => sum + n, 0) + view.pond.queue.length;
}

export const isTeamGame = (view: View): boolean => view.options.teams !== "off";
export const isForPoints = (view: View): boolean => Number(view.options.points) > 0;
export const isSecret = (view: View): boolean => view.options.secret_colours === true;
