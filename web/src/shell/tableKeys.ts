/** The keys of a table: the bar's numbers, the board's own keys, the shell's letters, and arrows over the board. */
import type { BoardProps } from "../boards/board";
import { isTyping, keyName, moveFocus } from "../play/keys";
import type { TablePage } from "../play/tablePage.svelte";
import { settings } from "../settings.svelte";
import type { SheetName } from "./sheetNames";

/** What the keys reach. */
export interface KeyTargets {
  page: TablePage;
  props: BoardProps | null;
  /** Where the board is drawn. */
  board: HTMLElement | null;
  bar: { key(pressed: string): boolean; isAdvising(): boolean } | null;
  history: { step(by: number): void; film(): void } | null;
  open: (sheet: SheetName) => void;
}

export function pressKey(event: KeyboardEvent, targets: KeyTargets): void {
  const { page, bar, board } = targets;
  if (isTyping(event) || event.defaultPrevented || page.handOver.to !== null) return;
  const isLetter = /^[a-z]$/i.test(event.key);
  if (isLetter && (!settings.letters || event.shiftKey)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isListed = settings.list || page.board?.listsChoices || (bar?.isAdvising() ?? false);
  const done =
    (isListed && (bar?.key(key) ?? false)) ||
    boardKey(event, targets) ||
    (bar?.key(key) ?? false) ||
    shellKey(key, targets) ||
    (board !== null && moveFocus(event.key, board));
  if (done) event.preventDefault();
}

function boardKey(event: KeyboardEvent, { page, props, board }: KeyTargets): boolean {
  const pressed = keyName(event);
  const found = page.board?.keys?.find(({ key }) => key === pressed.toLowerCase() || key === pressed);
  if (!found || !props || !page.isMine || !page.isNow) return false;
  if (found.key.startsWith("Arrow") && (event.shiftKey || board?.contains(document.activeElement))) return false;
  found.run(props);
  return true;
}

const SHEETS: Record<string, SheetName> = { "/": "notation", "?": "help", c: "chat", t: "text", g: "rules" };

function shellKey(key: string, { page, history, open }: KeyTargets): boolean {
  const sheet = SHEETS[key];
  if (sheet) open(sheet);
  else if (key === "[") history?.step(-1);
  else if (key === "]") history?.step(1);
  else if (key === "Escape" && page.reviewer.isOpen) page.reviewer.close();
  else if (key === "Escape" && !page.isNow) page.history.stop();
  else if (key === "s") history?.film();
  else if (key === "l") document.getElementById("log")?.focus();
  else return false;
  return true;
}
