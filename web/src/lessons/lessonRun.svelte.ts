/** A lesson in progress: the step, what is done in it, what the coach says, and the others' moves one by one. */
import type { BoardModule, BoardProps } from "../boards/board";
import { loadBoard } from "../boards";
import { choiceOf, parse } from "../play/actions";
import * as api from "../server/api";
import type {
  EventFrame,
  GameInfo,
  Lesson,
  LessonAnswer,
  LessonProgress,
  LessonStep,
  LessonSummary,
  Outcome,
  Scene,
  SeatFrame,
  Standing,
  View,
} from "../server/types";
import { playTickSound } from "../shell/sound";
import { serverLanguage } from "../tables";
import { loadWords } from "../words/load";
import type { Words } from "../words/words";
import { keepProgress, progress } from "./progress";
import { lessonWords } from "./words";

/** Milliseconds that another's move is looked at, and that a move which was taken back is shown. */
const SCENE = 900;
const GHOST = 1600;
/** Milliseconds that an answer to something else stands in place of the text. */
const ANSWER = 6000;

/** What the coach says in place of a step's text. */
export interface Said {
  text: string;
  /** Why something is not possible, where that was to be found out. */
  why?: string;
  clause: string | null;
  mood: "wrong" | "right";
}

export class LessonRun {
  lesson = $state.raw<Lesson | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  words = $state.raw<Words | null>(null);
  fault = $state.raw<unknown>(null);
  /** The step that is shown; the number of steps when all are done. */
  at = $state(0);
  standing = $state.raw<Standing | null>(null);
  /** What was done in this step. */
  actions = $state.raw<number[]>([]);
  events = $state.raw<EventFrame[]>([]);
  said = $state.raw<Said | null>(null);
  /** Another's move that is being looked at, and those before it. */
  scene = $state.raw<Scene | null>(null);
  before = $state.raw<Scene[]>([]);
  /** All chapters of the game, and how far one is in them. */
  chapters = $state.raw<LessonSummary[]>([]);
  begun = $state.raw<LessonProgress[]>([]);
  /** What waits until the reader goes on. */
  #next = $state.raw<LessonAnswer | null>(null);
  looked = $state<number | null>(null);
  #seen = $state.raw<Outcome | null>(null);
  /** How often the reader asked to be shown what to do. */
  helped = $state(0);
  /** How often a step was done as it was asked for. */
  ticks = $state(0);
  /** Whether the step before was done at the first try, without help. */
  isFirstTry = $state(false);
  #hasStumbled = false;
  isBusy = $state(false);
  pace = $state(1);
  #timer = 0;
  #hurry: (() => void) | null = null;

  constructor(
    readonly name: string,
    readonly chapter: string,
    readonly isCalm: boolean,
  ) {}

  async open(): Promise<void> {
    const language = serverLanguage();
    const [game, board, begun] = await Promise.all([api.game(this.name), loadBoard(this.name), progress()]);
    this.game = game;
    this.board = board;
    this.begun = begun;
    await this.speak(language);
    const known = begun.find((one) => one.game === this.name && one.chapter === this.chapter);
    const steps = this.lesson?.steps.length ?? 0;
    await this.goTo(known && known.step < steps ? known.step : 0);
  }

  async speak(language: string): Promise<void> {
    if (!this.game) return;
    const spoken = language === "xx-pseudo" ? "en" : language;
    const [lesson, courses] = await Promise.all([api.lesson(this.name, this.chapter, spoken), api.courses(spoken)]);
    this.chapters = courses.filter((one) => one.game === this.name);
    this.words = await loadWords(language, this.game, lesson.printed, this.game.numbers, lessonWords);
    this.lesson = lesson;
  }

  get step(): LessonStep | null {
    return this.lesson?.steps[this.at] ?? null;
  }

  /** The number of the chapter; 0 where the game has only one. */
  get number(): number {
    return this.chapters.length > 1 ? this.chapters.findIndex((one) => one.chapter === this.chapter) + 1 : 0;
  }

  get isDone(): boolean {
    return this.lesson !== null && this.at >= this.lesson.steps.length;
  }

  /** Whether the coach waits for the reader to go on. */
  get isWaiting(): boolean {
    return this.#next !== null && this.scene === null;
  }

  get isWatching(): boolean {
    return this.scene !== null;
  }

  /** Whether the reader may act on the board. */
  get isOpen(): boolean {
    return !this.isBusy && !this.isWaiting && !this.isWatching && !this.isDone;
  }

  get view(): View {
    return this.scene?.view ?? this.standing?.view ?? null;
  }

