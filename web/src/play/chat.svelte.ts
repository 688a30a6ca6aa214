/** Talk at the table: what was said, how much of it is unread, and who is muted. */
import * as api from "../server/api";
import type { ChatLine } from "../server/types";

export class Chat {
  #all = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  muted = $state.raw<Set<number>>(new Set());

  constructor(
    readonly table: string,
    readonly seat: () => number | null,
  ) {}

  get lines(): ChatLine[] {
    return this.#all.filter((line) => !this.muted.has(line.seat));
  }

  /** What was said before. */
  async load(): Promise<void> {
    const seat = this.seat();
    if (seat !== null) this.#all = await api.chat(this.table, seat).catch(() => []);
  }

  hear(line: ChatLine): void {
    if (this.#all.some((known) => known.n === line.n) || this.muted.has(line.seat)) return;
    this.#all = [...this.#all, line];
    if (line.seat !== this.seat()) this.unread += 1;
  }

  async say(line: { phrase?: string; text?: string }): Promise<void> {
    const seat = this.seat();
    if (seat !== null) this.hear(await api.say(this.table, seat, line));
  }

  /** Mute a seat, or hear it again. */
  async toggleMute(whom: number): Promise<void> {
    const seat = this.seat();
    const muted = new Set(this.muted);
    const on = !muted.delete(whom);
    if (on) muted.add(whom);
    this.muted = muted;
    if (seat !== null) await api.mute(this.table, seat, whom, on);
  }
}
