/** Whose first game it is: the guide is on until a game of the kind is finished, unless one has chosen otherwise. */
import { keep, kept } from "../kept";
import { settings } from "../settings.svelte";

const FINISHED = "drakes-finished-";

export function isGuided(game: string): boolean {
  return settings.tips === "on" || (settings.tips === "first" && kept(FINISHED + game) === null);
}

/** A game of this kind was played to its end in this browser. */
export function finish(game: string): void {
  keep(FINISHED + game, "1");
}
