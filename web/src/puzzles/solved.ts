/** Which puzzles this browser has solved. */
import { keep, kept } from "../kept";

const SOLVED = "drakes-solved-puzzles";

export function solvedPuzzles(): string[] {
  return JSON.parse(kept(SOLVED) ?? "[]") as string[];
}

/** Remember a puzzle, `game/id`, as solved. */
export function remember(puzzle: string): void {
  const known = solvedPuzzles();
  if (!known.includes(puzzle)) keep(SOLVED, JSON.stringify([...known, puzzle]));
}
