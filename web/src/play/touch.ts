/** ChartInput: with a mouse a click does it; with a finger the first touch selects and the second one does it. */

export interface Touch {
  look: (n: number | null) => void;
  choose: (...n: number[]) => void;
  /** The number of the choice being looked at. */
  looked: number | null | undefined;
}

/** What a click or tap on a legal target does. Pass the pointer event: keyboards and mice do it at once. */
export function lookThenChoose(event: Event, n: number, touch: Touch): void {
  const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
  if (isTouch && touch.looked !== n) touch.look(n);
  else touch.choose(n);
}

/** Enter does, Space previews: for the keydown of a target that is not a real button. */
export function chooseByKey(event: KeyboardEvent, n: number, touch: Touch): void {
  if (event.key === "Enter") touch.choose(n);
  else if (event.key === " ") touch.look(n);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
