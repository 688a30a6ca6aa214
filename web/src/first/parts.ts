/** What a game's own folder adds to the guide: pictures of what can be done, and help before the first turn. */
import type { Component } from "svelte";
import type { BoardProps } from "../boards/board";
import type { TablePage } from "../play/tablePage.svelte";
import type { Possible } from "../server/types";
import type { Words } from "../words/words";

/** What boards/<game>/first/pictures.ts exports. */
export interface Pictures {
  /** The drawing of something that can be done; "" for none. */
  pictureOf(possible: Possible): string;
  /** The drawing of what it takes; "" where it is said as a number. */
  payment(key: string): string;
}

export interface FirstProps {
  page: TablePage;
  words: Words;
  props: BoardProps;
}

const pictures = import.meta.glob<Pictures>("../boards/*/first/pictures.ts");
const firsts = import.meta.glob<{ default: Component<FirstProps> }>("../boards/*/first/First.svelte");

export async function loadPictures(game: string): Promise<Pictures> {
  const load = pictures[`../boards/${game}/first/pictures.ts`];
  return load ? await load() : { pictureOf: () => "", payment: () => "" };
}

/** What a game shows before the first turn; null for most. */
export async function loadFirst(game: string): Promise<Component<FirstProps> | null> {
  return (await firsts[`../boards/${game}/first/First.svelte`]?.())?.default ?? null;
}
