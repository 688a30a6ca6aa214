/** What comes from the table: its newest frame, the moves so far, who is there, and the connection that brings them. */
import * as api from "../server/api";
import { Connection, type Ending } from "../server/connection";
import type { ChatLine, Frame, Move, Waits } from "../server/types";

/** Why bots have not acted yet, as a frame tells it. */
function waitsOf(frame: Frame): Waits {
  return Object.fromEntries(frame.seats.flatMap((seat, i) => (seat.waits ? [[i, seat.waits]] : [])));
}

/** Who is told of what came. */
export interface FeedListeners {
  /** A frame, the one before it, and the moves that were not known. */
  frame(frame: Frame, before: Frame | null, fresh: Move[]): void;
  chat(line: ChatLine): void;
  /** The connection is back after a break. */
  back(): Promise<void>;
  /** The server has ended the connection for good. */
  ended(why: Ending): void;
}

/** What the server says to whoever may not look from a seat, or not any more. */
const SHUT_OUT = [401, 403];

export class Feed {
  /** The seat that looks; null is a spectator. */
  seat = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  moves = $state.raw<Move[]>([]);
  /** The seats whose people are there. */
  present = $state.raw<number[]>([]);
  /** Why bots have not acted yet, or not by themselves. */
  waits = $state.raw<Waits>({});
  isOnline = $state(true);
  /** When the frame came, in milliseconds. */
  receivedAt = $state(0);
  #connection: Connection | null = null;

  constructor(
    readonly table: string,
    readonly listeners: FeedListeners,
  ) {}

  /** The version that is known. */
  get version(): number {
    return this.frame?.version ?? 0;
  }

  /** Begin anew as a seat sees the table. */
  start(seat: number | null, first: Frame): void {
    this.close();
    this.seat = seat;
    this.moves = [];
    this.frame = null;
    this.take(first);
    this.#connection = new Connection(this.table, seat, this.version, {
      frame: (frame) => this.take(frame),
      chat: (line) => this.listeners.chat(line),
      presence: (seats) => (this.present = seats),
      waiting: (seats) => (this.waits = seats),
      online: (is) => void this.#connected(is),
      ended: (why) => this.#end(why),
      unheard: () => void this.#askWhy(),
    });
  }

  #end(why: Ending): void {
    this.close();
    this.listeners.ended(why);
  }

  /** No socket is to be had: a plain request tells whether it is for us to stop. */
  async #askWhy(): Promise<void> {
    const connection = this.#connection;
    try {
      await api.frame(this.table, this.seat, this.version);
    } catch (fault) {
      if (!(fault instanceof api.Fault)) throw fault;
      if (connection !== this.#connection) return;
      if (fault.code === "banned") this.#end("banned");
      else if (fault.status === 404) this.#end("deleted");
      else if (SHUT_OUT.includes(fault.status)) this.#end("not_yours");
    }
  }

  async #connected(is: boolean): Promise<void> {
    const was = this.isOnline;
    this.isOnline = is;
    if (is && !was) await this.listeners.back();
  }

  /** Take in a frame, unless a newer one is there; its moves are added. */
  take(frame: Frame): void {
    const before = this.frame;
    if (before && frame.version < before.version) return;
    const known = this.moves.at(-1)?.version ?? 0;
    const fresh = frame.moves.filter((move) => move.version > known);
    this.moves = fresh.length ? [...this.moves, ...fresh] : this.moves;
    this.frame = frame;
    this.receivedAt = Date.now();
    this.present = frame.seats.flatMap((seat, i) => (seat.present ? [i] : []));
    this.waits = waitsOf(frame);
    this.listeners.frame(frame, before, fresh);
  }

  async refresh(): Promise<void> {
    this.take(await api.frame(this.table, this.seat, this.version));
  }

  /** The frame of a version should have come by itself; where it has not, fetch it. */
  async catchUp(version: number): Promise<void> {
    if (this.version < version) await this.refresh();
  }

  reconnect(): void {
    this.#connection?.reconnect();
  }

  close(): void {
    this.#connection?.close();
  }
}
