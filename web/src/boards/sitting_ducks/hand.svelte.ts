/** Which card is raised, and how the line is being laid anew: shared by the hand and the line of one table. */
import type { Choice } from "../../server/types";
import type { View } from "./view";

export const SLOTS = ["a", "b", "c"];

class Hand {
  #slot = $state<string | null>(null);
  #turn = $state(-1);
  /** The order in which the cards of the line are to lie, by their places of now; null while nothing was moved. */
  order = $state<number[] | null>(null);

  /** The raised card's slot: the one chosen in this turn, where it can be played. */
  raised(view: View, legal: Choice[]): string | null {
    const isPlayable = legal.some((choice) => choice.args.slot === this.#slot);
    return this.#turn === view.turn && isPlayable ? this.#slot : null;
  }

  raise(view: View, slot: string): void {
    this.#slot = slot;
    this.#turn = view.turn;
  }
}

export const hand = new Hand();

/** The legal choices of one card. */
export function choicesOf(legal: Choice[], slot: string | null): Choice[] {
  return legal.filter((choice) => choice.args.slot === slot && slot !== null);
}

/** The piece that stands for a card; one has a longer name than the rules give it. */
export function pieceOf(card: string): string {
  return card === "give_peace" ? "sd-give-peace-a-chance" : `sd-${card.replaceAll("_", "-")}`;
}
