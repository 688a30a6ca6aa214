/** The live connection: frames and news as they come; when it breaks, it comes back and catches up by itself. */
import type { ChatLine, Frame, TableSummary, Waits } from "./types";

export interface News {
  frame?: (frame: Frame) => void;
  chat?: (line: ChatLine) => void;
  presence?: (seats: number[]) => void;
  waiting?: (seats: Waits) => void;
  mine?: (tables: TableSummary[]) => void;
  /** Whether the connection stands. */
  online: (is: boolean) => void;
  /** The server has ended it for good, and why. */
  ended?: (why: Ending) => void;
  /** The server did not take it up: perhaps nobody may look from here any more. */
  unheard?: () => void;
}

/** As much of a WebSocket as is needed, so that a test can give another. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export interface Environment {
  open: (path: string) => Socket;
  setTimer: (run: () => void, ms: number) => number;
  clearTimer: (timer: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server does not want us: asking again would not help. */
const REJECTED = 1008;
/** Why it ended a connection: we are shut out, the seat or session is no longer ours, the table was deleted. */
export type Ending = "banned" | "not_yours" | "deleted";
const ENDINGS: Record<number, Ending> = { 4401: "banned", 4403: "not_yours", 4404: "deleted" };

const browser: Environment = {
  open: (path) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
  },
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
};

/** One connection, to a table as one seat sees it, or without a table to the list of my tables. */
export class Connection {
  #socket: Socket | null = null;
  #timer: number | null = null;
  #wait = FIRST_WAIT;
  #isClosed = false;
  /** The last version heard of: where to go on after a break. */
  since: number;

  constructor(
    readonly table: string | null,
    readonly seat: number | null,
    since: number,
    readonly news: News,
    readonly environment: Environment = browser,
  ) {
    this.since = since;
    this.#connect();
  }

  /** Try again now: the machine woke up, or the network is back. */
  reconnect(): void {
    if (this.#timer === null || this.#isClosed) return;
    this.environment.clearTimer(this.#timer);
    this.#timer = null;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) this.environment.clearTimer(this.#timer);
    this.#timer = null;
    this.#socket?.close();
  }

  #path(): string {
    if (this.table === null) return "/api/live";
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return `/api/live?table=${this.table}${seat}&since=${this.since}`;
  }

  #connect(): void {
    const socket = this.environment.open(this.#path());
    let wasOpen = false;
    this.#socket = socket;
    socket.onopen = () => {
      wasOpen = true;
      this.#wait = FIRST_WAIT;
      this.news.online(true);
    };
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = (event) => {
      if (this.#isClosed || socket !== this.#socket) return;
      const ending = ENDINGS[event.code];
      if (ending) {
        this.#isClosed = true;
        return this.news.ended?.(ending);
      }
      this.news.online(false);
      if (event.code === REJECTED) return;
      this.#again();
      if (!wasOpen) this.news.unheard?.();
    };
  }

  #again(): void {
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = this.environment.setTimer(() => {
      this.#timer = null;
      this.#connect();
    }, wait);
  }

  #hear(data: string): void {
    const said = JSON.parse(data) as Record<string, unknown>;
    if ("chat" in said) this.news.chat?.(said["chat"] as ChatLine);
    else if ("presence" in said) this.news.presence?.((said["presence"] as { seats: number[] }).seats);
    else if ("waiting" in said) this.news.waiting?.((said["waiting"] as { seats: Waits }).seats);
    else if ("mine" in said) this.news.mine?.(said["mine"] as TableSummary[]);
    else {
      const frame = said as unknown as Frame;
      this.since = Math.max(this.since, frame.version);
      this.news.frame?.(frame);
    }
  }
}
