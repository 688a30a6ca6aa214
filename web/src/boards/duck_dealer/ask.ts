/** The one sentence that says what is asked now. */
import type { Words } from "../../words/words";
import type { View } from "./view";

const FIXED: Record<string, string> = {
  bid: "dd-ask-bid",
  rebid: "dd-ask-rebid",
  position: "dd-ask-position",
  start: "dd-ask-start",
  turn: "dd-ask-turn",
  explore: "dd-ask-explore",
  part: "dd-ask-part",
  exit: "dd-ask-exit",
  take_back: "dd-ask-take-back",
  offer: "dd-ask-offer",
  answer: "dd-ask-answer",
  keep_goods: "dd-ask-keep-goods",
};

/** What I am asked; null when it is not mine to answer: then the shell says who thinks. */
export function ask(view: View, me: number | null, words: Words): string | null {
  if (me === null || view.to_move !== me) return null;
  const ship = view.seats[me];
  if (view.phase === "gear") return words.say("dd-ask-gear", { left: view.still_to_choose });
  if (view.phase === "keep_energy") return words.say("dd-ask-keep-energy", { kept: view.printed.kept });
  if (view.phase === "action") {
    const planet = ship && ship.planet !== null ? view.planets[ship.planet] : undefined;
    return planet ? words.say("dd-ask-on", { planet: planet.name }) : words.say("dd-ask-space");
  }
  const message = FIXED[view.phase];
  return message ? words.say(message) : null;
}
