/** The adviser: what a bot would do in the reader's place. It is asked when the reader wants, and what it said holds for
 * the position it was asked about and no other. */
import { Fault } from "../server/api";
import type { HintAnswer } from "../server/types";

/** What the adviser needs of the page. */
export interface AdviserHost {
  /** The position: the table's and the steps of the draft after it. */
  place(): string;
  hint(): Promise<HintAnswer>;
  refused(fault: Fault): void;
  wait(): Promise<void>;
}

/** How often an adviser that is still getting ready is asked again. */
const PATIENCE = 100;

export class Adviser {
  #given = $state.raw<HintAnswer | null>(null);
  #place = $state<string | null>(null);

  constructor(readonly host: AdviserHost) {}

  /** Whether the reader has asked about the position as it is now. */
  get isOpen(): boolean {
    return this.#place !== null && this.#place === this.host.place();
  }

  /** What was said about this position; null while the adviser thinks. */
  get given(): HintAnswer | null {
    return this.isOpen ? this.#given : null;
  }

  close(): void {
    this.#place = null;
    this.#given = null;
  }

  async toggle(): Promise<void> {
    if (this.isOpen) return this.close();
    const place = this.host.place();
    this.#place = place;
    this.#given = null;
    const given = await this.#ask(place, PATIENCE);
    if (this.#place === place) this.#given = given;
  }

  /** Ask; again after a while where the adviser is getting ready. */
  async #ask(place: string, tries: number): Promise<HintAnswer | null> {
    try {
      return await this.host.hint();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (this.#place !== place || this.host.place() !== place) return null;
      if (fault.code === "advice_cold" && tries > 0) {
        await this.host.wait();
        return this.isOpen ? this.#ask(place, tries - 1) : null;
      }
      this.close();
      this.host.refused(fault);
      return null;
    }
  }
}
