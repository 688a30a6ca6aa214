/** Looking back: the game at any version, and a film of what happened since. */
import type { EventFrame, Frame, Move } from "../server/types";

/** One beat of a film: what one seat did in a row, and the version after it. */
export interface Beat {
  seat: number | null;
  version: number;
  events: EventFrame[];
}

/** The versions one can step through: every act in force, and the deal. */
export function stations(moves: Move[], line: [number, number][], last: number): number[] {
  const holds = (version: number): boolean => line.length === 0 || line.some(([a, b]) => version >= a && version <= b);
  const found = moves
    .filter((move) => (move.kind === "act" || move.kind === "deal") && holds(move.version))
    .map((move) => move.version);
  return found.at(-1) === last || found.length === 0 ? found : [...found, last];
}

/** The moves after a version in beats, the moves of one seat in a row folded into one. */
export function beats(moves: Move[], since: number): Beat[] {
  const found: Beat[] = [];
  for (const move of moves) {
    if (move.version <= since || move.kind !== "act") continue;
    const last = found.at(-1);
    if (last && last.seat === move.seat) {
      last.version = move.version;
      last.events = [...last.events, ...move.events];
    } else found.push({ seat: move.seat, version: move.version, events: [...move.events] });
  }
  return found;
}

/** The version up to which a seat has seen everything: its own last act. */
export function lastOwn(moves: Move[], seat: number | null): number {
  return moves.findLast((move) => move.kind === "act" && move.seat === seat)?.version ?? 0;
}

export class History {
  /** The version looked at; null is now. */
  at = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  film = $state.raw<Beat[] | null>(null);
  beat = $state(0);
  #kept = new Map<number, Frame>();

  constructor(readonly fetch: (version: number) => Promise<Frame>) {}

  /** Look at a version, or with null at now. */
  async go(version: number | null): Promise<void> {
    this.at = version;
    if (version === null) {
      this.frame = null;
      return;
    }
    const found = this.#kept.get(version) ?? (await this.fetch(version));
    this.#kept.set(version, found);
    if (this.at === version) this.frame = found;
  }

  /** Forget what was kept: another seat looks. */
  forget(): void {
    this.#kept.clear();
    this.stop();
  }

  /** Show beats one after another; the page says when. */
  async play(film: Beat[]): Promise<void> {
    if (!film.length) return;
    this.film = film;
    await this.to(0);
  }

  async to(beat: number): Promise<void> {
    const film = this.film;
    if (!film) return;
    if (beat >= film.length) return this.stop();
    this.beat = Math.max(0, beat);
    await this.go(film[this.beat]?.version ?? null);
  }

  stop(): void {
    this.film = null;
    void this.go(null);
  }
}
