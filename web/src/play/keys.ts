/** Keys: shortcuts never act while somebody types, and arrows go to the nearest thing in their direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key belongs to what has the focus: a field, a list, or an open sheet. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const isField = !!target?.closest?.("input, textarea, select, [contenteditable]");
  return isField || event.ctrlKey || event.metaKey || event.altKey || !!document.querySelector("dialog[open]");
}

/** The name of a key for a board: `Shift+3` for a digit with Shift, wherever digits do not need it anyway. */
export function keyName(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const isDigit = event.shiftKey && /^Digit\d$/.test(event.code) && !/^\d$/.test(event.key);
  return isDigit ? `Shift+${event.code.slice(5)}` : event.key;
}

interface Spot {
  x: number;
  y: number;
}

/** The place of the nearest spot in a direction: how far it lies aside counts double. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [i, cost];
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Move the focus on the board; true if it went anywhere. */
export function moveFocus(key: string, board: Element): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const things = [...board.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]')].filter(
    (thing) => thing.getClientRects().length > 0,
  );
  const focused = document.activeElement;
  const from = focused && board.contains(focused) ? middle(focused) : middle(board);
  const others = things.filter((thing) => thing !== focused);
  const found = others[nearest(from, others.map(middle), direction)];
  found?.focus();
  return found !== undefined;
}
