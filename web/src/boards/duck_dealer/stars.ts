/** A few fixed stars, spread over the chart. */

export interface Star {
  /** From -1 to 1. */
  x: number;
  y: number;
  r: number;
}

const STEP = 2.399963;

/** Spread like the seeds of a sunflower, each a little out of place; the same on every screen. */
export const STARS: readonly Star[] = Array.from({ length: 64 }, (_, i) => {
  const far = Math.sqrt((i + 0.5) / 64) * 1.35;
  const turn = i * STEP + Math.sin(i * 7.3) * 0.5;
  return { x: far * Math.cos(turn), y: far * Math.sin(turn), r: 1.1 + ((i * 37) % 10) / 8 };
});
