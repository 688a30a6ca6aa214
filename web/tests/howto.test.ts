import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findTaught, howPath, passages, placesByClause } from "../src/howto/taught";
import type { HowToPlay } from "../src/server/types";
import { clausePath } from "../src/shell/rulebook";

const passage = (text: string, ...clauses: string[]) => ({ text, clauses });
const PAGE: HowToPlay = {
  story: "A row of ducks.",
  picture: null,
  goal: passage("Be the last.", "SD-4.1"),
  sections: [
    {
      id: "turn",
      title: "A turn",
      passages: [passage("Play one.", "SD-3.1")],
      steps: [{ id: "aim", title: "Aim", picture: null, passage: passage("It hangs over a **place**.", "SD-5.1") }],
      facts: [{ piece: "sd-take-aim", name: "Take Aim", number: "10", passage: passage("Hang one.", "SD-5.1") }],
      mistakes: [passage("It stays.", "SD-5.1"), passage("Don’t pass.", "SD-5.1", "SD-3.1")],
    },
  ],
};

describe("what How to play says", () => {
  const all = passages(PAGE, "The goal");

  it("is told in the order of the page, each passage with its place", () => {
    expect(all.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      "goal: The goal",
      "turn: A turn",
      "aim: Aim",
      "turn: Take Aim",
      "turn: A turn",
      "turn: A turn",
    ]);
    expect(passages({ ...PAGE, sections: [] }, "The goal")).toEqual([]);
  });

  it("is found by its words, titles and clauses, in plain letters", () => {
    expect(findTaught(all, "don't PASS").map(({ text }) => text)).toEqual(["Don’t pass."]);
    expect(findTaught(all, "take aim").length).toBe(1);
    expect(findTaught(all, "SD-4.1").length).toBe(1);
  });

  it("is named once at each clause for every place that rests on it", () => {
    const places = placesByClause(all);
    expect(places.get("SD-5.1")?.map(({ title }) => title)).toEqual(["Aim", "Take Aim", "A turn"]);
    expect(places.get("SD-3.1")?.length).toBe(1);
    expect(places.has("SD-9.9")).toBe(false);
  });
});

describe("the addresses of what is read about a game", () => {
  it("lead clauses about the box to the edition, and keep the table", () => {
    expect(clausePath("duck_dealer", "DD-5.5")).toBe("/rules/duck_dealer#clause-DD-5.5");
    expect(clausePath("duck_dealer", "DD-B16", "abc")).toBe("/edition/duck_dealer?table=abc#clause-DD-B16");
    expect(howPath("duck_dealer", "abc", "end")).toBe("/how/duck_dealer?table=abc#end");
    expect(howPath("duck_dealer")).toBe("/how/duck_dealer");
  });
});

describe("the words of the page", () => {
  const messages = (language: string): string[] => {
    const text = readFileSync(`${import.meta.dirname}/../src/howto/text/${language}.ftl`, "utf-8");
    return [...text.matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id ?? "");
  };

  it.each(["fr", "it", "de"])("are all there in %s", (language) => {
    expect(messages(language)).toEqual(messages("en"));
  });
});
