/** Fingers, mouse and wheel on the chart: what is a drag, a pinch, a tap, a hover. */
import type { Point } from "./layout";

export interface Gestures {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, pixel: Point) => void;
  /** A tap on the thing with this key, or on nothing; where, is measured only when asked for. */
  tap: (event: PointerEvent | MouseEvent, key: string | null, pixel: () => Point) => void;
  hover: (key: string | null) => void;
  focus: (key: string | null) => void;
  press: (event: KeyboardEvent) => void;
}

const DRAG = 6;

function keyOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-key]")?.getAttribute("data-key") ?? null) : null;
}

/** A Svelte action: listens on the chart and tells what was meant. */
export function gestures(node: SVGSVGElement, given: Gestures): { update: (g: Gestures) => void; destroy: () => void } {
  let on = given;
  /** Where each finger is in the window: distances need no place on the page, which takes long to measure. */
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let hovered: string | null = null;

  const place = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
  const pixel = ({ x, y }: Point): Point => {
    const box = node.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!fingers.size) travelled = 0;
    fingers.set(event.pointerId, place(event));
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return hoverOver(event);
    const now = place(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    travelled += Math.hypot(dx, dy);
    if (other) pinch(before, now, other);
    else if (travelled > DRAG) {
      node.setPointerCapture(event.pointerId);
      on.pan(dx, dy);
    }
    fingers.set(event.pointerId, now);
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0) on.zoom(is / was, pixel({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    travelled = DRAG + 1;
  }

  function hoverOver(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const key = keyOf(event.target);
    if (key === hovered) return;
    hovered = key;
    on.hover(key);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType !== "touch" && hovered !== null) {
      hovered = null;
      on.hover(null);
    }
  }

  function click(event: MouseEvent): void {
    if (travelled > DRAG) return;
    on.tap(event, keyOf(event.target), () => pixel(place(event)));
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    on.zoom(Math.exp(-event.deltaY * 0.0016), pixel(place(event)));
  }

  function focused(event: FocusEvent): void {
    if (event.target instanceof SVGElement && event.target.matches(":focus-visible")) on.focus(keyOf(event.target));
  }

  const listeners: [string, (event: never) => void, boolean?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", leave],
    ["click", click],
    ["keydown", (event: KeyboardEvent) => on.press(event)],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  node.addEventListener("wheel", wheel, { passive: false });
  // On the parent: a browser takes an SVG that listens for focus to be a control itself.
  const stage = node.parentElement;
  stage?.addEventListener("focusin", focused);
  return {
    update: (next) => (on = next),
    destroy: () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("wheel", wheel);
      stage?.removeEventListener("focusin", focused);
    },
  };
}
