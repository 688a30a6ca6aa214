/** The browser says what Python says, in every language; and the shell's own words are complete. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import type { EventFrame, GameInfo } from "../src/server/types";
import { disguise } from "../src/words/pseudo";
import { Words, type Numbers, type Printed } from "../src/words/words";

const here = new URL("../", import.meta.url).pathname;
const LANGUAGES = ["en", "fr", "it", "de"];
const NAMES = ["Ines", "Noor", "Tomás", "Wren", "Mia", "Jonas"];

interface Said {
  meta: GameInfo;
  words: Record<string, string[]>;
  printed: Printed;
  numbers: Numbers;
  events: EventFrame[];
  said: Record<string, Sentences>;
}
interface Sentences {
  actions: string[];
  events: string[];
  why: Record<string, string>;
  variants: Record<string, string>;
  options: Record<string, string[]>;
}

const files = readdirSync(`${here}fixtures`).filter((name) => name.endsWith(".sentences.json"));

function read(path: string): string {
  return readFileSync(`${here}${path}`, "utf-8");
}

function ids(text: string): string[] {
  return [...new FluentResource(text).body].map((message) => message.id);
}

describe("sentences", () => {
  it("are there to compare: python web/fixtures/make.py writes them", () => {
    expect(files.length).toBeGreaterThanOrEqual(3);
  });

  for (const file of files) {
    const fixture = JSON.parse(read(`fixtures/${file}`)) as Said;
    for (const language of LANGUAGES) {
      const { words: texts, meta, printed, numbers } = fixture;
      const words = new Words(language, texts[language]!, meta, false, printed, numbers);
      const said = fixture.said[language]!;
      it(`of ${fixture.meta.name} in ${language} are those of Python`, () => {
        expect(said.actions.map((_, n) => words.action(n))).toEqual(said.actions);
        expect(fixture.events.map((event) => words.event(event, NAMES, 0))).toEqual(said.events);
        for (const [clause, sentence] of Object.entries(said.why))
          expect(`${words.why(clause)} (${clause})`).toBe(sentence);
        for (const [name, sentence] of Object.entries(said.variants)) expect(words.variant(name)).toBe(sentence);
        for (const option of fixture.meta.options) {
          const firstSupported = [
            words.option(option.name),
            ...option.values.map((value) => words.optionValue(option.name, value)),
          ];
          expect(firstSupported).toEqual(said.options[option.name]);
        }
      });
    }
  }
});

const CARDS = readdirSync(`${here}src/boards`).filter((name) => existsSync(`${here}src/boards/${name}/card/en.ftl`));

describe("the shell's words", () => {
  const english = ids(read("src/text/en.ftl"));

  it("are the same messages in every language", () => {
    for (const language of LANGUAGES) {
      expect(ids(read(`src/text/${language}.ftl`)), language).toEqual(english);
      for (const game of CARDS) {
        const own = ids(read(`src/boards/${game}/card/${language}.ftl`));
        expect(own, `${game} ${language}`).toEqual(ids(read(`src/boards/${game}/card/en.ftl`)));
      }
    }
  });

  it("are translated: no sentence of three words or more is the English one", () => {
    for (const language of LANGUAGES.slice(1)) {
      const other = new Map([...new FluentResource(read(`src/text/${language}.ftl`)).body].map((m) => [m.id, m.value]));
      for (const message of new FluentResource(read("src/text/en.ftl")).body) {
        if (typeof message.value === "string" && message.value.split(" ").length > 2) {
          expect(other.get(message.id), `${language}: ${message.id}`).not.toBe(message.value);
        }
      }
    }
  });

  it("clash with no message of a game, its board or the shared text", () => {
    for (const file of files) {
      const fixture = JSON.parse(read(`fixtures/${file}`)) as Said;
      const board = `src/boards/${fixture.meta.name}/text/en.ftl`;
      const texts = [...fixture.words["en"]!, ...(existsSync(here + board) ? [read(board)] : [])];
      const others = new Set(texts.flatMap(ids));
      expect(
        english.filter((id) => others.has(id)),
        fixture.meta.name,
      ).toEqual([]);
    }
  });

  it("hold every message the shell asks for", () => {
    const folder = `${here}src/shell/`;
    const known = new Set([...english, ...ids(readFileSync(`${here}../src/drakes/text/en.ftl`, "utf-8"))]);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(folder + name, "utf-8");
      for (const found of source.matchAll(/\.say\("([a-z][a-zA-Z-]*)"/g)) {
        expect(known, `${name}: ${found[1]}`).toContain(found[1]);
      }
    }
  });
});

describe("the pseudo-language", () => {
  it("is longer by a third and shows where text begins and ends", () => {
    const text = "Pick a game. You are at the table.";
    const shown = disguise(text);
    expect(shown.length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.35));
    expect(shown).toMatch(/^⟦.*⟧$/);
    expect(shown).not.toContain("game");
  });

  it("is put on once", () => {
    expect(disguise(disguise("Rules"))).toBe(disguise("Rules"));
  });
});
