/** Going through a game that is over: its turning points, and at each the better turn beside the one taken. */
import { Fault } from "../server/api";
import type { EventFrame, LineAnswer, LineStep, Preview, ReviewAnswer, ReviewedTurn, View } from "../server/types";

/** What the reviewer needs of the page. */
export interface ReviewerHost {
  begin(): Promise<ReviewAnswer>;
  look(): Promise<ReviewAnswer>;
  lines(version: number): Promise<LineAnswer>;
  /** Show the table at a version; with null as it is now. */
  go(version: number | null): Promise<void>;
  refused(fault: Fault): void;
  wait(): Promise<void>;
  seat(): number | null;
}

export type Line = "better" | "played";

/** How many turning points are told of one seat. */
const POINTS = 3;

export class Reviewer {
  isOpen = $state(false);
  review = $state.raw<ReviewAnswer | null>(null);
  lines = $state.raw<LineAnswer | null>(null);
  shown = $state<Line>("better");
  /** How many steps of the line are shown as done. */
  step = $state(0);
  isMine = $state(true);
  #chosen = $state<number | null>(null);

  constructor(readonly host: ReviewerHost) {}

  /** The turning points that are told, in their order in the game: the reader's own, or the costliest of all. */
  get points(): ReviewedTurn[] {
    const review = this.review;
    if (!review) return [];
    const turning = review.turning.map((version) => review.points.find((point) => point.version === version)!);
    const told = this.#isOwn ? turning.filter((point) => point.seat === this.host.seat()) : turning;
    return told.slice(0, POINTS).sort((a, b) => a.version - b.version);
  }

  get #isOwn(): boolean {
    return this.isMine && this.host.seat() !== null;
  }

  /** The best turn of those told of, if one is worth a word. */
  get praised(): ReviewedTurn | null {
    const seat = this.host.seat();
    const good = (this.review?.points ?? []).filter((point) => point.remark && point.lost === 0);
    return good.filter((point) => !this.#isOwn || point.seat === seat).at(-1) ?? null;
  }

  get chosen(): ReviewedTurn | null {
    return this.review?.points.find((point) => point.version === this.#chosen) ?? null;
  }

  /** The steps of the line that is shown. */
  get steps(): LineStep[] {
    return this.lines?.[this.shown] ?? [];
  }

  /** The table after the steps shown; null where the page shows it as it was before them. */
  get view(): View {
    return this.isOpen && this.step > 0 ? (this.steps[this.step - 1]?.view ?? null) : null;
  }

  /** The next step, as what it would do. */
  get preview(): Preview | null {
    const next = this.isOpen ? this.steps[this.step] : undefined;
    return next ? { choice: next.action, events: next.events, view: next.view } : null;
  }

  /** What the next step does, if it is that action. */
  costs(action: number): EventFrame[] {
    return this.preview?.choice === action ? this.preview.events : [];
  }

  /** What the line does, where all of it is shown. */
  get pointed(): EventFrame[] | null {
    const isWhole = this.isOpen && this.step > 0 && this.step === this.steps.length;
    return isWhole ? this.steps.flatMap((step) => step.events) : null;
  }

  /** Have the game gone through, and follow how far that comes. */
  async open(): Promise<void> {
    this.isOpen = true;
    try {
      this.review = await this.host.begin();
      while (this.isOpen && !this.review.done) {
        await this.host.wait();
        if (this.isOpen) this.review = await this.host.look();
      }
      const first = this.points[0];
      if (this.isOpen && first && this.#chosen === null) await this.choose(first.version);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.isOpen = false;
      this.host.refused(fault);
    }
  }

  /** Look at a turn: the better line, whole. */
  async choose(version: number): Promise<void> {
    this.#chosen = version;
    this.lines = null;
    this.step = 0;
    await this.host.go(version);
    const lines = await this.host.lines(version);
    if (this.#chosen !== version) return;
    this.lines = lines;
    this.show("better");
  }

  /** Show a line: a single step as what it would do, more of them as done. */
  show(line: Line): void {
    this.shown = line;
    this.step = this.steps.length > 1 ? this.steps.length : 0;
  }

  /** One step of the line more; after the last one, from its beginning. */
  next(): void {
    this.step = this.step >= this.steps.length ? 0 : this.step + 1;
  }

  /** Back to the table as it ended. */
  close(): void {
    this.isOpen = false;
    this.lines = null;
    this.#chosen = null;
    void this.host.go(null);
  }
}
