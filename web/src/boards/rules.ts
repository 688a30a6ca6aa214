/** The pictures of games' rules: each game draws its own, fetched only where rules are read. */
import type { Component } from "svelte";
import { Words } from "../words/words";

/** A picture, by the clauses it shows; what it says is `picture-<name>` of the texts beside it. */
export interface Picture {
  name: string;
  /** It stands below the first of them, unless another is pointed at. */
  clauses: string[];
  width: number;
  height: number;
  Drawing: Component;
}

/** A picture with what it says in the reader's language. */
export interface Captioned extends Picture {
  caption: string;
}

const galleries = import.meta.glob<Picture[]>("./*/rules/index.ts", { import: "pictures" });
const texts = import.meta.glob<string>("./*/rules/*.ftl", { query: "?raw", import: "default" });

/** The pictures of a game's rules, with the numbers of a box; none for a game that has none. */
export async function loadPictures(game: string, words: Words, numbers: Record<string, number>): Promise<Captioned[]> {
  const gallery = galleries[`./${game}/rules/index.ts`];
  const text = texts[`./${game}/rules/${words.language}.ftl`];
  if (!gallery || !text) return [];
  const [pictures, said] = await Promise.all([gallery(), text()]);
  const captions = new Words(words.language, [said], null, words.pseudo);
  return pictures.map((picture) => ({ ...picture, caption: captions.say(`picture-${picture.name}`, numbers) }));
}

/** The pictures below a clause: each stands at the one pointed at if it shows that, else at its first that is there. */
export function picturesAt<P extends Picture>(
  pictures: P[],
  clause: string,
  shown: Set<string>,
  pointed: string | null,
): P[] {
  return pictures.filter(({ clauses }) => {
    const there = clauses.filter((one) => shown.has(one));
    return clause === (there.find((one) => one === pointed) ?? there[0]);
  });
}
