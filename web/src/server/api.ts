/** The server's routes, one function each. Every fault is a `Fault` with the server's code, sentence and clause. */
import type {
  ChatLine,
  Clause,
  EditionInfo,
  Frame,
  GameInfo,
  GameSummary,
  GuideAnswer,
  HintAnswer,
  HowToPlay,
  LineAnswer,
  Invite,
  Lesson,
  LessonAnswer,
  LessonProgress,
  LessonSummary,
  Me,
  Outcome,
  Plan,
  Problem,
  Readings,
  ReadinessAnswer,
  ReviewAnswer,
  Sheet,
  StepAnswer,
  TableInfo,
  TableRequest,
  TableAnswer,
  TableSummary,
  Tried,
  Verdict,
  BoardAnswer,
  BoardRequest,
  BoxAnswer,
  BoxRequest,
  LabAnswer,
  LabRequest,
  PuzzleInfo,
  PuzzleList,
  PuzzleTried,
} from "./types";

/** What the server refused, or that it could not be reached (code "offline"). */
export class Fault extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status = 0,
    readonly clause: string | null = null,
    readonly version: number | null = null,
  ) {
    super(sentence);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Fault("offline", "The server cannot be reached.");
  }
  if (!response.ok) throw await faultOf(response);
  return response;
}

