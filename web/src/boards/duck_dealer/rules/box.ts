/** What the standard box prints, as far as the pictures need it: from the opening view of a table. */
import { printed, recipes, turns, yards } from "../opening.json";
import type { Recipe, Yard } from "../view";

export const RECIPES: Record<string, Recipe> = recipes;
export const YARDS: Yard[] = yards;
export const SPEEDS = printed.speeds;
export const FREE_PARTS = printed.free_parts;
export const CLAIM = printed.claim;
export const TURNS = turns;
