/** Why something is not possible: in words, and by which clause of the rules. */
import * as api from "../server/api";
import { Fault } from "../server/api";
import type { Broken } from "../server/types";
import { faultText } from "../words/faultText";
import type { Words } from "../words/words";
import type { TablePage } from "./tablePage.svelte";

export interface Refusal {
  sentence: string;
  clause: string | null;
  at: number;
}

export class Refusals {
  shown = $state.raw<Refusal | null>(null);

  constructor(readonly page: TablePage) {}

  show(sentence: string, clause: string | null = null): void {
    this.shown = { sentence, clause, at: Date.now() };
  }

  clear(): void {
    this.shown = null;
  }

  /** Say why an action cannot be done, by its notation. */
  async explain(notation: string): Promise<void> {
    const { words, frame } = this.page;
    if (!words || !frame) return;
    const reason = this.#outsideTheRules(words);
    if (reason) return this.show(reason);
    try {
      await this.#askWhy(notation, words);
    } catch (fault) {
      if (fault instanceof Fault) this.fault(fault);
      else throw fault;
    }
  }

  /** What stands in the way of anything at all; "" if it is for the rules to say. */
  #outsideTheRules(words: Words): string {
    const page = this.page;
    if (!page.isNow) return words.say("refusal-past");
    if (page.frame?.status !== "playing") return words.say("refusal-not-playing");
    if (page.seat === null) return words.say("refusal-spectator");
    if (!page.isMine && !page.draft.isPlan) return words.say("refusal-not-your-turn", { name: page.mover });
    return "";
  }

  async #askWhy(notation: string, words: Words): Promise<void> {
    const { id, mySeat, draft } = this.page;
    const { clause } = await api.why(id, mySeat, notation, { after: draft.actions, early: draft.isPlan });
    if (clause) this.show(words.why(clause), clause);
    else if (draft.actions.length) this.show(words.say("refusal-after-draft"));
  }

  /** What the server refused. */
  fault(fault: Fault): void {
    const words = this.page.words;
    if (!words) return;
    if (fault.clause) this.show(words.why(fault.clause), fault.clause);
    else this.show(faultText(fault, words));
    if (fault.code === "stale") void this.page.feed.refresh();
  }

  /** A step of the draft that cannot be done. */
  broken({ clause }: Broken): void {
    const words = this.page.words;
    if (words) this.show(clause ? words.why(clause) : words.say("refusal-after-stop"), clause);
  }
}
