/** What on the chart is pointed at, chosen or refused: by finger, mouse and keys. */
import { untrack } from "svelte";
import { choiceOf, parse } from "../../play/actions";
import { lookThenChoose } from "../../play/touch";
import type { Choice } from "../../server/types";
import type { BoardProps } from "../board";
import { scale, under } from "./camera";
import { landing, type Node } from "./flight";
import type { Chart, Point, SlotName } from "./layout";
import { closest, directionOf, nearest, type Direction } from "./near";
import { choicesAt, notationAt, placesOf, stopsOf, type Place } from "./places";
import { farLegs, landingsTo, type Situation } from "./range";
import { targetsOf, type Targets } from "./targets";
import { modeNow, ui, type Mode } from "./mode.svelte";
import type { View } from "./view";
import type { ChartWindow } from "./chartWindow.svelte";

/** How far from a finger a target is still meant, in pixels. */
const FINGER = 22;
const SLOTS: SlotName[] = ["mine", "second", "factory"];
const SHEET_OF: Record<string, Mode> = {
  build_consumer_with: "build_consumer_with",
  build_factory: "build_factory",
  build_spaceyard: "build_spaceyard",
  buy: "buy",
  replace: "buy",
};

function isFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

export class ChartInput {
  /** What the pointer is over, or the focus on. */
  hovered = $state<string | null>(null);
  #wanted = $state<string | null>(null);
  #props: () => BoardProps;
  #chart: () => Chart;
  #window: ChartWindow;
  readonly mode = $derived.by(() => modeNow(this.#props().legal));
  readonly targets = $derived.by(() => this.#findTargets());
  readonly places = $derived.by(() => placesOf(this.#view, this.#chart(), this.targets));
  /** The place that Tab comes to. */
  readonly current = $derived.by(() => this.#findCurrent());
  /** What is looked at: the server's preview, or a dot for one more part under the pointer. */
  readonly looked = $derived.by(() => this.#findLooked());
  /** Landings of the flight pointed at, where it takes several markers. */
  readonly far = $derived.by(() => farLegs(this.#situation, this.hovered));

  constructor(props: () => BoardProps, chart: () => Chart, window: ChartWindow) {
    this.#props = props;
    this.#chart = chart;
    this.#window = window;
    $effect(() => this.#keepMode());
    // `F` and its card bring the focus to the nearest goal.
    $effect(() => {
      if (ui.mode === "fly") untrack(() => this.#goToFirst());
    });
  }

  get #view(): View {
    return this.#props().view as View;
  }

  get #situation(): Situation {
    return { view: this.#view, legal: this.#props().legal, mode: this.mode, targets: this.targets };
  }

  get #isLaying(): boolean {
    return this.mode === "highway" && this.#view.phase === "action";
  }

  #findTargets(): Targets {
    const { legal, me } = this.#props();
    const found = targetsOf(this.#view, legal, this.mode, me);
    if (this.#isLaying) this.#addOpenDots(found.dots);
    return found;
  }

  /** After a part was laid for nothing, where the next one may lie. */
  #addOpenDots(dots: Map<number, Choice>): void {
    const { game } = this.#props();
    for (const dot of this.#view.open_dots) dots.set(dot, choiceOf(game, parse(game, `part ${dot + 1}`)));
  }

  #keepMode(): void {
    const view = this.#view;
    if (ui.mode === "highway" && view.phase === "action" && !view.open_dots.length) ui.mode = null;
    if (ui.mode && !this.mode) ui.mode = null;
  }

  #findCurrent(): string | null {
    const { places } = this;
    const found =
      places.find((place) => place.key === this.#wanted) ?? places.find((place) => place.legal) ?? places[0];
    return found?.key ?? null;
  }

  #findLooked(): Choice | null {
    const { preview, legal } = this.#props();
    if (preview) return legal.find((choice) => choice.n === preview.choice) ?? null;
    const dot = this.hovered?.startsWith("dot ") ? this.targets.dots.get(Number(this.hovered.slice(4))) : undefined;
    return dot && this.#isLaying ? dot : null;
  }

  /** Markers to a planet that one does not reach; 0 if it is not on offer. */
  markersTo(n: number): number {
    return landingsTo(this.#situation, n).length;
  }

  /** The tiles of a planet that can be used. */
  usable(n: number, lit: Targets): ReadonlySet<SlotName> {
    return new Set(SLOTS.filter((slot) => lit.slots.has(`${n} ${slot}`)));
  }

  /** The tile of a planet that is looked at. */
  lookedSlot(n: number): SlotName | null {
    const key = this.hovered?.startsWith(`slot ${n} `) ? this.hovered.split(" ")[2] : null;
    if (key) return key as SlotName;
    const isLooked = (slot: SlotName) =>
      this.targets.slots.get(`${n} ${slot}`)?.some((choice) => choice.n === this.looked?.n) ?? false;
    return SLOTS.find(isLooked) ?? null;
  }

  /** Hover or focus. */
  look(key: string | null): void {
    this.hovered = key;
    const choices = key ? choicesAt(this.targets, key) : [];
    const only = choices.length === 1 ? choices[0] : undefined;
    const { look, legal } = this.#props();
    look(only && legal.some((choice) => choice.n === only.n) ? only.n : null);
  }

  /** A click or a tap; a finger that hits nothing means the nearest target. */
  tap(event: MouseEvent, key: string | null, pixel: () => Point): void {
    if (key && (choicesAt(this.targets, key).length || !isFinger(event))) return this.#act(key, event);
    const { camera, frame } = this.#window;
    const legal = this.places.filter((place) => place.legal);
    const near = isFinger(event) ? closest(under(camera, frame, pixel()), legal, FINGER / scale(camera, frame)) : null;
    if (near) this.#act(near.key, event);
    else if (key) this.#act(key, event);
    else this.look(null);
  }

  #act(key: string, event: Event): void {
    this.#wanted = key;
    const { refuse } = this.#props();
    const choices = choicesAt(this.targets, key);
    const first = choices[0];
    const landings = farLegs(this.#situation, key);
    if (first && choices.length > 1) ui.mode = SHEET_OF[first.kind] ?? null;
    else if (first) this.#touchOne(event, first);
    else if (landings.length) this.#flyFar(event, key, landings);
    else refuse(notationAt(this.#view, this.mode, key));
  }

  #touchOne(event: Event, choice: Choice): void {
    const { legal, look, preview } = this.#props();
    const choose = (...n: number[]) => this.#choose(...n);
    if (legal.some((known) => known.n === choice.n))
      lookThenChoose(event, choice.n, { look, choose, looked: preview?.choice });
    else choose(choice.n);
  }

  #flyFar(event: Event, key: string, landings: Node[]): void {
    if (isFinger(event) && this.hovered !== key) this.hovered = key;
    else this.#choose(...landings.map((node) => parse(this.#props().game, landing(node))));
  }

  /** A part laid on from the same list takes the highway choice before it. */
  #choose(...numbers: number[]): void {
    const { legal, choose } = this.#props();
    const highway = this.#isLaying ? legal.find((choice) => choice.kind === "highway") : undefined;
    const isPart = highway && !legal.some((choice) => choice.n === numbers[0]);
    if (ui.mode !== "highway") ui.mode = null;
    choose(...(isPart ? [highway.n, ...numbers] : numbers));
  }

  /** Keys while the focus is on the chart. */
  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOf(event.key);
    if (direction) this.#step(direction, event.shiftKey);
    else if (event.key === "Enter" && this.current) this.#act(this.current, event);
    else if (event.key === " " && this.current) this.look(this.current);
    else if (event.key === "Escape") this.#leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #step(direction: Direction, anywhere: boolean): void {
    const from = this.places.find((place) => place.key === this.current) ?? { x: 0, y: 0 };
    const next = nearest(from, anywhere ? this.places : stopsOf(this.places), direction);
    if (next) this.#goTo(next);
  }

  #leave(): void {
    ui.mode = null;
    this.look(null);
  }

  #goToFirst(): void {
    const legal = this.places.filter((place) => place.legal);
    const first = legal.find((place) => place.key.startsWith("planet")) ?? legal[0];
    if (first) this.#goTo(first);
  }

  #goTo(place: Place): void {
    this.#wanted = place.key;
    this.#window.show(place);
    requestAnimationFrame(() =>
      document.querySelector<SVGElement>(`.galaxy [data-key="${place.key}"][tabindex]`)?.focus(),
    );
  }
}
