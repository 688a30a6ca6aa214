/** The adviser: what a bot would do in the reader's place. It is asked when the reader wants, and what it said holds for
 * the position it was asked about and no other. */
import { Fault } from "../server/api";
import type { HintAnswer, HintLine, ReadinessAnswer } from "../server/types";

/** What the adviser needs of the page. */
export interface AdviserHost {
  /** The position: the table's and the steps of the draft after it. */
  place(): string;
  hint(): Promise<HintAnswer>;
  /** Whether a hint could be given at once, or how long that still takes. */
  readiness(): Promise<ReadinessAnswer>;
  refused(fault: Fault): void;
  wait(): Promise<void>;
}

export class Adviser {
  #given = $state.raw<HintAnswer | null>(null);
  #place = $state<string | null>(null);
  /** How far the adviser is in getting ready, once; null while it thinks. */
  readiness = $state.raw<ReadinessAnswer | null>(null);

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
    const given = await this.#ask(place);
    if (this.#place === place) this.#given = given;
  }

  /** The best line for the position as it is, with nothing opened; null where it would take a while or is refused. */
  async usual(): Promise<HintLine | null> {
    const place = this.host.place();
    try {
      if (!(await this.host.readiness()).ready) return null;
      const given = await this.host.hint();
      return this.host.place() === place ? (given.lines[0] ?? null) : null;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      return null;
    }
  }

  /** Wait until the adviser is ready; false once the reader does not want to know any more. */
  async #becomesReady(place: string): Promise<boolean> {
    do {
      this.readiness = await this.host.readiness();
      if (!this.readiness.ready) await this.host.wait();
    } while (!this.readiness.ready && this.isOpen && this.#place === place);
    const isReady = this.readiness.ready;
    this.readiness = null;
    return isReady && this.isOpen && this.#place === place;
  }

  /** Ask; once more when the adviser, who was getting ready, has done so. */
  async #ask(place: string): Promise<HintAnswer | null> {
    try {
      if (!(await this.#becomesReady(place))) return null;
      return await this.host.hint();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (this.#place !== place || this.host.place() !== place) return null;
      this.close();
      this.host.refused(fault);
      return null;
    }
  }
}
