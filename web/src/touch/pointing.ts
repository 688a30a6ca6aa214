/** Which thing is meant: by `data-thing` on it, or `data-about` on a control that lies over it. */

/** What tells of itself elsewhere, or is no more than a place on the page. */
const SILENT = ["bar", "log", "square"];

function isTold(thing: string | null | undefined): thing is string {
  return !!thing && !SILENT.includes(thing.split(":")[0] ?? "");
}

/** The thing that an element is, lies on or belongs to. */
export function thingOf(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-about], [data-thing]") : null;
  const thing = found?.dataset["about"] ?? found?.dataset["thing"];
  return isTold(thing) ? thing : null;
}

/** The smallest thing under a pointer; on a board also one that lies below its controls. */
export function thingAt(event: PointerEvent, table: HTMLElement): string | null {
  const target = event.target instanceof Element ? event.target : null;
  const board = target?.closest(".board");
  if (!board || target?.closest("dialog, .thing-sheet") || !table.contains(board)) return thingOf(target);
  let best: string | null = null;
  let least = Infinity;
  for (const element of board.querySelectorAll<HTMLElement>("[data-thing]")) {
    const { thing } = element.dataset;
    if (!isTold(thing) || thing === "track") continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isUnder = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    const area = (right - left) * (bottom - top);
    if (isUnder && area > 0 && area < least) [best, least] = [thing, area];
  }
  return best ?? thingOf(target);
}
