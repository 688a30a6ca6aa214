/** One table page: the game and its words, and the parts that each do one thing, put together. */
import type { BoardModule } from "../boards/board";
import { loadBoard } from "../boards";
import { rememberCommitment, showNonce } from "../chance";
import * as api from "../server/api";
import { Fault } from "../server/api";
import type { Ending } from "../server/connection";
import type { Choice, EventFrame, Frame, GameInfo, Move, Preview, TableInfo, View } from "../server/types";
import type { Words } from "../words/words";
import { loadWords } from "../words/load";
import { draftServer } from "./acting";
import { choiceOf } from "./actions";
import { Adviser } from "./adviser.svelte";
import { Chat } from "./chat.svelte";
import { Draft } from "./draft.svelte";
import { Feed } from "./feed.svelte";
import { HandOver } from "./handOver.svelte";
import { History } from "./history.svelte";
import { Refusals } from "./refusals.svelte";
import { Reviewer } from "./reviewer.svelte";

/** Milliseconds until those who are getting ready, or go through a game, are asked again how far they are. */
const SOON = 1000;

const soon = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, SOON));

export class TablePage {
  about = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  words = $state.raw<Words | null>(null);
  /** What led to the view shown now. */
  events = $state.raw<EventFrame[]>([]);
  /** The log line pointed at. */
  pointed = $state.raw<EventFrame[] | null>(null);
  /** What a screen reader is told. */
  announcement = $state("");
  /** Why there is no table to show. */
  fault = $state.raw<Fault | null>(null);
  /** Whether a sheet over the board asks, and says warnings itself. */
  isFitting = $state(false);
  /** Whether this seat's person wants to play again, as soon as the bot that plays for them has finished the turn. */
  isReturning = $state(false);
  readonly feed: Feed;
  readonly draft: Draft;
  readonly history: History;
  readonly adviser: Adviser;
  readonly reviewer: Reviewer;
  readonly chat: Chat;
  readonly handOver: HandOver;
  readonly refusals = new Refusals(this);

  constructor(
    readonly id: string,
    readonly isScreen = false,
  ) {
    this.feed = new Feed(id, {
      frame: (frame, before, fresh) => this.#arrived(frame, before, fresh),
      chat: (line) => this.chat.hear(line),
      back: () => this.draft.resend(),
      ended: (why) => void this.#ended(why),
    });
    this.draft = new Draft(draftServer(this), {
      fault: (fault) => this.refusals.fault(fault),
      broken: (step) => this.refusals.broken(step),
    });
    this.history = new History((version) => api.frameAt(id, this.seat, version));
    this.chat = new Chat(id, () => this.seat);
    this.handOver = new HandOver(id, (seat) => this.sit(seat));
    this.adviser = new Adviser({
      place: () => `${this.seat} ${this.frame?.moved} ${this.isNow} ${this.draft.actions.join(" ")}`,
      hint: () => api.hint(id, this.mySeat, this.draft.actions),
      readiness: () => api.readiness(id),
      refused: (fault) => this.refusals.fault(fault),
      wait: soon,
    });
    this.reviewer = new Reviewer({
      begin: () => api.beginReview(id),
      look: () => api.review(id),
      lines: (version) => api.reviewedLines(id, version),
      go: (version) => this.history.go(version),
      refused: (fault) => this.refusals.fault(fault),
      wait: soon,
      seat: () => this.seat,
    });
  }

  // Opening

  /** Open the page: the table, its game and words, then the news. */
  async open(language: string): Promise<void> {
    const about = await api.table(this.id);
    this.about = about;
    const [game, board] = await Promise.all([api.game(about.game), loadBoard(about.game)]);
    this.game = game;
    this.board = board;
    this.words = await loadWords(language, game, about.printed, about.numbers);
    const mine = this.#mine;
    await this.handOver.checkSecrets(mine);
    const frame = await api.frame(this.id, mine[0] ?? null, 0);
    const mover = frame.to_move.find((seat) => mine.includes(seat));
    const seat = mover ?? mine[0] ?? null;
    // Before the news: a deal that comes while the page opens draws a curtain of its own.
    this.handOver.begin(mine, seat);
    await this.sit(seat, seat === (mine[0] ?? null) ? frame : null);
  }

