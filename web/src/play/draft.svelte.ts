/** The draft: steps a seat tries out in private until they are done all at once. The server tries them; here they are
 * kept, shortened, tried again when the table has moved on, and sent. A click is one request. */
import { Fault } from "../server/api";
import type { Broken, Caution, EventFrame, Outcome, StepAnswer, Tried } from "../server/types";

/** What a draft needs of the server. */
export interface DraftServer {
  /** Steps tried out; nothing is done. */
  tryOut(actions: number[], isPlan: boolean): Promise<Tried>;
  /** Steps tried out, and done where chance or another comes next; unless one is sure, a warning may come instead. */
  step(actions: number[], version: number, key: string, isSure: boolean): Promise<StepAnswer>;
  act(actions: number[], version: number, key: string): Promise<{ version: number }>;
  /** What a choice after the steps would do. */
  preview(choice: number, after: number[], isPlan: boolean): Promise<Outcome | null>;
  newKey(): string;
}

/** Who is told of every refusal: of the server's, and of a step that cannot be done. */
export interface DraftRefusals {
  fault(fault: Fault): void;
  broken(step: Broken): void;
}

interface Sending {
  actions: number[];
  version: number;
  key: string;
}

/** A warning before the last of some steps: chosen once more, they are taken. */
export interface Warned {
  caution: Caution;
  actions: number[];
}

const placeOf = (actions: number[]) => actions.join(" ");

export class Draft {
  /** The steps tried so far. */
  actions = $state.raw<number[]>([]);
  /** The table after them; null where there are none. */
  tried = $state.raw<Tried | null>(null);
  /** The step that no longer holds since the table moved on. */
  broken = $state.raw<Broken | null>(null);
  /** What was warned of, as long as nothing else is done. */
  warned = $state.raw<Warned | null>(null);
  /** The choice being looked at, and what it would do. */
  looked = $state<number | null>(null);
  seen = $state.raw<Outcome | null>(null);
  /** What is being done, or waits for the connection. */
  sending = $state.raw<Sending | null>(null);
  /** Whether the steps are a plan for a later turn. */
  isPlan = $state(false);
  /** How many steps of the next frame have been shown already. */
  shown = 0;
  #version = 0;
  #ticket = 0;
  /** The step on its way. */
  #stepping = $state.raw<Sending | null>(null);
  /** The step to which no answer came: where the table has moved on, it was done. */
  #lost: Sending | null = null;
  /** What the server said of this position, by the steps tried: to undo asks for nothing. */
  #answers = $state.raw<Record<string, Tried>>({});
  #looks = new Map<string, Outcome>();

  constructor(
    readonly server: DraftServer,
    readonly refused: DraftRefusals,
  ) {}

  /** Whether a choice can be taken: nothing is being done. */
  get isFree(): boolean {
    return this.sending === null;
  }

  /** Whether a step is on its way: until it is known what comes of it no other is taken. */
  get isBusy(): boolean {
    return this.#stepping !== null;
  }

