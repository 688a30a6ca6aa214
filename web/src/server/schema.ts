/** What the server takes and sends. Made by tools/page_types.py from /api/schema: do not edit. */

/** Actions of one seat, done all or not at all. */
export interface ActRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A version: how many entries a table has. */
  version: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  /** Actions as numbers, notation or structure. */
  actions: (number | string | StructuredAction)[];
}

/** All actions of a kind: they are numbered from `first`, the last argument counting fastest. */
export interface ActionKind {
  kind: string;
  first: number;
  arguments: ArgumentInfo[];
}

/** An argument of an action. */
export interface ArgumentInfo {
  name: string;
  /** The label of each value. */
  labels: string[];
}

/** An open question, and the seats that have not answered. */
export interface AskFrame {
  about: "pause" | "resume" | "seat" | "take-back";
  by: number;
  to: number | null;
  waiting: number[];
}

/** A position of a game that is over, to play on from: all seats are mine, or bots play those they played. */
export interface BranchRequest {
  version: number;
  bots?: boolean;
  /** The SHA-256 of the nonce you will show when all sit (`/reveal`), in hexadecimal digits; without one you have no share in the table's chance. */
  pledge?: string;
}

/** The first step that cannot be taken, and the clause that forbids it; no clause where the draft had stopped. */
export interface Broken {
  step: number;
  action: number;
  clause: string | null;
}

/** A line that was said. */
export interface ChatLine {
  n: number;
  seat: number;
  at: number;
  phrase: string | null;
  text: string | null;
}

/** Somebody at the table said something. */
export interface ChatMessage {
  chat: TableChatLine;
}

/** A line at the table: the id of a preset phrase, or a short text. */
export interface ChatRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  phrase?: string | null;
  text?: string | null;
}

/** Your seat, and the code that gives it back should this browser forget you. */
export interface ClaimAnswer {
  seat: number;
  recovery: string;
}

/** Take a seat, by an invite or at a listed table. */
export interface ClaimRequest {
  name: string;
  invite?: string | null;
  seat?: number | null;
  /** The SHA-256 of the nonce you will show when all sit (`/reveal`), in hexadecimal digits; without one you have no share in the table's chance. */
  pledge?: string;
}

/** A clause of a game's rules. */
export interface Clause {
  id: string;
  chapter: string;
  text: string;
  /** How sure it is, where the box does not tell; else ''. */
  sure: string;
  /** The passages of its text that the printed rules do not have; the whole text of a ruling. */
  ours: string[];
}

/** A table's clock. The window goes from one minute of the day to another, at an offset from UTC in minutes; it may go over midnight, and where both are the same it is the whole day. */
export interface Clock {
  kind?: "days" | "live" | "none";
  /** What each seat begins with: the bank, or the budget, which is also the most it can have. */
  start_ms?: number;
  /** What each turn adds: the increment, or the refill. */
  add_ms?: number;
  window_from?: number;
  window_to?: number;
  offset?: number;
}

/** A seat's clock: the time left as of the frame, and whether it runs. */
export interface ClockFrame {
  left_ms: number;
  running: boolean;
}

/** So many of something that is drawn. */
export interface Cost {
  picture: string;
  count: number;
}

/** The table's version after what was done. */
export interface Done {
  version: number;
}

/** One printed value of an edition. */
export interface EditionFact {
  /** Where it stands in the edition's file. */
  key: string;
  label: string;
  value: string;
  /** What the standard edition says, where that is something else; '' where it says nothing. */
  standard: string | null;
  /** How sure the value is: `known`, `reported`, `reconstructed` or `ours`. */
  sure: string;
  clause: string;
}

/** What is printed in the box of an edition, in the reader's language. */
export interface EditionInfo {
  game: string;
  name: string;
  /** One that comes with the game, or `own`. */
  box: string;
  board: string;
  sections: EditionSection[];
}

/** A table of values of an edition. */
export interface EditionSection {
  title: string;
  facts: EditionFact[];
}

/** One thing that happened, as the seat may know it. */
export interface EventFrame {
  kind: string;
  arguments: Record<string, number>;
}

/** A kind of event. */
export interface EventKind {
  kind: string;
  /** The name and the domain of each. */
  arguments: [string, string][];
}

