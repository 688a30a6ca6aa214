/** The card of Duck Dealer on the first page. */
import type { Card } from "../../card";
import "./card.css";

export const card: Card = {
  weight: 5,
  bots: 2,
  emblem: "dd-ship",
  seat: "blue",
  pieces: ["dd-rubber-duck", "dd-phone-box", "dd-solar-panel", "dd-factory", "dd-ship", "dd-highway-cube"],
};
