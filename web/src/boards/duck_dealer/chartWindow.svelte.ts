/** The window on the chart: its room on the page, its camera, and how both follow what is looked at. */
import { untrack } from "svelte";
import { opening, panned, showing, viewBox, WHOLE, zoomed, type Camera, type Frame } from "./camera";
import type { Point } from "./layout";

export interface Seen {
  /** Half the side of the chart. */
  reach: number;
  /** Where my ship is. */
  ship: Point | null;
  /** Whether a choice is being looked at. */
  isLooked: boolean;
}

/** How near the edge my ship and what keys go to may come. */
const SHIP_ROOM = 110;
const GOAL_ROOM = 80;

export class ChartWindow {
  /** The room there is, as the page gives it. */
  wide = $state(0);
  high = $state(0);
  camera = $state<Camera>(WHOLE);
  /** The room that is used. */
  width = $state(0);
  height = $state(0);
  #seen: () => Seen;
  /** What the window was opened for: the galaxy, or the ship once there is one. */
  #opened: "galaxy" | "ship" | null = null;
  readonly frame = $derived.by((): Frame => ({ reach: this.#seen().reach, width: this.width, height: this.height }));
  readonly box = $derived.by(() => viewBox(this.camera, this.frame));

  constructor(seen: () => Seen) {
    this.#seen = seen;
    $effect.pre(() => this.#fit(this.wide, this.high, seen().isLooked));
    $effect(() => this.#open());
    const place = $derived(seen().ship ? `${seen().ship?.x} ${seen().ship?.y}` : "");
    $effect(() => {
      if (place) untrack(() => this.#follow());
    });
  }

  /** While a choice is looked at, the chart keeps its place, whatever room the words about it take. */
  #fit(wide: number, high: number, isLooked: boolean): void {
    if (isLooked && untrack(() => this.width === wide && this.height >= high)) return;
    [this.width, this.height] = [wide, high];
  }

  /** Where the window is small, it opens on the ship; before there is one, on all planets it may start from. */
  #open(): void {
    const { ship } = this.#seen();
    const wanted = ship ? "ship" : "galaxy";
    if (!this.width || !this.height || this.#opened === "ship" || this.#opened === wanted) return;
    this.#opened = wanted;
    this.camera = opening(this.frame, ship);
  }

  /** The camera follows the ship when it flies out of sight. */
  #follow(): void {
    const { ship } = this.#seen();
    if (this.#opened && ship && this.camera.zoom > 1) this.camera = showing(this.camera, this.frame, ship, SHIP_ROOM);
  }

  show(spot: Point): void {
    this.camera = showing(this.camera, this.frame, spot, GOAL_ROOM);
  }

  pan(dx: number, dy: number): void {
    this.camera = panned(this.camera, this.frame, dx, dy);
  }

  zoom(factor: number, pixel?: Point): void {
    this.camera = zoomed(this.camera, this.frame, factor, pixel);
  }

  whole(): void {
    this.camera = WHOLE;
  }

  /** `+`, `-` and `0` look closer, farther, and at everything. */
  key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement | null;
    const isTyped = target?.matches("input, textarea, select, [contenteditable]");
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.35);
    else if (event.key === "-") this.zoom(1 / 1.35);
    else if (event.key === "0") this.whole();
  }
}