  /** The seats of this device; a screen for all has none. */
  get #mine(): number[] {
    return this.isScreen ? [] : (this.about?.mine ?? []);
  }

  async speak(language: string): Promise<void> {
    if (this.game) this.words = await loadWords(language, this.game, this.about?.printed, this.about?.numbers);
  }

  /** Look from a seat. */
  async sit(seat: number | null, first: Frame | null = null): Promise<void> {
    this.feed.close();
    const frame = first ?? (await api.frame(this.id, seat, 0));
    this.draft.clear();
    this.history.forget();
    this.feed.start(seat, frame);
    await this.chat.load();
  }

  // News

  /** A frame has come: show what happened, try the draft again. */
  #arrived(frame: Frame, before: Frame | null, fresh: Move[]): void {
    const acts = fresh.filter((move) => move.kind === "act").slice(before ? this.draft.shown : 0);
    this.events = before && !document.hidden ? acts.flatMap((move) => move.events) : [];
    if (before && fresh.length) this.#announce(fresh);
    const moved = !before || before.moved !== frame.moved || before.status !== frame.status;
    if (moved) {
      this.draft.shown = 0;
      this.refusals.clear();
    }
    void this.draft.rebase(frame.version, moved, this.isMine);
    rememberCommitment(frame);
    void this.#showNonce(frame);
    if (before?.status === "open" && frame.status !== "open") void this.#dealt(frame);
    else this.handOver.follow(this.#mine, this.seat, frame.to_move);
    if (this.isReturning) void this.#returnIfFree(frame);
  }

  /** The game begins while the page looks: seats of one device that have secrets are handed over from now on. */
  async #dealt(frame: Frame): Promise<void> {
    await this.handOver.dealt(this.#mine, frame.to_move);
    this.about = await api.table(this.id);
  }

  /** The server has ended the connection: say why, and show no hand any more. */
  async #ended(why: Ending): Promise<void> {
    if (why !== "not_yours") {
      this.fault = new Fault(why, why);
      return;
    }
    const me = await api.whoAmI().catch(() => null);
    const code = me === null ? "session_ended" : this.seat === null ? "no_table" : "seat_lost";
    this.fault = new Fault(code, "This seat is no longer yours.");
  }

  // Coming back

  /** Play on oneself; a turn that the bot has begun it may have to finish, and then this is done by itself. */
  async comeBack(): Promise<void> {
    this.isReturning = true;
    try {
      await api.comeBack(this.id, this.mySeat);
      this.isReturning = false;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.isReturning = fault.code === "stood_in";
      this.refusals.fault(fault);
    }
  }

  async #returnIfFree(frame: Frame): Promise<void> {
    const seat = this.seat;
    if (seat === null || !frame.seats[seat]?.stand_in || frame.status === "over") this.isReturning = false;
    else if (!frame.to_move.includes(seat)) await this.comeBack();
  }

  /** Chance waits for the nonce of this browser: show it. */
  async #showNonce(frame: Frame): Promise<void> {
    try {
      await showNonce(frame, this.#mine);
    } catch (fault) {
      if (fault instanceof Fault) this.refusals.fault(fault);
      else throw fault;
    }
  }

  /** Tell a screen reader what happened. */
  #announce(moves: Move[]): void {
    const words = this.words;
    if (!words) return;
    const sentences = moves.flatMap((move) => move.events.map((event) => words.event(event, this.names, this.seat)));
    this.announcement = sentences.filter(Boolean).slice(-8).join(" ");
  }

  // What is shown

  /** The seat that looks; null is a spectator. */
  get seat(): number | null {
    return this.feed.seat;
  }

  /** The seat that looks, for what only a seat can ask. */
  get mySeat(): number {
    if (this.seat === null) throw new Fault("not_your_seat", "A spectator cannot act.");
    return this.seat;
  }

  get frame(): Frame | null {
    return this.feed.frame;
  }

  get moves(): Move[] {
    return this.feed.moves;
  }

  get names(): string[] {
    const seats = this.frame?.seats ?? [];
    return seats.map((seat, i) => seat.name || (this.words?.say("seat", { first: i + 1 }) ?? ""));
  }

  /** The names of those to move. */
  get mover(): string {
    return (this.frame?.to_move ?? []).map((seat) => this.names[seat] ?? "").join(", ");
  }

  /** Why the bot to move has not acted yet, or does not by itself. */
  get waits(): string | null {
    return (this.frame?.to_move ?? []).map((seat) => this.feed.waits[seat]).find(Boolean) ?? null;
  }

  get isMine(): boolean {
    const { frame, seat } = this;
    return frame?.status === "playing" && seat !== null && frame.to_move.includes(seat) && !this.isStoodIn;
  }

  /** Whether a bot plays for this seat's person, who may come back. */
  get isStoodIn(): boolean {
    const mine = this.seat === null ? null : this.frame?.seats[this.seat];
    return !!mine?.stand_in && !mine.resigned;
  }

  /** Whether the reader sees now, not the past. */
  get isNow(): boolean {
    return this.history.at === null;
  }

  get view(): View {
    if (this.reviewer.view) return this.reviewer.view;
    if (!this.isNow) return this.history.frame?.view ?? this.frame?.view ?? null;
    return this.draft.tried?.view ?? this.frame?.view ?? null;
  }

  /** The moves in force up to the version that is looked at. */
  get movesShown(): Move[] {
    const line = this.frame?.line ?? [];
    const last = this.history.at ?? this.feed.version;
    const holds = (version: number) => line.length === 0 || line.some(([a, b]) => version >= a && version <= b);
    return this.moves.filter((move) => move.version <= last && holds(move.version));
  }

  get legal(): Choice[] {
    const { game, frame, draft } = this;
    if (!game || !frame || !this.isNow || !draft.isFree || this.handOver.to !== null) return [];
    const numbers = draft.tried ? draft.tried.legal : this.isMine ? frame.legal : [];
    return numbers.map((n) => choiceOf(game, n));
  }

  /** Whether a bot may be asked what it would do here. */
  get mayAsk(): boolean {
    return !!this.about?.hints && this.isMine && !this.draft.isPlan && this.legal.length > 0;
  }

  get preview(): Preview | null {
    if (this.reviewer.isOpen) return this.reviewer.preview;
    const { looked, seen } = this.draft;
    return looked === null ? null : { choice: looked, events: this.draft.costs(looked), view: seen?.view ?? null };
  }
}
