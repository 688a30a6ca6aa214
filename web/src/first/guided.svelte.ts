/** The guided first game of a table page: what the server would tell a newcomer, and which tip was told when. */
import { keep, kept } from "../kept";
import type { TablePage } from "../play/tablePage.svelte";
import * as api from "../server/api";
import type { Guidance, Said } from "../server/types";
import type { Words } from "../words/words";
import { loadGuideWords } from "./guideWords";

const SEEN = "drakes-tips-seen";
const CLOSED = "drakes-goal-closed-";
const found = new WeakMap<TablePage, Guided>();

export function guidedOf(page: TablePage): Guided {
  const known = found.get(page) ?? new Guided(page);
  found.set(page, known);
  return known;
}

/** Tips that were told are told again. */
export function forgetTips(): void {
  keep(SEEN, "[]");
}

function seen(): string[] {
  return JSON.parse(kept(SEEN) ?? "[]") as string[];
}

export class Guided {
  guidance = $state.raw<Guidance | null>(null);
  /** The tip shown now. */
  tip = $state.raw<Said | null>(null);
  words = $state.raw<Words | null>(null);
  isGoalClosed = $state(false);
  /** Where the server was asked last, and what was refused there. */
  #asked = "";
  #isToldInThisTurn = false;

  constructor(readonly page: TablePage) {
    this.isGoalClosed = kept(CLOSED + this.#game) !== null;
  }

  get #game(): string {
    return this.page.game?.name ?? "";
  }

  /** Whether this seat is asked something now, so that there is something to tell it. */
  get isAsked(): boolean {
    const { page } = this;
    return page.isMine && page.isNow && !page.draft.isPlan && page.handOver.to === null;
  }

  async speak(language: string): Promise<void> {
    this.words = await loadGuideWords(this.#game, language);
  }

  /** Ask what there is to tell, once for every place; nothing while a choice is looked at or on its way. */
  async follow(): Promise<void> {
    const { page } = this;
    const { draft } = page;
    if (!this.isAsked) return this.#rest();
    if (draft.isBusy || !draft.isFree || draft.looked !== null) return;
    const refused = page.refusals.shown?.clause ?? null;
    const place = `${page.seat} ${page.frame?.moved} ${draft.actions.join(" ")} ${refused}`;
    if (place === this.#asked) return;
    this.#asked = place;
    const guidance = await guidanceNow(page, refused);
    if (guidance && place === this.#asked) this.#hear(guidance);
  }

  #rest(): void {
    this.tip = null;
    this.#asked = "";
    this.#isToldInThisTurn = false;
  }

  #hear(guidance: Guidance): void {
    this.guidance = guidance;
    if (this.tip !== null || this.#isToldInThisTurn) return;
    const told = seen();
    const next = guidance.tips.find((tip) => !told.includes(`${this.#game}/${tip.name}`));
    if (!next) return;
    this.tip = next;
    this.#isToldInThisTurn = true;
    keep(SEEN, JSON.stringify([...told, `${this.#game}/${next.name}`]));
  }

  /** The tip was read. */
  close(): void {
    this.tip = null;
  }

  closeGoal(): void {
    this.isGoalClosed = true;
    keep(CLOSED + this.#game, "1");
  }
}

/** What the server tells the seat now; null where it tells nothing. */
export async function guidanceNow(page: TablePage, refused: string | null = null): Promise<Guidance | null> {
  try {
    return (await api.guide(page.id, page.mySeat, page.draft.actions, refused)).guidance;
  } catch (fault) {
    if (!(fault instanceof api.Fault)) throw fault;
    return null;
  }
}