  get seats(): SeatFrame[] {
    const names = this.lesson?.names ?? [];
    return names.map((name, i) => ({
      name: name || (this.words?.say("you") ?? ""),
      who: i ? "bot" : "person",
      present: true,
      stand_in: null,
      resigned: false,
      is_offered: false,
      kept_ms: null,
      clock: null,
      waits: null,
    }));
  }

  /** Begin a step anew. */
  async goTo(step: number): Promise<void> {
    this.#calm();
    this.#next = null;
    this.scene = null;
    await this.#ask(step, {});
  }

  async back(): Promise<void> {
    await this.goTo(this.actions.length || this.isWaiting ? this.at : Math.max(0, this.at - 1));
  }

  // What the reader does

  async choose(...numbers: number[]): Promise<void> {
    for (const n of numbers) {
      const step = this.at;
      if (!this.isOpen) return;
      const answer = await this.#ask(step, { actions: [...this.actions, n] });
      if (answer?.verdict === "wrong") this.#showGhost(n);
      if (answer?.verdict !== "on" && answer?.verdict !== "short") return;
      this.actions = [...this.actions, n];
    }
  }

  /** Something that does not glow was tried, in notation. */
  async tryOut(notation: string): Promise<void> {
    if (!this.game || !this.isOpen || this.step?.kind === "touch" || this.step?.kind === "tell") return;
    await this.choose(parse(this.game, notation));
  }

  async touch(thing: string): Promise<void> {
    if (this.isOpen) await this.#ask(this.at, { touched: thing });
  }

  async goOn(): Promise<void> {
    const next = this.#next;
    if (next) {
      this.#next = null;
      await this.#arrive(next);
    } else if (this.isOpen) await this.#ask(this.at, { go_on: true });
  }

  async undo(): Promise<void> {
    const fewer = this.actions.slice(0, -1);
    const before = fewer.at(-1);
    this.actions = fewer.slice(0, -1);
    if (before === undefined) await this.goTo(this.at);
    else await this.choose(before);
  }

  /** Show what to do: first where, then the move itself, then do it. */
  async showMe(): Promise<void> {
    const { step, game } = this;
    if (!step || !game || !this.isOpen) return;
    this.helped += 1;
    if (step.kind === "touch") return this.helped > 1 ? this.touch(step.touch[0] ?? "") : undefined;
    const isOnTheWay = this.actions.every((n, i) => choiceOf(game, n).text === step.way[i]);
    if (!isOnTheWay) await this.goTo(this.at);
    const n = this.#nextOnTheWay(step);
    if (n === null || (this.helped === 1 && step.hint.length)) return;
    if (this.helped > (step.hint.length ? 2 : 1)) await this.choose(n);
    else if (step.kind !== "try") this.look(n);
  }

