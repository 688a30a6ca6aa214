/** Says in the window's title and by a sound that it is the reader's turn, and by a sound that the game is over. */
import type { TablePage } from "../play/tablePage.svelte";
import { playEndSound, playTurnSound } from "./sound";

/** To be called while a component is made; `over` is run when the game is over, also if it was when the page opened. */
export function signalTurns(page: TablePage, over: () => void): void {
  let wasMine = false;
  let status = "";
  $effect(() => {
    const title = page.words ? page.words.gameName() : "Drakes";
    document.title = page.words && page.isMine ? `● ${page.words.say("title-your-turn")} – ${title}` : title;
    if (page.isMine && !wasMine && page.moves.length > 1) playTurnSound();
    wasMine = page.isMine;
    const now = page.frame?.status ?? "";
    if (now === "over" && status !== "over") {
      over();
      if (status) playEndSound();
    }
    status = now;
  });
}
