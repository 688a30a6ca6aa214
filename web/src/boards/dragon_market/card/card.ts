/** The card of Dragon Market on the first page. */
import type { Card } from "../../card";
import "./card.css";

export const card: Card = {
  weight: 2,
  bots: 2,
  emblem: "dm-heir",
  seat: "blue",
  pieces: ["dm-lantern", "dm-sailor", "dm-heir", "dm-teapot", "dm-baby-dragon", "dm-coin"],
};
