/** One table page: the frame of the seat that looks, its draft, the moves so far, and the connection that brings news. */
import type { BoardModule } from "../boards/board";
import { loadBoard } from "../boards";
import * as api from "../server/api";
import { Fault } from "../server/api";
import { Live } from "../server/live";
import type {
  Broken,
  ChatLine,
  Choice,
  EventRow,
  Frame,
  GameMeta,
  Move,
  Preview,
  TableAbout,
  View,
} from "../server/types";
import type { Words } from "../words/words";
import { loadWords } from "../words/load";
import { choiceOf } from "./actions";
import { Adviser } from "./adviser.svelte";
import { Draft, type Desk } from "./draft.svelte";
import { History } from "./history.svelte";

/** Why something was refused: in words, and where it is written. */
export interface Slip {
  sentence: string;
  clause: string | null;
  at: number;
}

const PATIENCE = 2500;

export class TablePage {
  about = $state.raw<TableAbout | null>(null);
  game = $state.raw<GameMeta | null>(null);
  board = $state.raw<BoardModule | null>(null);
  words = $state.raw<Words | null>(null);
  /** The seat that looks; null is a spectator. */
  seat = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  moves = $state.raw<Move[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  muted = $state.raw<Set<number>>(new Set());
  present = $state.raw<number[]>([]);
  isOnline = $state(true);
  slip = $state.raw<Slip | null>(null);
  /** What led to the view shown now. */
  events = $state.raw<EventRow[]>([]);
  pointed = $state.raw<EventRow[] | null>(null);
  /** What a screen reader is told. */
  told = $state("");
  /** The seat the device goes to next, once who holds it has seen what came of the move. */
  next = $state<number | null>(null);
  /** The seat the device is being handed to, behind the curtain. */
  handOver = $state<number | null>(null);
  received = $state(0);
  fault = $state.raw<Fault | null>(null);
  readonly draft: Draft;
  readonly history: History;
  readonly adviser: Adviser;
  #live: Live | null = null;
  #hasSecrets = false;

  constructor(
    readonly id: string,
    readonly isScreen = false,
  ) {
    const desk: Desk = {
      tryOut: (actions, early) =>
        api.tryOut(id, { seat: this.#mySeat(), version: this.frame?.version ?? 0, actions, early }),
      act: (actions, version, key) => this.#act(actions, version, key),
      previews: (after, early) => api.previews(id, this.#mySeat(), { after, early }),
      newKey: api.newKey,
    };
    this.draft = new Draft(desk, (fault) => this.refused(fault));
    this.history = new History((version) => api.frameAt(id, this.seat, version));
    this.adviser = new Adviser({
      place: () => `${this.seat} ${this.frame?.moved} ${this.isNow} ${this.draft.actions.join(" ")}`,
      hint: () => api.hint(id, this.#mySeat(), this.draft.actions),
      refused: (fault) => this.refused(fault),
      wait: () => new Promise((resolve) => window.setTimeout(resolve, PATIENCE)),
    });
  }

  #mySeat(): number {
    if (this.seat === null) throw new Fault("not_your_seat", "A spectator cannot act.");
    return this.seat;
  }

  async #act(actions: number[], version: number, key: string): Promise<{ version: number }> {
    const done = await api.act(this.id, this.#mySeat(), version, actions, key);
    window.setTimeout(() => void this.#catchUp(done.version), PATIENCE);
    return done;
  }

  /** The frame should have come by itself; where it has not, fetch it. */
  async #catchUp(version: number): Promise<void> {
    if ((this.frame?.version ?? 0) < version) await this.refresh();
  }

  async refresh(): Promise<void> {
    this.take(await api.frame(this.id, this.seat, this.frame?.version ?? 0));
  }

  // Opening

  /** Open the page: the table, its game and words, then the news. */
  async open(language: string): Promise<void> {
    const about = await api.table(this.id);
    this.about = about;
    const [game, board] = await Promise.all([api.game(about.game), loadBoard(about.game)]);
    this.game = game;
    this.board = board;
    this.words = await loadWords(language, game, about.printed);
    const mine = this.isScreen ? [] : about.mine;
    if (mine.length > 1) await this.#checkSecrets(mine);
    const frame = await api.frame(this.id, mine[0] ?? null, 0);
    const mover = frame.to_move.find((seat) => mine.includes(seat));
    await this.sit(mover ?? mine[0] ?? null, mover === undefined || mine.length < 2 || mover === mine[0] ? frame : null);
    if (this.#hasSecrets && mine.length > 1) this.handOver = this.seat;
  }

  /** Whether the seats of this device see different things: then it is handed over behind a curtain. */
  async #checkSecrets(mine: number[]): Promise<void> {
    const views = await Promise.all([null, mine[0]!].map((seat) => api.frame(this.id, seat, 0).catch(() => null)));
    const shown = views.map((frame) => JSON.stringify({ ...(frame?.view as object), seat: null }));
    this.#hasSecrets = shown[0] !== shown[1];
  }

  async speak(language: string): Promise<void> {
    if (this.game) this.words = await loadWords(language, this.game, this.about?.printed);
  }

  /** Look from a seat. */
  async sit(seat: number | null, first: Frame | null = null): Promise<void> {
    this.#live?.close();
    const frame = first ?? (await api.frame(this.id, seat, 0));
    this.draft.clear();
    this.history.forget();
    this.seat = seat;
    this.moves = [];
    this.frame = null;
    this.take(frame);
    this.#listen();
    if (seat !== null) this.chat = await api.chat(this.id, seat).catch(() => []);
  }

  #listen(): void {
    this.#live = new Live(this.id, this.seat, this.frame?.version ?? 0, {
      frame: (frame) => this.take(frame),
      chat: (line) => this.hear(line),
      presence: (seats) => (this.present = seats),
      online: (is) => void this.#connected(is),
    });
  }

  async #connected(is: boolean): Promise<void> {
    const was = this.isOnline;
    this.isOnline = is;
    if (is && !was) await this.draft.resend();
  }

