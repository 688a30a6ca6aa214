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
  minutes: [from: number, to: number] | null;
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
  name: string | null;
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
  by: string;
  kind: string;
  events: EventRow[];
}

export interface Ask {
  about: string;
  by: number;
  to: number | null;
  waiting: number[];
}

export type Status = "open" | "playing" | "paused" | "over";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

/** What one seat, or a spectator, is told. */
export interface Frame {
  table: string;
  version: number;
  seat: number | null;
  status: Status;
  game: string;
  to_move: number[];
  seats: SeatInfo[];
  view: View | null;
  legal: number[];
  moves: Move[];
  line: number[];
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

/** A draft tried out on what the seat knows. */
export interface Tried {
  valid: number;
  broken: Broken | null;
  stops: "" | "chance" | "reveals" | "hand-over" | "over";
  steps: EventRow[][];
  view: View;
  legal: number[];
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
  view: View | null;
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
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
