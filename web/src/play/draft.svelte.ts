/** The draft: steps a seat tries out in private until they are done all at once. The server tries them; here they are
 * kept, shortened, tried again when the table has moved on, and sent. */
import { Fault } from "../server/api";
import type { Broken, EventFrame, Tried } from "../server/types";

type Previews = Record<number, EventFrame[]>;

/** What a draft needs of the server. */
export interface DraftServer {
  tryOut(actions: number[], isPlan: boolean): Promise<Tried>;
  act(actions: number[], version: number, key: string): Promise<{ version: number }>;
  /** For each choice after the steps what it would do; none that would reveal something. */
  previews(actions: number[], isPlan: boolean): Promise<Previews>;
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

export class Draft {
  /** The steps tried so far. */
  actions = $state.raw<number[]>([]);
  /** The table after them; null where there are none. */
  tried = $state.raw<Tried | null>(null);
  /** The step that no longer holds since the table moved on. */
  broken = $state.raw<Broken | null>(null);
  /** The choice being looked at, and what it would do. */
  looked = $state<number | null>(null);
  seen = $state.raw<Tried | null>(null);
  /** What is on its way to the server, or waits for the connection. */
  sending = $state.raw<Sending | null>(null);
  /** Whether the steps are a plan for a later turn. */
  isPlan = $state(false);
  /** How many steps of the next frame have been shown already. */
  shown = 0;
  #version = 0;
  #ticket = 0;
  #looks = new Map<string, Tried>();
  /** What each choice would do, by the steps before it, as far as it is known of this position. */
  #knownPreviews = $state.raw<Record<string, Previews>>({});
  #position = 0;

  constructor(
    readonly server: DraftServer,
    readonly refused: DraftRefusals,
  ) {}

  /** Whether a choice can be taken: nothing is on its way. */
  get isFree(): boolean {
    return this.sending === null;
  }

  /** The table stands at a version; `moved` if the position is another, `mine` if this seat is to move. */
  async rebase(version: number, moved: boolean, mine: boolean): Promise<void> {
    this.#version = version;
    if (!moved) return;
    this.#looks.clear();
    this.#knownPreviews = {};
    this.#position += 1;
    this.look(null);
    if (this.sending && version > this.sending.version) this.clear();
    if (mine && this.isPlan) this.isPlan = false;
    if (this.actions.length && (mine || this.isPlan)) await this.#tryAgain();
    else if (!this.isPlan) this.clear();
    if (mine) await this.#loadPreviews();
  }

  clear(): void {
    this.actions = [];
    this.tried = null;
    this.sending = null;
    this.isPlan = false;
    this.#ticket += 1;
  }

  async #tryAgain(): Promise<void> {
    const tried = await this.#try(this.actions);
    if (!tried) return;
    this.broken = tried.broken;
    const good = tried.stops && !this.isPlan ? tried.valid - 1 : tried.valid;
    await this.#set(this.actions.slice(0, good), good === this.actions.length ? tried : null);
  }

  /** What each choice after the steps would do, where it is known. */
  get #previews(): Previews | null {
    return this.#knownPreviews[this.actions.join(" ")] ?? null;
  }

  /** Ask, once, what each choice after the steps would do. */
  async #loadPreviews(): Promise<void> {
    if (this.#previews) return;
    const steps = this.actions.join(" ");
    const position = this.#position;
    try {
      const found = await this.server.previews(this.actions, this.isPlan);
      if (position === this.#position) this.#knownPreviews = { ...this.#knownPreviews, [steps]: found };
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

  async #set(actions: number[], tried: Tried | null): Promise<void> {
    this.look(null);
    this.actions = actions;
    if (actions.length === 0 && !this.isPlan) this.tried = null;
    else this.tried = tried ?? (await this.#try(actions));
    if (!this.tried?.stops) void this.#loadPreviews();
  }

  /** Take steps: they stay in the draft, or go to the server with all of it where chance or another comes next. */
  async choose(...steps: number[]): Promise<void> {
    if (!this.isFree || steps.length === 0) return;
    this.broken = null;
    const actions = [...this.actions, ...steps];
    if (steps.length === 1 && !this.isPlan && this.#reveals(steps[0]!)) return this.#send(actions);
    const known = this.#looks.get(actions.join(" "));
    const tried = known ?? (await this.#try(actions));
    if (!tried) return;
    if (tried.broken) this.refused.broken(tried.broken);
    else if (tried.stops && !this.isPlan) await this.#send(actions);
    else await this.#set(actions, tried);
  }

  /** Whether a choice is known to bring something out: there is no preview of it. */
  #reveals(action: number): boolean {
    const known = this.#previews;
    return known !== null && Object.keys(known).length > 0 && !(action in known);
  }

  /** Take the last step back. */
  async undo(): Promise<void> {
    if (this.isFree && this.actions.length) await this.#set(this.actions.slice(0, -1), null);
  }

  /** Take all steps back. */
  async restart(): Promise<void> {
    this.broken = null;
    if (this.isFree) await this.#set([], null);
  }

  /** Do the steps as they are. */
  async commit(): Promise<void> {
    if (this.isFree && this.actions.length && !this.isPlan) await this.#send(this.actions);
  }

  /** Begin a plan for a later turn, perhaps with steps. */
  async plan(actions: number[] = []): Promise<void> {
    this.isPlan = true;
    this.actions = actions;
    const tried = await this.#try(actions);
    if (!tried) return this.clear();
    this.broken = tried.broken;
    this.actions = actions.slice(0, tried.valid);
    this.tried = tried;
    if (!tried.stops) void this.#loadPreviews();
  }

  /** Send again what could not be sent; the same key does nothing twice. */
  async resend(): Promise<void> {
    if (this.sending) await this.#deliver(this.sending);
  }

  async #send(actions: number[]): Promise<void> {
    this.shown = this.actions.length;
    this.sending = { actions, version: this.#version, key: this.server.newKey() };
    this.look(null);
    await this.#deliver(this.sending);
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
    this.seen = n === null ? null : (this.#looks.get([...this.actions, n].join(" ")) ?? null);
    if (n !== null && !this.seen && this.isFree) void this.#see(n);
  }

  async #see(n: number): Promise<void> {
    const actions = [...this.actions, n];
    const version = this.#version;
    try {
      const tried = await this.server.tryOut(actions, this.isPlan);
      if (version !== this.#version || tried.broken) return;
      this.#looks.set(actions.join(" "), tried);
      if (this.looked === n) this.seen = tried;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
    }
  }

  /** What a single choice would do after the draft, as far as it is known. */
  costs(n: number): EventFrame[] {
    return this.#previews?.[n] ?? [];
  }
}