  hurry(): void {
    this.#live?.hurry();
  }

  close(): void {
    this.#live?.close();
  }

  // News

  /** Take in a frame: its moves are added, the draft is tried again. */
  take(frame: Frame): void {
    const before = this.frame;
    if (before && frame.version < before.version) return;
    const known = this.moves.at(-1)?.version ?? 0;
    const fresh = frame.moves.filter((move) => move.version > known);
    this.moves = fresh.length ? [...this.moves, ...fresh] : this.moves;
    this.frame = frame;
    this.received = Date.now();
    this.present = frame.seats.flatMap((seat, i) => (seat.present ? [i] : []));
    const acts = fresh.filter((move) => move.kind === "act").slice(before ? this.draft.shown : 0);
    this.events = before && !document.hidden ? acts.flatMap((move) => move.events) : [];
    if (before && fresh.length) this.announce(fresh);
    const moved = !before || before.moved !== frame.moved || before.status !== frame.status;
    if (moved) {
      this.draft.shown = 0;
      this.slip = null;
    }
    void this.draft.rebase(frame.version, moved, this.isMine);
    if (before?.status === "open" && frame.status !== "open") void this.#renew();
    this.#turn();
  }

  async #renew(): Promise<void> {
    this.about = await api.table(this.id);
  }

  /** On one screen the seat to move looks; where seats have secrets, the device is handed over first. */
  #turn(): void {
    const mine = this.isScreen ? [] : (this.about?.mine ?? []);
    const next = this.frame?.to_move.find((seat) => mine.includes(seat));
    this.next = null;
    if (mine.length < 2 || next === undefined || next === this.seat) return;
    if (this.#hasSecrets) this.next = next;
    else void this.sit(next);
  }

  /** The curtain falls: the device goes round. */
  passOn(): void {
    this.handOver = this.next;
    this.next = null;
  }

  /** The one the device was handed to has it. */
  async takeOver(): Promise<void> {
    const seat = this.handOver;
    if (seat !== null && seat !== this.seat) await this.sit(seat);
    this.handOver = null;
  }

  hear(line: ChatLine): void {
    if (this.chat.some((known) => known.n === line.n) || this.muted.has(line.seat)) return;
    this.chat = [...this.chat, line];
    if (line.seat !== this.seat) this.unread += 1;
  }

  /** Tell a screen reader what happened. */
  announce(moves: Move[]): void {
    const words = this.words;
    if (!words) return;
    const sentences = moves.flatMap((move) => move.events.map((event) => words.event(event, this.names, this.seat)));
    this.told = sentences.filter(Boolean).slice(-8).join(" ");
  }

  // What is shown

  get names(): string[] {
    const seats = this.frame?.seats ?? [];
    return seats.map((seat, i) => seat.name || (this.words?.say("seat", { first: i + 1 }) ?? ""));
  }

  get isMine(): boolean {
    const { frame, seat } = this;
    return frame?.status === "playing" && seat !== null && frame.to_move.includes(seat);
  }

  /** Whether the reader sees now, not the past. */
  get isNow(): boolean {
    return this.history.at === null;
  }

  get view(): View | null {
    if (!this.isNow) return this.history.frame?.view ?? this.frame?.view ?? null;
    return this.draft.tried?.view ?? this.frame?.view ?? null;
  }

  /** The moves in force up to the version that is looked at. */
  get movesShown(): Move[] {
    const line = this.frame?.line ?? [];
    const last = this.history.at ?? this.frame?.version ?? 0;
    const holds = (version: number) => line.length === 0 || line.some(([a, b]) => version >= a && version <= b);
    return this.moves.filter((move) => move.version <= last && holds(move.version));
  }

  get legal(): Choice[] {
    const { game, frame, draft } = this;
    if (!game || !frame || !this.isNow || !draft.isFree || this.handOver !== null) return [];
    const numbers = draft.tried ? draft.tried.legal : this.isMine ? frame.legal : [];
    return numbers.map((n) => choiceOf(game, n));
  }

  /** Whether a bot may be asked what it would do here. */
  get mayAsk(): boolean {
    return !!this.about?.hints && this.isMine && !this.draft.imagines && this.legal.length > 0;
  }

  get preview(): Preview | null {
    const { looked, seen, actions } = this.draft;
    if (looked === null) return null;
    const events = seen ? (seen.steps[actions.length] ?? []) : this.draft.costs(looked);
    return { choice: looked, events, view: seen?.view ?? null };
  }

  // Refusals

  /** Say why something is not possible, by its notation. */
  async refuse(text: string): Promise<void> {
    const words = this.words;
    if (!words || !this.frame) return;
    if (!this.isNow) return this.#say(words.say("refusal-past"), null);
    if (this.frame.status !== "playing") return this.#say(words.say("refusal-not-playing"), null);
    if (this.seat === null) return this.#say(words.say("refusal-spectator"), null);
    if (!this.isMine && !this.draft.imagines) return this.#say(words.say("refusal-not-your-turn", { name: this.mover }), null);
    await this.#askWhy(text, words);
  }

  async #askWhy(text: string, words: Words): Promise<void> {
    try {
      const { actions: after, imagines: early } = this.draft;
      const { clause } = await api.why(this.id, this.#mySeat(), text, { after, early });
      if (clause) this.#say(words.why(clause), clause);
      else if (this.draft.actions.length) this.#say(words.say("refusal-after-draft"), null);
    } catch (fault) {
      if (fault instanceof Fault) this.refused(fault);
      else throw fault;
    }
  }

  /** A fault or a broken step, in words. */
  refused(fault: Fault | Broken): void {
    const words = this.words;
    if (!words) return;
    if (!(fault instanceof Fault)) {
      const clause = fault.clause;
      this.#say(clause ? words.why(clause) : words.say("refusal-after-stop"), clause);
    } else if (fault.clause) this.#say(words.why(fault.clause), fault.clause);
    else this.#say(sentenceOf(fault, words), null);
    if (fault instanceof Fault && fault.code === "stale") void this.refresh();
  }

  #say(sentence: string, clause: string | null): void {
    this.slip = { sentence, clause, at: Date.now() };
  }

  /** The names of those to move. */
  get mover(): string {
    return (this.frame?.to_move ?? []).map((seat) => this.names[seat] ?? "").join(", ");
  }
}

/** A fault in the reader's language, where we have words for it. */
export function sentenceOf(fault: Fault, words: Words): string {
  const message = `fault-${fault.code.replaceAll("_", "-")}`;
  return words.has(message) ? words.say(message) : fault.message;
}