  get #isStill(): boolean {
    return this.isFree && !this.isBusy;
  }

  /** The table stands at a version; `moved` if the position is another, `mine` if this seat is to move. */
  async rebase(version: number, moved: boolean, mine: boolean): Promise<void> {
    this.#version = version;
    if (!moved) return;
    this.#looks.clear();
    this.#answers = {};
    this.warned = null;
    this.look(null);
    const sent = this.sending ?? this.#stepping ?? this.#lost;
    if (sent && version > sent.version) this.clear();
    if (mine && this.isPlan) this.isPlan = false;
    if (this.actions.length && (mine || this.isPlan)) await this.#tryAgain();
    else if (!this.isPlan) this.clear();
    if (mine && !this.actions.length) await this.#begin();
  }

  clear(): void {
    this.actions = [];
    this.tried = null;
    this.sending = null;
    this.isPlan = false;
    this.#stepping = null;
    this.#lost = null;
    this.#ticket += 1;
  }

  async #tryAgain(): Promise<void> {
    const tried = await this.#try(this.actions);
    if (!tried) return;
    this.broken = tried.broken;
    const good = tried.stops && !this.isPlan ? tried.valid - 1 : tried.valid;
    await this.#set(this.actions.slice(0, good), good === this.actions.length ? tried : null);
  }

  /** Ask, once, what is shown of the choices before the first step. */
  async #begin(): Promise<void> {
    const version = this.#version;
    try {
      const tried = this.#answers[""] ?? (await this.server.tryOut([], false));
      if (version === this.#version) this.#answers = { ...this.#answers, "": tried };
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
    }
  }

  /** Try steps; null if the answer comes too late or there is none. */
  async #try(actions: number[]): Promise<Tried | null> {
    const ticket = ++this.#ticket;
    try {
      const tried = await this.server.tryOut(actions, this.isPlan);
      return ticket === this.#ticket ? tried : null;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (ticket === this.#ticket) this.refused.fault(fault);
      return null;
    }
  }

  /** The draft has these steps; what the server says of them is given, known or asked for. */
  async #set(actions: number[], given: Tried | null): Promise<void> {
    this.look(null);
    this.warned = null;
    this.actions = actions;
    if (actions.length === 0 && !this.isPlan) {
      this.tried = null;
      return this.#begin();
    }
    const place = placeOf(actions);
    this.tried = given ?? this.#answers[place] ?? (await this.#try(actions));
    if (this.tried) this.#answers = { ...this.#answers, [place]: this.tried };
  }

  /** Take steps: they stay in the draft, or are done with all of it where chance or another comes next. */
  async choose(...steps: number[]): Promise<void> {
    if (!this.#isStill || steps.length === 0) return;
    this.broken = null;
    const actions = [...this.actions, ...steps];
    if (this.isPlan) await this.#took(actions, await this.#try(actions));
    else await this.#step({ actions, version: this.#version, key: this.server.newKey() });
  }

  /** Leave what was warned of. */
  heed(): void {
    this.warned = null;
    this.look(null);
  }

  async #took(actions: number[], tried: Tried | null): Promise<void> {
    if (tried?.broken) this.refused.broken(tried.broken);
    else if (tried) await this.#set(actions, tried);
  }

  async #step(sending: Sending): Promise<void> {
    const ticket = ++this.#ticket;
    this.#stepping = sending;
    this.#lost = null;
    this.shown = this.actions.length;
    const isSure = this.warned !== null && placeOf(this.warned.actions) === placeOf(sending.actions);
    this.warned = null;
    try {
      const { tried, warning } = await this.server.step(sending.actions, sending.version, sending.key, isSure);
      if (ticket !== this.#ticket) return;
      this.#stepping = null;
      if (tried || warning) this.shown = 0;
      else this.#wait(sending);
      if (warning) this.warned = { caution: warning, actions: sending.actions };
      else await this.#took(sending.actions, tried);
    } catch (fault) {
      if (ticket === this.#ticket) this.#stepping = null;
      if (!(fault instanceof Fault)) throw fault;
      if (ticket !== this.#ticket) return;
      this.shown = 0;
      if (fault.code === "offline") this.#lost = sending;
      this.refused.fault(fault);
    }
  }

  /** Nothing can be chosen until the table has moved on, or the connection is back. */
  #wait(sending: Sending): void {
    this.look(null);
    this.sending = sending;
  }

  /** Take the last step back. */
  async undo(): Promise<void> {
    if (this.#isStill && this.actions.length) await this.#set(this.actions.slice(0, -1), null);
  }

  /** Take all steps back. */
  async restart(): Promise<void> {
    this.broken = null;
    if (this.#isStill) await this.#set([], null);
  }

  /** Begin a plan for a later turn, perhaps with steps. */
  async plan(actions: number[] = []): Promise<void> {
    this.isPlan = true;
    this.actions = actions;
    const tried = await this.#try(actions);
    if (!tried) return this.clear();
    this.broken = tried.broken;
    await this.#set(actions.slice(0, tried.valid), tried);
  }

  /** Send again what could not be sent; the same key does nothing twice. */
  async resend(): Promise<void> {
    if (this.sending) await this.#deliver(this.sending);
  }

  async #deliver(sending: Sending): Promise<void> {
    try {
      await this.server.act(sending.actions, sending.version, sending.key);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (fault.code !== "offline" && this.sending === sending) {
        this.sending = null;
        this.shown = 0;
      }
      this.refused.fault(fault);
    }
  }

  /** Look at a choice: what it would do is asked for, once. */
  look(n: number | null): void {
    if (this.looked === n) return;
    this.looked = n;
    this.seen = n === null ? null : (this.#looks.get(placeOf([...this.actions, n])) ?? null);
    if (n !== null && !this.seen && this.#isStill) void this.#see(n);
  }

  async #see(n: number): Promise<void> {
    const place = placeOf([...this.actions, n]);
    const version = this.#version;
    try {
      const seen = await this.server.preview(n, this.actions, this.isPlan);
      if (version !== this.#version || !seen) return;
      this.#looks.set(place, seen);
      if (this.looked === n && place === placeOf([...this.actions, n])) this.seen = seen;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
    }
  }

  /** What a single choice would do after the draft, as far as it is known. */
  costs(n: number): EventFrame[] {
    if (n === this.looked && this.seen) return this.seen.events;
    return this.#answers[placeOf(this.actions)]?.previews[n] ?? [];
  }
}
