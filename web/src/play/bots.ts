/** Whom one plays against where nothing was chosen. */
import type { GameSummary } from "../server/types";

const LEVELS = ["easy", "medium", "hard", "expert"];

/** The bot one plays against at once: of the levels the middle one, else the strongest of the simple players. */
export function usualBot(game: Pick<GameSummary, "bots">): string {
  if (game.bots.includes("medium")) return "medium";
  return game.bots.filter((bot) => !LEVELS.includes(bot)).at(-1) ?? "random";
}
