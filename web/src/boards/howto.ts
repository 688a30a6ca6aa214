/** The pictures of How to play: each game draws its own from small positions, fetched only where they are read. */
import type { Component } from "svelte";

export interface HowToPicture {
  name: string;
  /** The part of the drawing that is seen, as a viewBox. */
  window: string;
  /** What stays in sight where the frame has another shape; the middle if nothing is said, all of it for `whole`. */
  keep?: "left" | "whole";
  Drawing: Component;
}

const galleries = import.meta.glob<HowToPicture[]>("./*/howto/index.ts", { import: "pictures" });

/** The pictures of a game, by name; none for a game that draws none. */
export async function loadHowToPictures(game: string): Promise<Map<string, HowToPicture>> {
  const pictures = (await galleries[`./${game}/howto/index.ts`]?.()) ?? [];
  return new Map(pictures.map((picture) => [picture.name, picture]));
}
