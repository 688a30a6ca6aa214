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

/** What came of so many games with each box. */
export interface Balance {
  games: number;
  wanted: number;
  seconds_left: number;
  /** How far the share of victories of a seat may be off. */
  uncertainty: number;
  findings: Finding[];
  panels: Panel[];
  points: Spread | null;
  seats: number;
  /** Whether the box is the standard one. */
  same: boolean;
}

/** A board, what may be said against it, how fair it is, and the standard edition on it, as a file. */
export interface BoardAnswer {
  board: DrawnBoard;
  checks: BoardCheckInfo[];
  repairs: BoardRepairInfo[];
  /** How far each starting place is from everything, on the mean; empty where that cannot be said. */
  means: Record<string, number>;
  spread: number;
  nearest: number;
  is_fair: boolean;
  edition: string;
}

/** Something a board must be; `fault` says what is wrong, under which key, with what else, and the most there may be. */
export interface BoardCheckInfo {
  name: string;
  number: number | null;
  fault: string;
  key: string;
  other: string;
  most: number | null;
}

/** Something that would mend the first fault: the part `planets.…` or `routes.…` gets these values, or is gone. */
export interface BoardRepairInfo {
  kind: "bow" | "dots" | "join" | "move" | "no_start" | "remove" | "start";
  key: string;
  planet: DrawnPlanet | null;
  route: DrawnRoute | null;
}

/** A board to look at: one that is drawn, or one of the game by its name or by a seed, `galaxy:7`. */
export interface BoardRequest {
  game: string;
  /** A board of the game instead of the edition's own, by its name or by a seed: `galaxy:7`. */
  named?: string;
  board?: DrawnBoard | null;
}

/** A box by its chapters, as a file, and what is wrong with it. */
export interface BoxAnswer {
  chapters: BoxChapter[];
  edition: string;
  fault: BoxFaultInfo | null;
  /** Whether bots may be asked to play it here. */
  has_runs: boolean;
}

/** Values that belong together. */
export interface BoxChapter {
  title: string;
  fields: BoxField[];
}

/** What is wrong with a box: in a sentence, under which key if it is one, and from where to where it may go. */
export interface BoxFaultInfo {
  sentence: string;
  key: string | null;
  least: number | null;
  most: number | null;
}

/** One value of a box, beside that of the standard one (null where that has none). */
export interface BoxField {
  key: string;
  label: string;
  value: number | string;
  standard: number | string | null;
}