/** What everybody needs to check chance; the key only at the end. */
export interface FairFrame {
  commitment: string;
  /** The hashes of the nonces that persons will show when all sit; empty for whoever brings none. */
  pledges: string[];
  nonces: string[];
  /** The seats whose nonce is still to be shown. */
  waiting: number[];
  /** How long it is until the game may begin without them; null where nothing is waited for, or a seat is open. */
  patience_ms: number | null;
  key: string | null;
}

/** A number and what it counts. */
export interface Figure {
  number: number;
  label: Said;
  picture: string;
}

/** Things that become another. */
export interface Formula {
  inputs: string[];
  output: string;
  note: Said;
}

/** All that a seat, or a spectator, is told of a table at a version. */
export interface Frame {
  table: string;
  version: number;
  seat: number | null;
  status: "open" | "over" | "paused" | "playing";
  game: string;
  to_move: number[];
  seats: SeatFrame[];
  /** Null before the deal. */
  view: View;
  legal: number[];
  moves: Move[];
  /** The versions in force, as ranges from first to last. */
  line: [number, number][];
  /** The version since which the position is the same: an act may name any version from here on. */
  moved: number;
  asks: AskFrame[];
  /** In a pause: how long it is until any person may end it without asking. */
  paused_ms: number | null;
  may_undo_at_once: boolean;
  places: number[] | null;
  scores: number[];
  fair: FairFrame;
}

/** A game with the tables of its actions, events, domains and refusals. */
export interface GameInfo {
  name: string;
  rules_version: number;
  /** How many play, from and to. */
  seats: [number, number];
  variants: Record<string, Record<string, boolean | number | string>>;
  options: OptionInfo[];
  boxes: string[];
  /** The weakest first. */
  bots: string[];
  /** How long it takes, from and to. */
  minutes: [number, number] | null;
  /** The variant one plays at once against bots. */
  against_bots: string;
  /** The boards that any edition may be played on. */
  boards: string[];
  /** What stands before the seed of a board made afresh; '' where there are none. */
  seeded_board: string;
  /** The numbers of the standard edition that the rules' pictures speak of. */
  numbers: Record<string, number>;
  actions: ActionKind[];
  events: EventKind[];
  domains: Record<string, string[]>;
  clauses: string[];
}

/** A game as the list of games shows it. */
export interface GameSummary {
  name: string;
  rules_version: number;
  /** How many play, from and to. */
  seats: [number, number];
  variants: Record<string, Record<string, boolean | number | string>>;
  options: OptionInfo[];
  boxes: string[];
  /** The weakest first. */
  bots: string[];
  /** How long it takes, from and to. */
  minutes: [number, number] | null;
  /** The variant one plays at once against bots. */
  against_bots: string;
  /** The boards that any edition may be played on. */
  boards: string[];
  /** What stands before the seed of a board made afresh; '' where there are none. */
  seeded_board: string;
  /** The numbers of the standard edition that the rules' pictures speak of. */
  numbers: Record<string, number>;
}

/** Who you are: a name, and the language you read. */
export interface GuestRequest {
  name: string;
  language?: "de" | "en" | "fr" | "it";
}

/** How the server is: well, limited, or unable to work. */
export interface Health {
  status: "limited" | "ok" | "unwell";
  tables: number;
  sockets: number;
  /** What is wrong: the database does not answer, or cannot write, as on a full disk; or what is compiled for bots cannot be kept on disk, so that they are made ready again after every start. */
  problems: ("database_cannot_write" | "database_frozen" | "bots_not_kept")[];
}

/** The best lines, best first, and how every seat stands. */
export interface HintAnswer {
  version: number;
  /** What lines and standing are measured in: chances to win from 0 to 1, or points at the end. */
  measure: "chance" | "points";
  lines: HintLine[];
  /** How every seat stands; empty where there is but one way to go on. */
  outlook: number[];
}

/** A line that a bot would play. */
export interface HintLine {
  action: number;
  /** What it is worth to the seat. */
  worth: number;
  /** The share of the thinking spent on it. */
  share: number;
  /** The steps a planner would take after it in the same turn. */
  then: number[];
}

/** A token that claims a seat once; the page of an invite is /t/{id}#invite={token}. */
export interface Invite {
  seat: number;
  token: string;
}

/** What the socket sends: each is one of these. */
export type LiveMessage = Frame | PresenceMessage | WaitingMessage | ChatMessage | MyTablesMessage;

