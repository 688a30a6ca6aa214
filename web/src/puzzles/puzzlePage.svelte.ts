/** A puzzle being solved: the board, the steps tried, and whether they solve it. Nothing is ever done, only tried. */
import { loadBoard } from "../boards";
import type { BoardModule, BoardProps } from "../boards/board";
import { choiceOf } from "../play/actions";
import { Draft } from "../play/draft.svelte";
import type { Refusal } from "../play/refusals.svelte";
import * as api from "../server/api";
import { Fault } from "../server/api";
import type { Choice, EventFrame, GameInfo, Preview, PuzzleInfo, SeatFrame, Tried, View } from "../server/types";
import { faultText } from "../words/faultText";
import { loadWords } from "../words/load";
import type { Words } from "../words/words";
import { remember } from "./solved";
import { puzzleText } from "./words";

/** Games that were asked for: many puzzles are of one. */
const games = new Map<string, Promise<GameInfo>>();

function gameOf(name: string): Promise<GameInfo> {
  const found = games.get(name) ?? api.game(name);
  games.set(name, found);
  found.catch(() => games.delete(name));
  return found;
}

export class PuzzlePage {
  info = $state.raw<PuzzleInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  words = $state.raw<Words | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The steps that solved it. */
  solved = $state(false);
  events = $state.raw<EventFrame[]>([]);
  readonly draft: Draft;

  constructor(readonly name: string) {
    this.draft = new Draft(
      {
        tryOut: (actions) => this.#try(actions),
        step: async (actions) => ({ tried: await this.#try(actions), done: null, warning: null }),
        act: () => Promise.reject(new Fault("illegal", "A puzzle is only tried.")),
        preview: async (choice, after) => (await api.puzzlePreviews(name, [choice], after))[choice] ?? null,
        newKey: api.newKey,
      },
      {
        fault: (fault) => this.#fault(fault),
        broken: ({ clause }) => this.#refuse(clause),
      },
    );
  }

  async open(language: string): Promise<void> {
    const info = await api.puzzle(this.name);
    const [game, board] = await Promise.all([gameOf(info.puzzle.game), loadBoard(info.puzzle.game)]);
    this.words = await loadWords(language, game, info.printed, info.numbers, puzzleText);
    this.game = game;
    this.board = board;
    this.info = info;
    await this.draft.rebase(1, true, true);
  }

  async speak(language: string): Promise<void> {
    const { game, info } = this;
    if (game && info) this.words = await loadWords(language, game, info.printed, info.numbers, puzzleText);
  }

  async #try(actions: number[]): Promise<Tried> {
    if (actions.length === 0 && this.info) return this.info.start;
    const { tried, solved } = await api.tryPuzzle(this.name, actions);
    this.events = tried.events;
    if (solved) {
      this.solved = true;
      remember(this.name);
    }
    return tried;
  }

  #show(sentence: string, clause: string | null = null): void {
    this.refusal = { sentence, clause, at: Date.now() };
  }

  #refuse(clause: string | null): void {
    if (this.words) this.#show(clause ? this.words.why(clause) : this.words.say("puzzle-turn-over"), clause);
  }

  #fault(fault: Fault): void {
    if (this.words)
      this.#show(fault.clause ? this.words.why(fault.clause) : faultText(fault, this.words), fault.clause);
  }

  async explain(notation: string): Promise<void> {
    if (this.isStopped) return this.#refuse(null);
    try {
      const { clause } = await api.puzzleWhy(this.name, notation, this.draft.actions);
      if (clause) this.#refuse(clause);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.#fault(fault);
    }
  }

  /** Whether the turn is over, or chance would come next. */
  get isStopped(): boolean {
    return !!this.draft.tried?.stops;
  }

  get view(): View {
    return this.draft.tried?.view ?? this.info?.start.view ?? null;
  }

  get legal(): Choice[] {
    const { game, info } = this;
    if (!game || !info || this.solved) return [];
    return (this.draft.tried ?? info.start).legal.map((n) => choiceOf(game, n));
  }

  get seats(): SeatFrame[] {
    const mine = this.info?.seat ?? 0;
    const bot = (i: number): string => this.words?.say("bot-name", { n: i < mine ? i + 1 : i }) ?? "";
    return Array.from({ length: this.info?.seats ?? 0 }, (_, i) => ({
      name: i === mine ? (this.words?.say("puzzle-you") ?? "") : bot(i),
      who: "person",
      present: true,
      stand_in: null,
      resigned: false,
      is_offered: false,
      kept_ms: null,
      clock: null,
      waits: null,
    }));
  }

  get preview(): Preview | null {
    const { looked, seen } = this.draft;
    return looked === null ? null : { choice: looked, events: this.draft.costs(looked), view: seen?.view ?? null };
  }

  async choose(...steps: number[]): Promise<void> {
    this.refusal = null;
    await this.draft.choose(...steps);
  }

  async undo(): Promise<void> {
    this.solved = false;
    await this.draft.undo();
  }

  async restart(): Promise<void> {
    this.solved = false;
    await this.draft.restart();
  }

  /** Show the first step of the answer, or all of them, from the start. */
  async show(isWhole: boolean): Promise<void> {
    const { actions } = await api.puzzleAnswer(this.name);
    await this.restart();
    for (const action of isWhole ? actions : actions.slice(0, 1)) await this.choose(action);
  }

  /** What the board is given. */
  props(legal: Choice[], canMove: boolean): BoardProps | null {
    const { game, info, words, view } = this;
    if (!game || !info || !words || !view) return null;
    return {
      game,
      view,
      me: info.seat,
      seats: this.seats,
      words,
      legal,
      moves: [],
      events: canMove ? this.events : [],
      preview: this.preview,
      costs: (n) => this.draft.costs(n),
      pointed: null,
      look: (n) => this.draft.look(n),
      choose: (...n) => void this.choose(...n),
      refuse: (notation) => void this.explain(notation),
      tell: (sentence) => this.#show(sentence),
    };
  }
}