async function faultOf(response: Response): Promise<Fault> {
  try {
    const problem = (await response.json()) as Problem;
    return new Fault(problem.code, problem.sentence, response.status, problem.clause, problem.version);
  } catch {
    return new Fault("broken", response.statusText, response.status);
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (response.status === 204 ? null : await response.json()) as T;
}

const text = async (path: string): Promise<string> => (await send("GET", path)).text();

type Asked = string | number | boolean | null | undefined;

/** What stands behind the ? of an address: several values of a list, nothing for null. */
function query(values: Record<string, Asked | Asked[]>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  const given = pairs.filter(([, one]) => one !== null && one !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, one]) => [name, String(one)]))}` : "";
}

/** A word that names a request: sent again, it gets the old answer. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const at = (table: string): string => `/api/tables/${table}`;
type Done = { version: number };

export const games = (): Promise<GameSummary[]> => json("GET", "/api/games");
export const game = (name: string): Promise<GameInfo> => json("GET", `/api/games/${name}`);
export const gameWords = (name: string, language: string): Promise<string> =>
  text(`/api/games/${name}/words/${language}`);
export const sharedWords = (language: string): Promise<string> => text(`/api/words/${language}`);
export const readings = (name: string, language: string): Promise<Readings> =>
  json("GET", `/api/games/${name}/readings/${language}`);
export const rules = (name: string, language: string): Promise<Clause[]> =>
  json("GET", `/api/games/${name}/rules/${language}`);

export const tableRules = (table: string, language: string): Promise<Clause[]> =>
  json("GET", `/api/tables/${table}/rules/${language}`);
export const howToPlay = (name: string, language: string): Promise<HowToPlay> =>
  json("GET", `/api/games/${name}/how-to-play/${language}`);
export const tableHowToPlay = (table: string, language: string): Promise<HowToPlay> =>
  json("GET", `/api/tables/${table}/how-to-play/${language}`);
export const edition = (game: string, box: string, language: string): Promise<EditionInfo> =>
  json("GET", `/api/games/${game}/editions/${box}/${language}`);
export const tableEdition = (table: string, language: string): Promise<EditionInfo> =>
  json("GET", `/api/tables/${table}/edition/${language}`);
export const editionFile = (game: string, box: string): string => `/api/games/${game}/editions/${box}`;

export const whoAmI = (): Promise<Me | null> => json("GET", "/api/me");
export const becomeGuest = (name: string, language: string): Promise<Me> => json("POST", "/api/me", { name, language });

export const myTables = (): Promise<TableSummary[]> => json("GET", "/api/me/tables");
export const openTables = (): Promise<TableSummary[]> => json("GET", "/api/tables");
export const openTable = (asked: TableRequest): Promise<TableAnswer> => json("POST", "/api/tables", asked);
export const table = (id: string): Promise<TableInfo> => json("GET", at(id));
export const claim = (
  id: string,
  asked: { name: string; invite?: string; seat?: number; pledge?: string },
): Promise<{ seat: number; recovery: string }> => json("POST", `${at(id)}/claim`, asked);
export const recover = (id: string, code: string): Promise<{ seat: number; recovery: string }> =>
  json("POST", `${at(id)}/recover`, { code });
export const inviteAnew = (id: string, seat: number): Promise<Invite> => json("POST", `${at(id)}/seats/${seat}/invite`);
/** Show the nonce that was pledged for the seats of this browser. */
export const reveal = (id: string, nonce: string): Promise<Done> => json("POST", `${at(id)}/reveal`, { nonce });
/** Begin without the nonce of a seat. */
export const waive = (id: string, seat: number, by: number): Promise<Done> =>
  json("POST", `${at(id)}/waive`, { seat, by, key: newKey() });
/** An invitation to a seat of mine, for somebody who plays on. */
export const giveSeat = (id: string, seat: number): Promise<Invite> => json("POST", `${at(id)}/seats/${seat}/give`);
export const reach = (id: string): Promise<{ addresses: string[]; own: string | null }> =>
  json("GET", `${at(id)}/reach`);
export const rematch = (id: string, pledge: string): Promise<TableAnswer> =>
  json("POST", `${at(id)}/rematch`, { key: newKey(), pledge });

export const frame = (id: string, seat: number | null, since: number): Promise<Frame> =>
  json("GET", `${at(id)}/frame${query({ seat, since })}`);
export const frameAt = (id: string, seat: number | null, version: number): Promise<Frame> =>
  json("GET", `${at(id)}/at/${version}${query({ seat })}`);
/** What came of checking a game that is over. */
export const verify = (id: string, seat: number | null): Promise<Verdict> =>
  json("GET", `${at(id)}/verify${query({ seat })}`);
export const exportUrl = (id: string, seat: number | null): string => `${at(id)}/export${query({ seat })}`;

export const act = (id: string, seat: number, version: number, actions: number[], key: string): Promise<Done> =>
  json("POST", `${at(id)}/act`, { seat, version, key, actions });
export const tryOut = (id: string, asked: { seat: number; actions: number[]; early?: boolean }): Promise<Tried> =>
  json("POST", `${at(id)}/try`, asked);
/** The steps of a draft that come first, and whether they are a plan off turn. */
export interface After {
  after: number[];
  early: boolean;
}
/** Take a step; with `warn` a warning may come instead. */
export const step = (
  id: string,
  asked: { seat: number; version: number; actions: number[]; key: string; warn: boolean },
): Promise<StepAnswer> => json("POST", `${at(id)}/step`, asked);
/** What a newcomer is told now, or after the steps of a draft. */
export const guide = (id: string, seat: number, after: number[], refused: string | null): Promise<GuideAnswer> =>
  json("GET", `${at(id)}/guide${query({ seat, after, refused })}`);
export const previews = (id: string, seat: number, action: number[], draft: After): Promise<Record<number, Outcome>> =>
  json("GET", `${at(id)}/previews${query({ seat, action, ...draft })}`);
export const why = (id: string, seat: number, action: string, draft: After): Promise<{ clause: string | null }> =>
  json("GET", `${at(id)}/why${query({ seat, action, ...draft })}`);

/** What a thing answers: now, at an earlier version, or after a draft. */
export const thing = (
  id: string,
  seat: number | null,
  name: string,
  place: After & { version: number | null },
): Promise<Sheet> => json("GET", `${at(id)}/things${query({ of: name, seat, ...place })}`);

export const hint = (id: string, seat: number, after: number[]): Promise<HintAnswer> =>
  json("GET", `${at(id)}/hint${query({ seat, after })}`);
export const readiness = (id: string): Promise<ReadinessAnswer> => json("GET", `${at(id)}/hint/ready`);
export const beginReview = (id: string): Promise<ReviewAnswer> => json("POST", `${at(id)}/review`);
export const review = (id: string): Promise<ReviewAnswer> => json("GET", `${at(id)}/review`);
export const reviewedLines = (id: string, version: number): Promise<LineAnswer> =>
  json("GET", `${at(id)}/review/${version}`);
/** Play on from a position of a game that is over. */
export const branch = (id: string, version: number, bots: boolean, pledge: string): Promise<TableAnswer> =>
  json("POST", `${at(id)}/branch`, { version, bots, pledge });

export const plans = (id: string, seat: number): Promise<Plan[]> => json("GET", `${at(id)}/plans${query({ seat })}`);
export const keepPlan = (id: string, seat: number, plan: Plan): Promise<Plan> =>
  json("PUT", `${at(id)}/plans/${encodeURIComponent(plan.name)}${query({ seat })}`, {
    base: plan.base,
    actions: plan.actions,
  });
export const dropPlan = (id: string, seat: number, name: string): Promise<null> =>
  json("DELETE", `${at(id)}/plans/${encodeURIComponent(name)}${query({ seat })}`);

export const ask = (id: string, seat: number, about: string, to: number | null = null): Promise<Done> =>
  json("POST", `${at(id)}/ask`, { seat, about, to, key: newKey() });
export const answer = (id: string, seat: number, yes: boolean): Promise<Done> =>
  json("POST", `${at(id)}/answer`, { seat, yes, key: newKey() });
export const resign = (id: string, seat: number): Promise<Done> =>
  json("POST", `${at(id)}/resign`, { seat, key: newKey() });
export const standIn = (id: string, seat: number): Promise<Done> =>
  json("POST", `${at(id)}/stand-in`, { seat, key: newKey() });
export const comeBack = (id: string, seat: number): Promise<Done> =>
  json("POST", `${at(id)}/return`, { seat, key: newKey() });

export const courses = (language: string): Promise<LessonSummary[]> => json("GET", `/api/courses/${language}`);
const lessonAt = (game: string, chapter: string): string => `/api/lessons/${game}/${chapter}`;
export const lesson = (game: string, chapter: string, language: string): Promise<Lesson> =>
  json("GET", `${lessonAt(game, chapter)}/in/${language}`);
/** What was done in a step of a lesson; nothing done gives the table as the step begins. */
export interface LessonDeed {
  actions?: (number | string)[];
  touched?: string;
  go_on?: boolean;
}
export const lessonStep = (game: string, chapter: string, step: number, deed: LessonDeed): Promise<LessonAnswer> =>
  json("POST", `${lessonAt(game, chapter)}/steps/${step}`, deed);
export const lessonPreview = (
  game: string,
  chapter: string,
  step: number,
  action: number,
  after: number[],
): Promise<Record<number, Outcome>> =>
  json("GET", `${lessonAt(game, chapter)}/steps/${step}/previews${query({ action, after })}`);
export const myLessons = (): Promise<LessonProgress[]> => json("GET", "/api/me/lessons");
export const keepLesson = ({ game, chapter, step, done }: LessonProgress): Promise<LessonProgress> =>
  json("PUT", `/api/me/lessons/${game}/${chapter}`, { step, done });

export const chat = (id: string, seat: number): Promise<ChatLine[]> => json("GET", `${at(id)}/chat${query({ seat })}`);
export const say = (id: string, seat: number, line: { phrase?: string; text?: string }): Promise<ChatLine> =>
  json("POST", `${at(id)}/chat`, { seat, key: newKey(), ...line });
export const mute = (id: string, seat: number, whom: number, on: boolean): Promise<null> =>
  json("POST", `${at(id)}/mute`, { seat, whom, on });

export const labBox = (asked: BoxRequest): Promise<BoxAnswer> => json("POST", "/api/lab/box", asked);
export const labBoard = (asked: BoardRequest): Promise<BoardAnswer> => json("POST", "/api/lab/board", asked);
export const beginLab = (asked: LabRequest): Promise<LabAnswer> => json("POST", "/api/lab/runs", asked);
export const labRun = (run: string): Promise<LabAnswer> => json("GET", `/api/lab/runs/${run}`);
export const stopLab = (run: string): Promise<LabAnswer> => json("POST", `/api/lab/runs/${run}/stop`);

/** A puzzle's address: its game and id, `game/id`. */
const puzzleAt = (puzzle: string): string => `/api/puzzles/${puzzle}`;
export const puzzles = (): Promise<PuzzleList> => json("GET", "/api/puzzles");
export const puzzle = (name: string): Promise<PuzzleInfo> => json("GET", puzzleAt(name));
export const tryPuzzle = (name: string, actions: number[]): Promise<PuzzleTried> =>
  json("POST", `${puzzleAt(name)}/try`, { actions });
export const puzzlePreviews = (name: string, action: number[], after: number[]): Promise<Record<number, Outcome>> =>
  json("GET", `${puzzleAt(name)}/previews${query({ action, after })}`);
export const puzzleWhy = (name: string, action: string, after: number[]): Promise<{ clause: string | null }> =>
  json("GET", `${puzzleAt(name)}/why${query({ action, after })}`);
export const puzzleAnswer = (name: string): Promise<{ actions: number[] }> => json("GET", `${puzzleAt(name)}/answer`);
