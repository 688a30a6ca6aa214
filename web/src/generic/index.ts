/** The board of a game that has none of its own. */
export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { seatColour } from "./seatColour";

/** Nothing can be chosen on it: the bar lists every choice. */
export const listsChoices = true;