/** What is wrong with a log, and at which entry. */
export interface LogFault {
  entry: number;
  sentence: string;
}

/** A player. */
export interface Me {
  id: string;
  name: string;
  language: string;
}

/** An entry as the seat may know it: the version it made, its kind, and the events it brought. */
export interface Move {
  version: number;
  at: number;
  seat: number | null;
  by: string | null;
  kind: string;
  /** Of a table matter what everybody is told: a name, a question, an answer, a version. */
  facts: Record<string, unknown>;
  events: EventFrame[];
}

/** Whom I no longer want to read, or again. */
export interface MuteRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A seat, counted from 0. */
  whom: number;
  on: boolean;
}

/** One of my tables has changed. */
export interface MyTablesMessage {
  /** All of them, the one changed last first. */
  mine: TableSummary[];
}

/** A value of a domain by its number or label, which the reader's language has a name for. A `seat` is a player by name; `cardText` gives what is written on a card. */
export interface Name {
  domain: string;
  value: number | string;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  /** The usual one first. */
  values: (boolean | number | string)[];
  /** The clause about it. */
  clause: string;
}

/** What one action would do after a draft, without what it would reveal. */
export interface Outcome {
  stops: "" | "chance" | "hand-over" | "over" | "reveals";
  events: EventFrame[];
  view: View;
}

/** Lines under a heading. */
export interface Part {
  title: Said;
  rows: Row[];
  text: Said | null;
}

/** A stored draft: the version it was made on, and its actions. */
export interface Plan {
  name: string;
  base: number;
  actions: number[];
}

/** A draft to be kept. */
export interface PlanRequest {
  /** A version: how many entries a table has. */
  base: number;
  /** The steps of a draft, perhaps none. */
  actions: (number | string | StructuredAction)[];
}

/** The seats whose holders look at their table now. */
export interface Presence {
  table: string;
  seats: number[];
}

/** Somebody at the table came or left. */
export interface PresenceMessage {
  presence: Presence;
}

/** Why something was not done: a code for programs, a sentence for people, the clause of the rules if one forbids it, and the table's version where the asker's was old. */
export interface Problem {
  code: string;
  sentence: string;
  clause: string | null;
  version: number | null;
}

/** A program that wants to play under a name. */
export interface ProgramRequest {
  name: string;
}

/** A question to the other seats. */
export interface QuestionRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  about: "pause" | "resume" | "seat" | "take-back";
  /** The version to go back to, without it the last act is taken back; or the seat of who is away. */
  to?: number | null;
}

/** How the printed rules are read in one point, under a heading; clauses are named in brackets. */
export interface Reading {
  heading: string;
  text: string;
}

/** How the printed rules of a game are read, what is ours, and what the page remembers for the player. */
export interface Readings {
  introduction: string;
  readings: Reading[];
}

/** Take a seat back by its recovery code. */
export interface RecoverRequest {
  code: string;
}

/** A code that gives a lost seat back. */
export interface Recovery {
  seat: number;
  code: string;
}

/** Another game of those who sat here. */
export interface RematchRequest {
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  /** The SHA-256 of the nonce you will show when all sit (`/reveal`), in hexadecimal digits; without one you have no share in the table's chance. */
  pledge?: string;
}

/** A reply to the question that stands. */
export interface ReplyRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  yes: boolean;
}

/** The nonce that was pledged for my seats. */
export interface RevealRequest {
  /** Your share of the table's chance. */
  nonce: string;
}

/** How far a game has been gone through. */
export interface ReviewAnswer {
  measure: "chance" | "points";
  /** How many decisions there will be. */
  total: number;
  done: boolean;
  /** The decisions so far. */
  points: ReviewedDecision[];
  /** The turning points by their versions, the costliest first. */
  turning: number[];
}

/** A decision of a game that is over, and what a bot would have done. */
export interface ReviewedDecision {
  /** The version before it. */
  version: number;
  seat: number;
  action: number;
  best: number;
  /** What the action taken gave away. */
  lost: number;
  /** How every seat stood then. */
  outlook: number[];
}

