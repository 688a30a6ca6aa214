/** Hands and keys on the harbour: the boat held, dragged or turned, what is looked at, and what is refused. */
import { untrack } from "svelte";
import { lookThenChoose } from "../../play/touch";
import type { EventFrame } from "../../server/types";
import { glowing, nameInLesson, type BoardProps } from "../board";
import { grab, type Grip, pull } from "./drag";
import { poseOf, readSquare, type Spot, squaresOf } from "./geometry";
import { harbour } from "./selection.svelte";
import { type BoatMove, heirMoves, meantWalk, movable, movesOf, nearest, slideOn } from "./targets";
import { SQUARE, type Boat, type View, type Way } from "./view";

export type Side = "left" | "right";

const WAY_KEYS: Record<string, Way> = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What cannot be done shakes its head. */
function nudge(piece: Element | null | undefined): void {
  if (isCalm()) return;
  const shift = (x: number) => ({ translate: `${x}px 0` });
  piece?.animate([shift(0), shift(4), shift(-4), shift(0)], 160);
}

export class HarbourInput {
  stage = $state<SVGSVGElement>();
  /** A turn that was tried and is not possible. */
  balked = $state.raw<{ boat: number; side: Side } | null>(null);
  /** What one's own last step brings: while it is a draft, nobody else tells of it. */
  own = $state.raw<EventFrame[]>([]);
  #grip = $state.raw<Grip | null>(null);
  #hasDragged = false;
  /** Where the boat being dragged would be let go. */
  #drop: number | null = null;
  #props: () => BoardProps;
  readonly isPlacing = $derived.by(() => this.#view.phase === "place" && this.#props().legal.length > 0);
  readonly canMove = $derived.by(() => movable(this.#props().legal));
  /** The boats that glow. */
  readonly litBoats = $derived.by(() => movable(glowing(this.#props().legal, this.#props().only)));
  readonly held = $derived.by(() => this.#view.boats.find((boat) => boat.boat === harbour.held) ?? null);
  readonly moves = $derived.by(() => (this.held ? movesOf(this.#view, this.#props().legal, this.held.boat) : []));
  readonly walks = $derived.by(() => heirMoves(this.#view, this.#props().legal));
  readonly looked = $derived.by(() => this.#props().preview?.choice ?? null);
  readonly lookedMove = $derived.by(() => this.#findLookedMove());
  readonly dragged = $derived.by(() => (this.#grip && this.#hasDragged ? this.#grip : null));

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect.pre(() => {
      void props().view;
      untrack(() => this.#renew());
    });
    $effect(() => {
      const keepStill = (event: TouchEvent) => this.#keepStill(event);
      this.stage?.addEventListener("touchmove", keepStill, { passive: false });
      return () => this.stage?.removeEventListener("touchmove", keepStill);
    });
  }

  /** A finger on a boat drags the boat, not the page; `touch-action` would not do, as parts of a drawing have none. */
  #keepStill(event: TouchEvent): void {
    if (this.#grip && this.canMove.has(this.#grip.boat) && event.cancelable) event.preventDefault();
  }

  get #view(): View {
    return this.#props().view as View;
  }

  #renew(): void {
    this.balked = null;
    if (harbour.held !== null && !this.canMove.has(harbour.held)) harbour.held = null;
  }

  #findLookedMove(): BoatMove | null {
    const { legal } = this.#props();
    const choice = legal.find((one) => one.n === this.looked);
    if (choice?.args.boat === undefined) return null;
    const moves = movesOf(this.#view, legal, Number(choice.args.boat) - 1);
    return moves.find((move) => move.aim.n === this.looked) ?? null;
  }

  #pieceOf(boat: number): Element | null | undefined {
    return this.stage?.querySelector(`[data-boat="${boat}"]`);
  }

  look(n: number | null): void {
    this.balked = null;
    this.#props().look(n);
  }

  /** A click or a tap on a target. */
  press(event: Event, n: number): void {
    if (this.#hasDragged) return;
    const touch = { look: (m: number | null) => this.look(m), choose: (...all: number[]) => this.#letGo(...all) };
    lookThenChoose(event, n, { ...touch, looked: this.looked });
  }

  #letGo(...n: number[]): void {
    const { costs, choose } = this.#props();
    harbour.held = null;
    this.own = n.length === 1 && !isCalm() ? [...costs(n[0] as number)] : [];
    choose(...n);
  }

  /** Walk several steps in one go. */
  walkTo(steps: number[], path: Spot[]): void {
    const { me, choose } = this.#props();
    const landing = (spot: Spot) => ({ kind: "stepped", arguments: { seat: me ?? 0, ...spot } });
    this.own = isCalm() ? [] : path.slice(1).map(landing);
    choose(...steps);
  }

  /** The name of a boat; in a lesson it says so when the boat is to be moved. */
  named(boat: Boat, label: string): string {
    const props = this.#props();
    const asked = glowing(props.legal, props.only).filter((one) => Number(one.args.boat) === boat.boat + 1);
    return nameInLesson(label, props, ...asked.map(({ n }) => n));
  }

  /** Take a boat into the hand, or put it back. */
  pick(boat: number): void {
    if (this.#hasDragged || this.isPlacing) return;
    if (this.canMove.has(boat)) {
      harbour.hold(boat);
      this.look(null);
    } else {
      nudge(this.#pieceOf(boat));
      this.#props().refuse(
        `slide ${boat + 1} ${this.#view.boats.find((one) => one.boat === boat)?.heading ?? "east"} 1`,
      );
    }
  }

  /** Enter and Space on a boat. */
  pickByKey(event: KeyboardEvent, boat: Boat): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (this.held === boat && this.looked !== null) return;
    event.preventDefault();
    event.stopPropagation();
    this.pick(boat.boat);
  }

  /** A turn that is not possible was looked at or touched. */
  balk(side: Side, isTouched: boolean): void {
    if (!this.held) return;
    this.balked = { boat: this.held.boat, side };
    if (!isTouched) return;
    nudge(this.#pieceOf(this.held.boat));
    this.#props().refuse(`turn ${this.held.boat + 1} ${side}`);
  }

  /** Where on the board a pointer is, in squares, not rounded. */
  spotAt(event: MouseEvent): Spot {
    const drawn = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.stage?.getScreenCTM()?.inverse());
    return { column: drawn.x / SQUARE, row: drawn.y / SQUARE };
  }

  down(event: PointerEvent): void {
    this.#hasDragged = false;
    if (event.button !== 0 || this.isPlacing) return;
    const spot = this.spotAt(event);
    const isThere = (square: Spot) => square.column === Math.floor(spot.column) && square.row === Math.floor(spot.row);
    const boat = this.#view.boats.find((one) => squaresOf(poseOf(one)).some(isThere));
    this.#drop = null;
    if (boat && this.#props().legal.length) this.#grip = grab(boat, spot);
  }

  move(event: PointerEvent): void {
    if (!this.#grip) return;
    const moves = movesOf(this.#view, this.#props().legal, this.#grip.boat);
    const pulled = pull(this.#grip, moves, this.spotAt(event), this.#view.size);
    if (!pulled) return;
    if (!this.#hasDragged) {
      this.#hasDragged = true;
      harbour.held = this.#grip.boat;
      this.stage?.setPointerCapture(event.pointerId);
    }
    this.#grip = pulled.grip;
    this.#drop = pulled.move?.aim.n ?? null;
    if (this.#drop !== this.looked) this.look(this.#drop);
    if (pulled.balk) this.balked = { boat: pulled.grip.boat, side: pulled.balk };
  }

  up(): void {
    const pulled = this.#grip;
    this.#grip = null;
    if (!pulled || !this.#hasDragged) return;
    if (this.#drop !== null) this.#letGo(this.#drop);
    else if (pulled.meant) {
      nudge(this.#pieceOf(pulled.boat));
      this.#props().refuse(pulled.meant);
    }
    setTimeout(() => (this.#hasDragged = false));
  }

  cancel(): void {
    this.#grip = null;
    this.#hasDragged = false;
    this.look(null);
  }

  /** A click on open water: it puts the boat back, or says why the heir cannot go there. */
  touchSea(event: MouseEvent): void {
    if (this.#hasDragged) return;
    if (this.held) return harbour.hold(null);
    const { me, legal, refuse } = this.#props();
    const spot = this.spotAt(event);
    const heir = me === null ? null : this.#view.seats[me];
    const to = { column: Math.floor(spot.column), row: Math.floor(spot.row) };
    const notation = heir ? meantWalk(readSquare(heir.heir), to) : null;
    if (notation && !legal.some((choice) => choice.text === notation)) refuse(notation);
  }

  /** Keys while the focus is on the harbour; with Shift, arrows go to anything, which is the shell's matter. */
  key(event: KeyboardEvent): void {
    const way = event.shiftKey ? undefined : WAY_KEYS[event.key];
    if (event.key === "Escape" && this.#grip) this.cancel();
    else if (event.key === "Escape" && (this.looked !== null || this.held)) this.#escape();
    else if (this.held && (event.key === "<" || event.key === ">")) this.#turn(event.key === "<" ? "left" : "right");
    else if (this.held && event.key === "Enter" && this.looked !== null && document.activeElement?.closest(".boat"))
      this.#letGo(this.looked);
    else if (way) this.#go(way);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #escape(): void {
    if (this.looked !== null) this.look(null);
    else harbour.held = null;
  }

  #turn(side: Side): void {
    const move = this.moves.find((one) => one.kind === "turn" && one.aim.args.side === side);
    if (move) this.look(move.aim.n);
    else this.balk(side, true);
  }

  /** The boat held slides on; else the focus goes to the nearest square the heir reaches. */
  #go(way: Way): void {
    if (!this.held) {
      const next = nearest(this.walks, this.#focusSpot(), way);
      if (next) this.stage?.querySelector<SVGElement>(`[data-n="${next.aim.n}"]`)?.focus();
      return;
    }
    const next = slideOn(this.moves, this.lookedMove, way);
    if (next !== undefined) this.look(next?.aim.n ?? null);
    else this.#props().refuse(`slide ${this.held.boat + 1} ${way} 1`);
  }

  #focusSpot(): Spot {
    const walk = this.walks.find((one) => one.aim.n === this.looked);
    return walk ? walk.to : readSquare(this.#view.seats[this.#props().me ?? 0]?.heir ?? "a1");
  }
}
