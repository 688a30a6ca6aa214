/** What the server says: frames, drafts tried out, games, tables. */

export type Language = "en" | "fr" | "it" | "de";

export interface ActionKind {
  kind: string;
  first: number;
  arguments: { name: string; labels: string[] }[];
}

export interface EventKind {
  kind: string;
  arguments: [name: string, domain: string][];
}

export type OptionValue = boolean | number | string;

export interface OptionInfo {
  name: string;
  values: OptionValue[];
  clause: string;
}

/** A game as the list of games shows it. */
export interface GameSummary {
  name: string;
  seats: [from: number, to: number];
  variants: Record<string, Record<string, OptionValue>>;
  options: OptionInfo[];
  boxes: string[];
  bots: string[];
  /** How long it takes, from and to. */
  minutes: [from: number, to: number] | null;
  /** The variant one plays at once against bots. */
  against_bots: string;
}

/** All that the browser knows of a game: enough to name and to write every action and event. */
export interface GameMeta extends GameSummary {
  actions: ActionKind[];
  events: EventKind[];
  domains: Record<string, string[]>;
  clauses: string[];
}

/** One thing that happened. */
export interface EventRow {
  kind: string;
  arguments: Record<string, number>;
}

export interface SeatClock {
  left_ms: number;
  running: boolean;
}

export interface SeatInfo {
  name: string;
  /** "person", "open" or a bot's name. */
  who: string;
  present: boolean;
  stand_in: string | null;
  resigned: boolean;
  clock: SeatClock | null;
}

export interface Move {
  version: number;
  at: number;
  seat: number | null;
  by: string | null;
  kind: string;
  /** Of a table matter what everybody is told: a name, a question, an answer, a version. */
  facts?: Record<string, unknown>;
  events: EventRow[];
}

export interface Ask {
  about: string;
  by: number;
  to: number | null;
  waiting: number[];
}

export type Status = "open" | "playing" | "paused" | "over";

/** A game's own view: each board knows its shape, the shell only passes it on. */
export type View = unknown;

/** What one seat, or a spectator, is told. */
export interface Frame {
  table: string;
  version: number;
  seat: number | null;
  status: Status;
  game: string;
  to_move: number[];
  seats: SeatInfo[];
  view: View;
  legal: number[];
  moves: Move[];
  /** The versions in force, as ranges from first to last. */
  line: [first: number, last: number][];
  /** The version since which the position is the same. */
  moved: number;
  asks: Ask[];
  may_undo_at_once: boolean;
  places: number[] | null;
  scores: number[];
  fair: { commitment: string; nonces: string[]; key: string | null };
}

export interface Broken {
  step: number;
  action: number;
  clause: string | null;
}

/** Why nothing can follow a step. */
export type Stops = "" | "chance" | "reveals" | "hand-over" | "over";

/** A draft tried out on what the seat knows. */
export interface Tried {
  version: number;
  valid: number;
  broken: Broken | null;
  stops: Stops;
  /** What the last step does. */
  events: EventRow[];
  view: View;
  legal: number[];
  /** What the next choices would do, of the kinds that a page shows unasked. */
  previews: Record<number, EventRow[]>;
}

/** What came of a step: the draft after it, or the version after all of it was done. */
export interface Stepped {
  tried: Tried | null;
  done: number | null;
}

/** What one choice would do; no view where it would reveal something. */
export interface Outcome {
  stops: Stops;
  events: EventRow[];
  view: View;
}

/** A legal action, ready to show. */
export interface Choice {
  n: number;
  kind: string;
  args: Record<string, string>;
  text: string;
}

export interface Preview {
  choice: number;
  events: EventRow[];
  view: View;
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  sure?: string;
}

export interface Me {
  id: string;
  name: string;
  language: string;
}

export interface Problem {
  code: string;
  sentence: string;
  clause: string | null;
  version: number | null;
}

export interface Clock {
  kind: "none" | "live" | "days";
  start_ms: number;
  add_ms: number;
  window_from?: number;
  window_to?: number;
  offset?: number;
}

export interface SeatAsked {
  who: string;
  name?: string;
}

export interface TableAsked {
  game: string;
  seats: SeatAsked[];
  options?: Record<string, OptionValue>;
  variant?: string;
  box?: string;
  clock?: Clock;
  listed?: boolean;
  spectators?: "open" | "delayed" | "none";
  hints?: boolean;
  nonce?: string;
}

export interface Invite {
  seat: number;
  token: string;
}

export interface Recovery {
  seat: number;
  code: string;
}

export interface TableGiven {
  id: string;
  invites: Invite[];
  recovery: Recovery[];
}

/** What everyone who may look at a table may know of it. */
export interface TableAbout {
  id: string;
  game: string;
  status: Status;
  seats: { name: string | null; who: string | null }[];
  options: Record<string, OptionValue>;
  box: string;
  clock: Clock;
  listed: boolean;
  spectators: string;
  commitment: string;
  version: number;
  /** Whether the reader may ask for hints. */
  hints: boolean;
  host: boolean;
  mine: number[];
  /** What the box calls the values of numbered domains. */
  printed: Record<string, string[]>;
}

/** A table in a list. */
export interface TableListed {
  id: string;
  game: string;
  status: Status;
  seats: number;
  free: number;
  names: string[];
  version: number;
  changed: number;
  mine: number[];
  my_turn: boolean;
}

export interface ChatLine {
  n: number;
  seat: number;
  at: number;
  phrase: string | null;
  text: string | null;
}

/** What lines and standings are measured in: chances to win from 0 to 1, or points at the end. */
export type Measure = "chance" | "points";

/** A line: an action, what it is worth to the seat, and what a planner would do after it in the same turn. */
export interface HintLine {
  action: number;
  worth: number;
  share: number;
  then: number[];
}

export interface HintGiven {
  version: number;
  measure: Measure;
  lines: HintLine[];
  /** How every seat stands; nothing where there is but one way to go on. */
  outlook: number[];
}

/** A decision of a game that is over: what a bot would have done, and what the one taken gave away. */
export interface Judged {
  version: number;
  seat: number;
  action: number;
  best: number;
  lost: number;
  outlook: number[];
}

export interface Review {
  measure: Measure;
  total: number;
  done: boolean;
  points: Judged[];
  /** The versions of the decisions that gave most away, the costliest first. */
  turning: number[];
}

export interface Plan {
  name: string;
  base: number;
  actions: number[];
}