/** A line: a picture, what it is, more about it, and what it is worth or takes. */
export interface Row {
  title: Said;
  picture: string;
  note: Said | null;
  value: Said | null;
  costs: Cost[];
  points: number;
  /** Whether the reader has what it takes, or lacks it; nothing where that is not asked. */
  tone: "" | "have" | "lack";
  /** The thing that it speaks of, which has a sheet of its own. */
  thing: string;
}

/** A message with its arguments; several names are said as a list. */
export interface Said {
  message: string;
  arguments: Record<string, number | string | Name[] | Name>;
}

/** A seat as everybody sees it; `who` is 'open', 'person' or a bot's name. */
export interface SeatFrame {
  name: string;
  who: string;
  present: boolean;
  stand_in: string | null;
  resigned: boolean;
  /** Whether somebody new may take the seat. */
  is_offered: boolean;
  /** Of a person who is away: how long it is until the others may ask to offer the seat to somebody new. */
  kept_ms: number | null;
  clock: ClockFrame | null;
  /** Why its bot has not acted yet, or not by itself. */
  waits: "again" | "cold" | "queue" | "unkept" | "unwatched" | null;
}

/** A seat of mine that does something. */
export interface SeatKeyRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
}

/** Who sits where: me, open for a person, or a bot by its name. */
export interface SeatRequest {
  who: string;
  name?: string | null;
}

/** A seat as a table's info shows it. */
export interface SeatSummary {
  name: string | null;
  /** 'open', 'person' or a bot's name. */
  who: string | null;
  /** The other seats that the same person plays, on one screen. */
  shared: number[];
}

/** Where other machines find this server. */
export interface ServerAddresses {
  /** None where it listens to this machine alone. */
  addresses: string[];
  /** This machine's own address in its network, if it is in one. */
  own: string | null;
}

/** All that a thing answers. */
export interface Sheet {
  /** The thing it tells of: of several names for the same the first. */
  thing: string;
  title: Said;
  lead: Said | null;
  picture: string;
  formula: Formula | null;
  figures: Figure[];
  parts: Part[];
  /** What one may conclude from all of it. */
  remark: Part | null;
  /** Its places on the board, which stay bright while the rest is dimmed; nothing is dimmed where there are none. */
  bright: string[];
  /** What on the board it speaks of. */
  ringed: string[];
  /** Numbers that stand by things of the board. */
  numbers: Record<string, number>;
}

/** A bot that plays for me until I return. */
export interface StandInRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  bot?: string | null;
}

/** What came of a step. */
export interface StepAnswer {
  /** The draft after it. */
  tried: Tried | null;
  /** The table's version, where the draft ended there and was done. */
  done: number | null;
}

/** An action by its kind and arguments. */
export interface StructuredAction {
  kind: string;
  arguments?: Record<string, string>;
}

/** A new table: its id, an invite for each open seat, a recovery code for each seat of mine. */
export interface TableAnswer {
  id: string;
  invites: Invite[];
  recovery: Recovery[];
}

/** A line that was said at a table. */
export interface TableChatLine {
  table: string;
  n: number;
  seat: number;
  at: number;
  phrase: string | null;
  text: string | null;
}

/** What everyone who may look at a table may know of it. */
export interface TableInfo {
  id: string;
  game: string;
  status: "open" | "over" | "paused" | "playing";
  seats: SeatSummary[];
  options: Record<string, boolean | number | string>;
  /** The edition: one that comes with the game, or `own`. */
  box: string;
  clock: Clock;
  listed: boolean;
  spectators: string;
  commitment: string;
  version: number;
  /** Whether you may ask for hints in your seats. */
  hints: boolean;
  /** Whether it is your table. */
  host: boolean;
  /** The seats you hold. */
  mine: number[];
  /** What the box calls the values of numbered domains: the words say these names. */
  printed: Record<string, string[]>;
  /** The board, where it is not the edition's own. */
  board: string;
  /** The numbers of the box that the rules' pictures and texts speak of. */
  numbers: Record<string, number>;
  /** Why it can only be looked at, where the rules have changed since it was played. */
  outdated: string | null;
}

