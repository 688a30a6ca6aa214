/** Things that answer: which one was touched, and whose sheet is open. Nothing here ever sends a move. */
import { tick } from "svelte";
import type { BoardProps } from "../boards/board";
import type { TablePage } from "../play/tablePage.svelte";
import * as api from "../server/api";
import { Fault } from "../server/api";
import type { Sheet } from "../server/types";
import { thingAt, thingOf } from "./pointing";

/** Milliseconds after which a press is a long one, and the pixels it may stray meanwhile. */
const LONG = 500;
const STRAY = 10;

/** Whether something is a button that only answers, and that Enter does not click by itself. */
function isDrawnButton(target: EventTarget | null): boolean {
  return target instanceof SVGElement && target.matches("[data-asks]");
}

export class Things {
  /** The thing asked about. */
  asked = $state<string | null>(null);
  /** What it answered; the last answer stays until the next has come. */
  sheet = $state.raw<Sheet | null>(null);
  /** The thing under the last press, which may have been a move. */
  touched = $state<string | null>(null);
  #from: HTMLElement | SVGElement | null = null;
  #press: { timer: number; x: number; y: number } | null = null;
  #isLong = false;
  #asking = 0;

  constructor(readonly page: TablePage) {}

  /** Ask a thing; the focus comes back to where it was when its sheet is closed. */
  ask(thing: string): void {
    if (this.asked === null) this.#from = document.activeElement as HTMLElement | null;
    this.asked = thing;
    this.touched = null;
    void this.renew();
  }

  /** Ask again, because the table has changed. */
  async renew(): Promise<void> {
    const { page, asked } = this;
    if (asked === null) return;
    const now = ++this.#asking;
    const { draft, history } = page;
    const place = { version: history.at, after: history.at === null ? draft.actions : [], early: draft.isPlan };
    try {
      const sheet = await api.thing(page.id, page.seat, asked, place);
      if (now === this.#asking) this.sheet = sheet;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (now === this.#asking) this.close();
    }
  }

  close(): void {
    this.asked = null;
    this.sheet = null;
    this.#asking++;
    const from = this.#from;
    this.#from = null;
    // What stood in the place of the sheet can only have the focus once it is there again.
    void tick().then(() => from?.focus());
  }

  /** What a board is given: off turn a thing that cannot be played answers instead of refusing. */
  answering(props: BoardProps | null): BoardProps | null {
    if (!props) return null;
    const told = (otherwise: () => void): void => {
      if (props.legal.length || !this.touched) otherwise();
      else this.ask(this.touched);
    };
    const { sheet } = this;
    return {
      ...props,
      refuse: (notation) => told(() => props.refuse(notation)),
      dim: this.asked && sheet ? { bright: sheet.bright, ringed: sheet.ringed, numbers: sheet.numbers } : null,
    };
  }

  /** Listens on the table: presses of things that only answer, long presses and the other button on all, Shift+Enter, Esc. */
  readonly listen = (table: HTMLElement): (() => void) => {
    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerdown", (event: PointerEvent) => this.#down(event, table), true],
      ["pointermove", (event: PointerEvent) => this.#move(event), true],
      ["pointerup", () => this.#up(), true],
      ["pointercancel", () => this.#up(), true],
      ["contextmenu", (event: PointerEvent) => this.#menu(event, table), true],
      ["click", (event: MouseEvent) => this.#swallow(event), true],
      ["click", (event: MouseEvent) => this.#click(event), false],
      ["keydown", (event: KeyboardEvent) => this.#key(event), true],
    ];
    for (const [name, listener, early] of listeners) table.addEventListener(name, listener as EventListener, early);
    return () => {
      for (const [name, listener, early] of listeners)
        table.removeEventListener(name, listener as EventListener, early);
    };
  };

  #down(event: PointerEvent, table: HTMLElement): void {
    this.#up();
    this.#isLong = false;
    const thing = thingAt(event, table);
    this.touched = thing;
    if (!thing || event.button !== 0) return;
    const timer = window.setTimeout(() => this.#hold(thing), LONG);
    this.#press = { timer, x: event.clientX, y: event.clientY };
  }

  #hold(thing: string): void {
    this.#isLong = true;
    this.ask(thing);
  }

  /** The other button of a mouse asks at once, and so does a finger where the browser is quicker than we are. */
  #menu(event: PointerEvent, table: HTMLElement): void {
    const thing = thingAt(event, table);
    if (!thing && !this.#isLong) return;
    event.preventDefault();
    if (!thing || this.#isLong) return;
    this.#up();
    this.#isLong = event.pointerType === "touch";
    this.ask(thing);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY) this.#up();
  }

  #up(): void {
    if (this.#press) window.clearTimeout(this.#press.timer);
    this.#press = null;
  }

  /** What ends a long press is no press of its own; a key's click is. */
  #swallow(event: MouseEvent): void {
    if (!this.#isLong || event.detail === 0) return;
    this.#isLong = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #click(event: MouseEvent): void {
    const thing = (event.target as Element).closest<HTMLElement>("[data-asks]")?.dataset["thing"];
    if (thing) this.ask(thing);
  }

  #key(event: KeyboardEvent): void {
    const isEscape = event.key === "Escape" && this.asked !== null && !document.querySelector("dialog[open]");
    const isAsking = event.key === "Enter" && (event.shiftKey || isDrawnButton(event.target));
    const thing = isAsking ? thingOf(event.target) : null;
    if (isEscape) this.close();
    else if (thing) this.ask(thing);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