/** A box to look at: an edition, the standard one if none is given, with some values changed. */
export interface BoxRequest {
  game: string;
  language?: string;
  /** An edition of one's own, as TOML. */
  edition?: string;
  /** A board of the game instead of the edition's own, by its name or by a seed: `galaxy:7`. */
  board?: string;
  changes?: Record<string, number | string>;
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

/** A warning before a choice that would be a grave mistake, and what could be done instead. */
export interface Caution {
  name: string;
  arguments: Record<string, number | string | string[]>;
  /** Steps of which the first is legal now; none where any other choice is better. */
  instead: number[];
}

/** A chapter of a game's lessons, and the minutes it takes. */
export interface ChapterInfo {
  chapter: string;
  minutes: number;
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

/** A board as its file says it. */
export interface DrawnBoard {
  name: string;
  planets: Record<string, DrawnPlanet>;
  routes: Record<string, DrawnRoute>;
}

/** A planet of a board that is drawn. */
export interface DrawnPlanet {
  name: string;
  x: number;
  y: number;
  start?: boolean;
}

/** A route of a board that is drawn. */
export interface DrawnRoute {
  dots: number;
  bow?: number;
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
  label: Sentence;
  picture: string;
}

/** Something that differs for sure: `kind` is fairer, less_fair, shorter, longer, closer or wider. */
export interface Finding {
  kind: string;
  standard: number;
  mine: number;
  value: string;
}

/** Things that become another. */
export interface Formula {
  inputs: string[];
  output: string;
  note: Sentence;
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
  /** The chapters of its lessons, in their order. */
  lessons: ChapterInfo[];
  /** Whether there is a page that teaches it. */
  how_to_play: boolean;
  actions: ActionKind[];
  events: EventKind[];
  /** What is remarked on turns, by hints and reviews. */
  remarks: EventKind[];
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
  /** The chapters of its lessons, in their order. */
  lessons: ChapterInfo[];
  /** Whether there is a page that teaches it. */
  how_to_play: boolean;
}

/** Who you are: a name, and the language you read. */
export interface GuestRequest {
  name: string;
  language?: "de" | "en" | "fr" | "it";
}

/** What a seat is told in one moment. */
export interface Guidance {
  goal: Said;
  possible: Possible[];
  tips: Said[];
}

/** What a newcomer is told now; null for a game without a guide. */
export interface GuideAnswer {
  guidance: Guidance | null;
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
  /** The steps that would follow in the same turn. */
  then: number[];
  /** Why, as a remark of the game's. */
  reason: EventFrame | null;
}

/** The page that teaches a game; without sections where there is none. */
export interface HowToPlay {
  story: string;
  picture: Illustration | null;
  goal: Passage;
  sections: HowToPlaySection[];
}

/** A piece with its name, a number, and what it is for. */
export interface HowToPlayFact {
  piece: string;
  name: string;
  number: string;
  passage: Passage;
}

/** A part of the page under a heading; its id is the same in every language. */
export interface HowToPlaySection {
  id: string;
  title: string;
  passages: Passage[];
  steps: HowToPlayStep[];
  facts: HowToPlayFact[];
  mistakes: Passage[];
}

/** One of the pictures in which a turn is told. */
export interface HowToPlayStep {
  id: string;
  title: string;
  picture: Illustration | null;
  passage: Passage;
}

/** A picture, which the game's board draws, by its name; and a sentence that says what it shows. */
export interface Illustration {
  name: string;
  shows: string;
}

/** A token that claims a seat once; the page of an invite is /t/{id}#invite={token}. */
export interface Invite {
  seat: number;
  token: string;
}

/** How far a run is, and what came of it so far. */
export interface LabAnswer {
  id: string;
  status: "done" | "failed" | "playing" | "stopped" | "waiting";
  /** How many wait before it. */
  ahead: number;
  games: number;
  balance: Balance | null;
}

/** Games of bots with a box and with the standard one. */
export interface LabRequest {
  game: string;
  players: string[];
  /** An edition of one's own, as TOML. */
  edition?: string;
  /** A board of the game instead of the edition's own, by its name or by a seed: `galaxy:7`. */
  board?: string;
  variant?: string | null;
  games?: number;
  seed?: number;
}

/** A chapter of a game's lessons in one language. */
export interface Lesson {
  game: string;
  chapter: string;
  title: string;
  minutes: number;
  /** Who sits where; the learner's own name is empty. */
  names: string[];
  steps: LessonStep[];
  /** What is said when it is done. */
  done: string;
  done_text: string;
  /** The chapter after it. */
  following: string | null;
  /** What the box calls the values of numbered domains. */
  printed: Record<string, string[]>;
}

/** What comes of what the learner did in a step. */
export interface LessonAnswer {
  verdict: "begun" | "on" | "refused" | "right" | "short" | "wrong";
  /** The key, among the step's answers, of what the coach says. */
  says: string | null;
  /** The clause that forbids it. */
  clause: string | null;
  /** The step that the table stands in now; the number of steps where the chapter is done. */
  step: number;
  /** What was done, one after another; nothing where it was not right. */
  scenes: Scene[];
  standing: Standing;
}

/** How far I am in a chapter. */
export interface LessonProgress {
  game: string;
  chapter: string;
  step: number;
  /** Whether I have ever finished it. */
  done: boolean;
}

/** What was done in a step: all actions of it so far, the new one last; or a touch; or going on; or nothing yet. */
export interface LessonRequest {
  /** The steps of a draft, perhaps none. */
  actions?: (number | string | StructuredAction)[];
  touched?: string | null;
  go_on?: boolean;
}

/** A step: what the coach says, what is shown and what is asked for. */
export interface LessonStep {
  kind: "do" | "find" | "tell" | "touch" | "try";
  title: string;
  text: string;
  do: string;
  /** The things that are spoken of. */
  show: string[];
  /** The things of which one is to be touched. */
  touch: string[];
  /** The things shown first to whoever asks for the way to a goal. */
  hint: string[];
  /** The actions on the straight way through it, in notation. */
  way: string[];
  /** What else the coach may say, by the keys of answers. */
  answers: Record<string, string>;
  /** What is known from now on. */
  learnt: string;
}

/** A chapter that can be learnt. */
export interface LessonSummary {
  game: string;
  chapter: string;
  title: string;
  minutes: number;
  steps: number;
}

/** The two turns of a place in a game, step by step, from what the seat knew: the one taken and the better one. */
export interface LineAnswer {
  version: number;
  seat: number;
  played: LineStep[];
  better: LineStep[];
}

/** A step of a turn: what it does at once, and the table after it, as somebody sees it. */
export interface LineStep {
  action: number;
  events: EventFrame[];
  /** What the seat sees of its game, in the game's own shape. */
  view: View;
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

/** A mean with both boxes. `event`, `domain` and `value` say what was counted; of wins `value` is the seat. */
export interface Mean {
  event: string;
  domain: string;
  value: string;
  standard: number;
  mine: number;
  /** How far the difference may be off, nineteen times of twenty. */
  error: number;
  differs: boolean;
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

/** Figures under one heading. */
export interface Panel {
  name: string;
  figures: Mean[];
}

/** Lines under a heading. */
export interface Part {
  title: Sentence;
  rows: Row[];
  text: Sentence | null;
}

/** Some sentences, and the clauses they rest on. */
export interface Passage {
  text: string;
  clauses: string[];
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

/** Something that can be done here, or not yet. */
export interface Possible {
  name: string;
  arguments: Record<string, number | string | string[]>;
  /** The legal actions behind it; none: not yet. */
  actions: number[];
  /** Why it is not possible yet. */
  clause: string | null;
  /** What it takes, by what it is paid with. */
  price: Record<string, number>;
  /** The goods it takes. */
  goods: string[];
  /** Of what it takes, that which is not there, each piece by itself. */
  lacks: string[];
  /** What it scores at once. */
  points: number;
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

/** How far I am in a chapter now. */
export interface ProgressRequest {
  step: number;
  done?: boolean;
}

/** The steps of the answer. */
export interface PuzzleAnswer {
  actions: number[];
}

/** A puzzle to be solved: who is to move, and the table as that seat sees it. */
export interface PuzzleInfo {
  puzzle: PuzzleSummary;
  seat: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  printed: Record<string, string[]>;
  numbers: Record<string, number>;
  start: Tried;
}

/** All puzzles, and the one of today. */
export interface PuzzleList {
  puzzles: PuzzleSummary[];
  today: PuzzleSummary | null;
}

/** The steps tried so far. */
export interface PuzzleSteps {
  /** The steps of a draft, perhaps none. */
  actions: (number | string | StructuredAction)[];
}

/** A puzzle in the list: what it asks, how hard it is, and how it was checked. */
export interface PuzzleSummary {
  game: string;
  id: string;
  /** `win`, `points`, or one of the game's own. */
  kind: string;
  /** The points that are asked for, or 0. */
  goal: number;
  difficulty: number;
  /** How long the shortest answer is. */
  steps: number;
  /** How many positions its turn has; all were looked at. */
  positions: number;
  found: string;
  checked: string;
}

/** What steps come to, and whether that solves the puzzle. */
export interface PuzzleTried {
  tried: Tried;
  solved: boolean;
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

/** Whether advisers can answer, and if not, since how many seconds they are being prepared, of about how many. */
export interface ReadinessAnswer {
  ready: boolean;
  gone: number;
  of: number;
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
  /** How many looks there will be, as far as is known. */
  total: number;
  /** How many there were. */
  looked: number;
  done: boolean;
  /** The turns so far. */
  points: ReviewedTurn[];
  /** The turning points of all seats by their versions, the costliest first. */
  turning: number[];
}

/** A turn of a game that is over, and what a bot would have done. */
export interface ReviewedTurn {
  /** The version before it. */
  version: number;
  seat: number;
  played: number[];
  /** The same where nothing better was found. */
  better: number[];
  /** What the turn gave away. */
  lost: number;
  /** How every seat stood then, if the better turn was taken. */
  outlook: number[];
  /** What was wrong with it, or good about it. */
  remark: EventFrame | null;
  /** Why the other turn is better. */
  reason: EventFrame | null;
}

/** A line: a picture, what it is, more about it, and what it is worth or takes. */
export interface Row {
  title: Sentence;
  picture: string;
  note: Sentence | null;
  value: Sentence | null;
  costs: Cost[];
  points: number;
  /** Whether the reader has what it takes, or lacks it; nothing where that is not asked. */
  tone: "" | "have" | "lack";
  /** The thing that it speaks of, which has a sheet of its own. */
  thing: string;
}

/** A message of the pages, with what it speaks of. */
export interface Said {
  name: string;
  /** An argument named like a domain, `good` or `good_2`, is a value of it, by its place or its label; `action` is an action, `goods` are labels; others are numbers. */
  arguments: Record<string, number | string | string[]>;
  /** What it points at on the board, each as `kind:key`. */
  things: string[];
}

/** What was done by one seat, with what nature did after it, and the table as the learner sees it then. */
export interface Scene {
  seat: number;
  action: number;
  events: EventFrame[];
  /** What the seat sees of its game, in the game's own shape. */
  view: View;
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

/** A message with its arguments; several names are said as a list. */
export interface Sentence {
  message: string;
  arguments: Record<string, number | string | Name[] | Name>;
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
  title: Sentence;
  lead: Sentence | null;
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

/** How points are spread: the games' share in each class of a width, and the middle ones. */
export interface Spread {
  first: number;
  width: number;
  standard: number[];
  mine: number[];
  middle: number;
  my_middle: number;
}

/** A bot that plays for me until I return. */
export interface StandInRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  bot?: string | null;
}

/** The table as it stands for the learner: what they may do, what it would do, and what is asked for next. */
export interface Standing {
  /** What the seat sees of its game, in the game's own shape. */
  view: View;
  legal: number[];
  previews: Record<string, EventFrame[]>;
  /** The actions that may glow; null where all may. */
  wanted: number[] | null;
  /** How the game ended, where it is over. */
  places: number[] | null;
}

/** What came of a step. */
export interface StepAnswer {
  /** The draft after it. */
  tried: Tried | null;
  /** The table's version, where the draft ended there and was done. */
  done: number | null;
  /** Where one was asked for: why the last step would be a grave mistake. Without `warn` it is taken all the same. */
  warning: Caution | null;
}

/** The steps of one seat's turn so far. */
export interface StepRequest {
  /** A seat, counted from 0. */
  seat: number;
  /** A version: how many entries a table has. */
  version: number;
  /** A word of your choice that names this request: sent again, it gets the old answer. */
  key: string;
  /** Actions as numbers, notation or structure. */
  actions: (number | string | StructuredAction)[];
  /** Whether a warning may come instead, where the last step would be a grave mistake; then nothing is done. */
  warn?: boolean;
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
  BoardRequest: { game: 64, named: 64 },
  BoxRequest: { game: 64, language: 8, edition: 32000, board: 64 },
  BranchRequest: { pledge: 64 },
  ChatRequest: { key: 64, phrase: 40, text: 300 },
  ClaimRequest: { name: 32, invite: 128, pledge: 64 },
  DrawnBoard: { name: 24 },
  DrawnPlanet: { name: 24 },
  GuestRequest: { name: 32 },
  LabRequest: { game: 64, players: 16, edition: 32000, board: 64, variant: 64 },
  LessonRequest: { actions: 200, touched: 64 },
  Plan: { name: 40 },
  PlanRequest: { actions: 200 },
  ProgramRequest: { name: 32 },
  PuzzleSteps: { actions: 200 },
  QuestionRequest: { key: 64 },
  RecoverRequest: { code: 128 },
  RematchRequest: { key: 64, pledge: 64 },
  ReplyRequest: { key: 64 },
  RevealRequest: { nonce: 64 },
  SeatKeyRequest: { key: 64 },
  SeatRequest: { who: 32, name: 32 },
  StandInRequest: { key: 64, bot: 32 },
  StepRequest: { key: 64, actions: 200 },
  StructuredAction: { kind: 64 },
  TableRequest: { game: 64, seats: 16, variant: 64, box: 64, board: 64, edition: 32000, pledge: 64 },
  TokenRequest: { label: 60 },
  TryRequest: { actions: 200 },
  WaiveRequest: { key: 64 },
} as const;