  /** The next action of the straight way; where it may be any of several, the first. */
  #nextOnTheWay(step: LessonStep): number | null {
    const like = step.way[this.actions.length];
    if (like === undefined || !this.game) return null;
    return like.includes("*") ? (this.standing?.wanted?.[0] ?? null) : parse(this.game, like);
  }

  /** What Show me says of the move: its notation and its words. */
  get shown(): string {
    const { step, words, game } = this;
    if (!step || !words || !game || !this.helped || step.kind === "touch") return "";
    if (this.helped === 1 && step.hint.length) return "";
    const n = this.#nextOnTheWay(step);
    return n === null ? "" : `${choiceOf(game, n).text}: ${words.action(n)}`;
  }

  // What comes of it

  async #ask(step: number, deed: api.LessonDeed): Promise<LessonAnswer | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.#calm();
    try {
      const answer = await api.lessonStep(this.name, this.chapter, step, deed);
      this.isBusy = false;
      await this.#take(answer);
      return answer;
    } catch (problem) {
      this.fault = problem;
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  async #take(answer: LessonAnswer): Promise<void> {
    this.look(null);
    if (answer.verdict === "begun") return this.#stand(answer);
    if (answer.verdict === "wrong" || answer.verdict === "refused") return this.#refuse(answer);
    if (answer.verdict === "right") this.#tick();
    const text = (answer.says && this.step?.answers[answer.says]) || "";
    await this.#watch(answer.scenes);
    if (answer.verdict !== "right") {
      this.standing = answer.standing;
      this.scene = null;
      if (text) this.said = { text, clause: null, mood: "wrong" };
      this.#hasStumbled ||= !!text;
      return;
    }
    if (!text && !answer.clause) return this.#arrive(answer);
    const why = (answer.clause && this.words?.why(answer.clause)) || "";
    this.said = { text: text || (this.step?.text ?? ""), why, clause: answer.clause, mood: "right" };
    if (!this.scene && answer.scenes.length === 0) this.standing = { ...this.standing!, legal: [], wanted: [] };
    const last = answer.scenes.at(-1);
    if (last) this.standing = { ...answer.standing, view: last.view, legal: [], wanted: [] };
    this.scene = null;
    this.#next = answer;
  }

  /** Others' moves, one at a time; the reader's own needs no time. */
  async #watch(scenes: Scene[]): Promise<void> {
    for (const scene of scenes) {
      this.events = this.isCalm ? [] : scene.events;
      this.before = this.scene && this.scene.seat !== 0 ? [...this.before, this.scene] : [];
      this.scene = scene;
      if (scene.seat !== 0) await this.#pause(SCENE / this.pace);
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = window.setTimeout(done, milliseconds);
      this.#hurry = () => (window.clearTimeout(timer), done());
    });
  }

  /** On to the next of the others' moves. */
  hurry(): void {
    this.#hurry?.();
  }

  faster(): void {
    this.pace *= 2;
    this.hurry();
  }

  /** The step was done as it was asked for. */
  #tick(): void {
    this.ticks += 1;
    this.isFirstTry = !this.#hasStumbled && !this.helped;
    playTickSound();
  }

  async #arrive(answer: LessonAnswer): Promise<void> {
    this.#stand(answer);
    const done = this.isDone;
    const now = { game: this.name, chapter: this.chapter, step: done ? 0 : this.at, done };
    this.begun = [...this.begun.filter((one) => one.chapter !== this.chapter || one.game !== this.name), now];
    await keepProgress(now);
  }

  #stand(answer: LessonAnswer): void {
    this.said = null;
    this.scene = null;
    this.at = answer.step;
    this.actions = [];
    this.helped = 0;
    this.#hasStumbled = false;
    this.pace = 1;
    this.standing = answer.standing;
  }

  #refuse({ says, clause }: LessonAnswer): void {
    const { words, step } = this;
    if (!words || !step) return;
    this.#hasStumbled = true;
    const own = says ? step.answers[says] : undefined;
    const text = own ?? (clause ? words.why(clause) : words.say("lesson-elsewhere"));
    this.said = { text, clause, mood: "wrong" };
    this.#timer = window.setTimeout(() => (this.said = null), ANSWER);
  }

  /** A move that was not asked for is shown for a moment and taken back. */
  #showGhost(n: number): void {
    this.look(n);
    window.setTimeout(() => this.looked === n && this.look(null), GHOST);
  }

  #calm(): void {
    window.clearTimeout(this.#timer);
    this.said = null;
  }

  // What the board is given

  look(n: number | null): void {
    this.looked = n;
    this.#seen = null;
    if (n === null || !this.standing?.legal.includes(n)) return;
    const { at, actions } = this;
    void api
      .lessonPreview(this.name, this.chapter, at, n, actions)
      .then((found) => {
        if (this.looked === n && this.at === at) this.#seen = found[n] ?? null;
      })
      .catch(() => undefined);
  }

  #costs(n: number): EventFrame[] {
    if (n === this.looked && this.#seen) return this.#seen.events;
    return this.standing?.previews[n] ?? [];
  }

  get props(): BoardProps | null {
    const { game, words, standing, step, view } = this;
    if (!game || !words || !standing) return null;
    const canAct = this.isOpen && step !== null && step.kind !== "tell" && step.kind !== "touch";
    return {
      game,
      view,
      me: 0,
      seats: this.seats,
      words,
      legal: canAct ? standing.legal.map((n) => choiceOf(game, n)) : [],
      moves: [],
      events: this.events,
      preview:
        this.looked === null
          ? null
          : { choice: this.looked, events: this.#costs(this.looked), view: this.#seen?.view ?? null },
      costs: (n) => this.#costs(n),
      pointed: this.scene && this.scene.seat !== 0 ? this.scene.events : null,
      look: (n) => this.look(n),
      choose: (...n) => void this.choose(...n),
      refuse: (notation) => void this.tryOut(notation),
      tell: (sentence) => (this.said = { text: sentence, clause: null, mood: "wrong" }),
      only: standing.wanted,
      told: this.told,
    };
  }

  /** The things that are ringed. */
  get told(): string[] {
    const { step } = this;
    if (!step || this.isWatching) return [];
    return this.helped && step.hint.length ? [...step.show, ...step.hint] : step.show;
  }
}
