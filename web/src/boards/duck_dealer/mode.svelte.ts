/** What the player is about to do before the server hears of it: the board, the cards and the sheets share it. */

/** A mode narrows the board to one kind of target, or opens a sheet. */
export type Mode =
  | "fly"
  | "highway"
  | "pathway"
  | "trade"
  | "build_consumer_with"
  | "build_factory"
  | "build_spaceyard"
  | "buy"
  | "claim";

export const ui = $state<{ mode: Mode | null }>({ mode: null });

/** Go into a mode, or leave it when it is on already. */
export function toggle(mode: Mode | null): void {
  ui.mode = ui.mode === mode ? null : mode;
}

/** Which kinds of choice keep a mode open; without any of them it closes. */
export const KINDS_OF: Record<Mode, readonly string[]> = {
  fly: ["fly", "stop"],
  highway: ["highway", "part"],
  pathway: ["entrance"],
  trade: ["give", "ask", "send"],
  build_consumer_with: ["build_consumer_with"],
  build_factory: ["build_factory"],
  build_spaceyard: ["build_spaceyard"],
  buy: ["buy", "replace"],
  claim: ["claim"],
};

/** The mode that is still possible. */
export function modeNow(legal: readonly { kind: string }[]): Mode | null {
  const mode = ui.mode;
  return mode && legal.some((choice) => KINDS_OF[mode].includes(choice.kind)) ? mode : null;
}
