/** The card of a game that has none of its own. */
import drawing from "./card.svg?raw";
import "./card.css";

export { drawing };