/** A new table. */
export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, boolean | number | string>;
  variant?: string | null;
  box?: string;
  /** A board of the game instead of the edition's own, by its name or by a seed: `galaxy:7`. */
  board?: string;
  /** An edition of one's own, as TOML, instead of `box`. */
  edition?: string;
  clock?: Clock;
  /** Whether everybody finds it in the list of open tables. */
  listed?: boolean;
  spectators?: "delayed" | "none" | "open";
  /** Whether everybody who plays may ask for hints. */
  hints?: boolean;
  /** The SHA-256 of the nonce you will show when all sit (`/reveal`), in hexadecimal digits; without one you have no share in the table's chance. */
  pledge?: string;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: string;
  seats: number;
  free: number;
  names: string[];
  version: number;
  changed: number;
  mine: number[];
  my_turn: boolean;
}

/** A token, shown this once; send it as `Authorization: Bearer …`. */
export interface TokenAnswer {
  token: string;
  id: string;
}

/** A token for a program. */
export interface TokenRequest {
  label: string;
}

/** A token of mine: never the token itself. */
export interface TokenSummary {
  id: string;
  label: string;
  created: number;
}

/** How far a draft goes, what its last step does, and the table after it as the seat would see it. `stops` says why nothing can follow. Of a step that reveals something only the events are told that the seat knows beforehand, and where what comes out would be seen, `view` is from before it. `previews` has what the next actions would do, of those kinds that a page shows unasked. */
export interface Tried {
  version: number;
  valid: number;
  broken: Broken | null;
  stops: "" | "chance" | "hand-over" | "over" | "reveals";
  events: EventFrame[];
  /** What the seat sees of its game, in the game's own shape. */
  view: View;
  legal: number[];
  previews: Record<string, EventFrame[]>;
}

/** Actions to be tried out; nothing is done. */
export interface TryRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** The steps of a draft, perhaps none. */
  actions: (number | string | StructuredAction)[];
  /** Off turn: as if my turn began now. */
  early?: boolean;
}

/** What came of checking a record. */
export interface Verdict {
  table: string;
  entries: number;
  /** Of a game that is over every draw: its number, among how many ways, and from where to where (excluded) those lie that lead to what happened. With key, table and nonces anybody can compute it again. */
  drawn: [number, number, number, number][];
  /** How many of its first acts are those of another table, with the draws of that one. */
  copied: number;
  /** What does not hold. */
  faults: LogFault[];
  /** The persons' seats whose nonce was pledged before all sat, and shown after. */
  brought: number[];
  /** The persons' seats without a share in chance: for these one has to believe whoever ran the table. */
  without: number[];
  /** Where the rules have changed since: the release that can check the play. */
  release: string;
}

/** A view: what a seat sees of its game, in the game's own shape. */
export type View = unknown;

/** The seats whose bots keep others waiting, or are not ready to act themselves, and why. */
export interface Waiting {
  table: string;
  seats: Record<string, "again" | "cold" | "queue" | "unkept" | "unwatched">;
}

/** A bot at the table waits, or waits no longer. */
export interface WaitingMessage {
  waiting: Waiting;
}

/** A seat whose nonce does not come, and a seat of mine that wants to begin without it. */
export interface WaiveRequest {
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  /** A seat, counted from 0. */
  seat: number;
  /** A seat, counted from 0. */
  by: number;
}

/** The clause that forbids an action now, or null. */
export interface WhyAnswer {
  clause: string | null;
}

/** The longest texts and lists that may be sent, by message and field. */
export const MAX_LENGTH = {
  ActRequest: { key: 64, actions: 200 },
  BranchRequest: { pledge: 64 },
  ChatRequest: { key: 64, phrase: 40, text: 300 },
  ClaimRequest: { name: 32, invite: 128, pledge: 64 },
  GuestRequest: { name: 32 },
  Plan: { name: 40 },
  PlanRequest: { actions: 200 },
  ProgramRequest: { name: 32 },
  QuestionRequest: { key: 64 },
  RecoverRequest: { code: 128 },
  RematchRequest: { key: 64, pledge: 64 },
  ReplyRequest: { key: 64 },
  RevealRequest: { nonce: 64 },
  SeatKeyRequest: { key: 64 },
  SeatRequest: { who: 32, name: 32 },
  StandInRequest: { key: 64, bot: 32 },
  StructuredAction: { kind: 64 },
  TableRequest: { game: 64, seats: 16, variant: 64, box: 64, board: 64, edition: 32000, pledge: 64 },
  TokenRequest: { label: 60 },
  TryRequest: { actions: 200 },
  WaiveRequest: { key: 64 },
} as const;
