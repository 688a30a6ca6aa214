/** A galaxy being drawn: its planets and routes, what is selected, and the way back. What may be said against it is the
 * server's to say. */
import * as api from "../../../server/api";
import type { BoardAnswer, BoardRepairInfo, DrawnBoard } from "../../../server/types";

export type Tool = "move" | "planet" | "route" | "start" | "remove";

const GRID = 10;
const MOST = 485;
const MOST_UNDONE = 100;
/** While something is dragged the server is asked this often, in milliseconds. */
const PAUSE = 200;
const NAMES =
  "Canvasback Teal Smew Scaup Eider Gadwall Mallard Pintail Wigeon Pochard Shoveler Goldeneye Garganey Harlequin Merganser Muscovy Mandarin Shelduck Bufflehead Redhead Scoter Ruddy Torrent Steamer Whistler".split(
    " ",
  );

export class Galaxy {
  board = $state.raw<DrawnBoard | null>(null);
  judged = $state.raw<BoardAnswer | null>(null);
  /** The board that was judged. */
  #looked = $state.raw<DrawnBoard | null>(null);
  tool = $state<Tool>("move");
  /** The key of the planet, or of the route, that is selected. */
  planet = $state<string | null>(null);
  route = $state<string | null>(null);
  #before = $state.raw<DrawnBoard[]>([]);
  /** The board that the server is asked about; null while it is asked nothing. */
  #asked: DrawnBoard | null = null;

  constructor(
    readonly game: string,
    /** Told what went wrong, and null when all is well again. */
    readonly failed: (problem: unknown) => void,
  ) {}

  /** Begin with a board of the game, or of a seed. */
  async begin(named: string): Promise<void> {
    const answer = await api.labBoard({ game: this.game, named });
    if (this.board) this.#before = [...this.#before, this.board];
    this.board = answer.board;
    this.judged = answer;
    this.#looked = answer.board;
    this.planet = this.route = null;
    this.failed(null);
  }

  /** Take over a board from a file's values. */
  take(board: DrawnBoard): void {
    this.#change(board);
    this.planet = this.route = null;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.board = before;
    if (this.planet && !before.planets[this.planet]) this.planet = null;
    if (this.route && !before.routes[this.route]) this.route = null;
    void this.#judge();
  }

  #change(board: DrawnBoard, isSame = false): void {
    if (this.board && !isSame) this.#before = [...this.#before.slice(1 - MOST_UNDONE), this.board];
    this.board = board;
    void this.#judge();
  }

  /** Ask the server about the board as it stands, one question at a time, until it has answered the last one. */
  async #judge(): Promise<void> {
    if (this.#asked) return;
    while (this.board && this.board !== this.#asked) {
      this.#asked = this.board;
      try {
        this.judged = await api.labBoard({ game: this.game, board: this.#asked });
        this.#looked = this.#asked;
        this.failed(null);
      } catch (problem) {
        this.failed(problem);
      }
      await new Promise((resolve) => window.setTimeout(resolve, PAUSE));
    }
    this.#asked = null;
  }

  /** Whether what the server said is about the board as it stands. */
  get isJudged(): boolean {
    return this.#looked !== null && this.#looked === this.board;
  }

  /** Do what the server proposed: a part gets other values, or is gone. */
  mend(repair: BoardRepairInfo): void {
    const { board } = this;
    const [kind = "", key = ""] = repair.key.split(".");
    if (!board) return;
    if (repair.kind === "remove") {
      if (kind === "planets") this.removePlanet(key);
      else this.removeRoute(key);
    } else if (repair.planet) this.#change({ ...board, planets: { ...board.planets, [key]: repair.planet } });
    else if (repair.route) this.#change({ ...board, routes: { ...board.routes, [key]: repair.route } });
  }

  ends(route: string): [string, string] {
    const [a = "", b = ""] = route.split("-");
    return [a, b];
  }

  addPlanet(x: number, y: number): void {
    const { board } = this;
    if (!board) return;
    const used = new Set(Object.values(board.planets).map((planet) => planet.name));
    const name = NAMES.find((one) => !used.has(one)) ?? `P${Object.keys(board.planets).length + 1}`;
    let n = 1;
    while (board.planets[`P${n}`]) n += 1;
    const added = { name, x: snap(x, false), y: snap(y, false), start: false };
    this.#change({ ...board, planets: { ...board.planets, [`P${n}`]: added } });
    this.planet = `P${n}`;
    this.route = null;
  }

  /** Move a planet; with `isSame` it is one move with the one before. */
  move(key: string, x: number, y: number, isFree: boolean, isSame: boolean): void {
    const { board } = this;
    const planet = board?.planets[key];
    if (!board || !planet) return;
    const moved = { ...planet, x: snap(x, isFree), y: snap(y, isFree) };
    this.#change({ ...board, planets: { ...board.planets, [key]: moved } }, isSame);
  }

  toggleStart(key: string): void {
    const { board } = this;
    const planet = board?.planets[key];
    if (!board || !planet) return;
    this.#change({ ...board, planets: { ...board.planets, [key]: { ...planet, start: !planet.start } } });
  }

  /** Join two planets, or select the route that joins them. */
  join(a: string, b: string): void {
    const { board } = this;
    if (!board || a === b) return;
    const known = [`${a}-${b}`, `${b}-${a}`].find((key) => board.routes[key]);
    if (!known) this.#change({ ...board, routes: { ...board.routes, [`${a}-${b}`]: { dots: 2, bow: 0 } } });
    this.route = known ?? `${a}-${b}`;
    this.planet = null;
  }

  setRoute(key: string, change: { dots?: number; bow?: number }, isSame = false): void {
    const { board } = this;
    const route = board?.routes[key];
    if (!board || !route) return;
    this.#change({ ...board, routes: { ...board.routes, [key]: { ...route, ...change } } }, isSame);
  }

  removePlanet(key: string): void {
    const { board } = this;
    if (!board) return;
    const { [key]: _, ...planets } = board.planets;
    const routes = Object.fromEntries(
      Object.entries(board.routes).filter(([route]) => !this.ends(route).includes(key)),
    );
    this.#change({ ...board, planets, routes });
    this.planet = this.route = null;
  }

  removeRoute(key: string): void {
    const { board } = this;
    if (!board) return;
    const { [key]: _, ...routes } = board.routes;
    this.#change({ ...board, routes });
    this.route = null;
  }

  rename(name: string): void {
    if (this.board && name) this.#change({ ...this.board, name });
  }
}

function snap(n: number, isFree: boolean): number {
  const near = isFree ? Math.round(n) : Math.round(n / GRID) * GRID;
  return Math.max(-MOST, Math.min(MOST, near));
}
