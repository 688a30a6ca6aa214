/** The card of Sitting Ducks on the first page. */
import type { Card } from "../../card";
import "./card.css";

export const card: Card = {
  weight: 1,
  bots: 3,
  emblem: "sd-duck",
  seat: "green",
  pieces: ["sd-duck"],
};
