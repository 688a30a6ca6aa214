/** What a board is given of the table page, and where its clicks go. */
import type { BoardProps } from "../boards/board";
import type { Choice } from "../server/types";
import type { TablePage } from "./tablePage.svelte";

/** `legal` apart, so that it stays the same list while only the choice looked at changes. */
export function boardProps(page: TablePage, legal: Choice[], canMove: boolean): BoardProps | null {
  const { game, frame, view, words, draft } = page;
  if (!game || !frame || !view || !words) return null;
  return {
    game,
    view,
    me: page.seat,
    seats: frame.seats.map((seat, i) => ({ ...seat, name: page.names[i] ?? seat.name })),
    words,
    legal,
    moves: page.movesShown,
    events: page.isNow && canMove ? page.events : [],
    preview: page.preview,
    costs: (n) => (page.reviewer.isOpen ? page.reviewer.costs(n) : draft.costs(n)),
    pointed: page.reviewer.pointed ?? page.pointed,
    look: (n) => draft.look(n),
    choose: (...n) => {
      page.refusals.clear();
      page.events = [];
      void draft.choose(...n);
    },
    refuse: (notation) => void page.refusals.explain(notation),
    tell: (sentence) => page.refusals.show(sentence),
  };
}
