import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { picturesAt, type Picture } from "../src/boards/rules";
import { clauseOf, groups, isRuling, parts, speaksOf } from "../src/shell/rulebook";
import type { Clause } from "../src/server/types";

const here = `${import.meta.dirname}/../`;
const LANGUAGES = ["en", "fr", "it", "de"];
const GAMES = readdirSync(`${here}src/boards`).filter((name) => existsSync(`${here}src/boards/${name}/rules`));

const galleries = import.meta.glob<Picture[]>("../src/boards/*/rules/index.ts", { import: "pictures", eager: true });

function gallery(game: string): Picture[] {
  return galleries[`../src/boards/${game}/rules/index.ts`] ?? [];
}

function clausesOf(game: string, language: string): Set<string> {
  const book = readFileSync(`${here}../src/drakes/games/${game}/people/clauses/${language}.md`, "utf-8");
  return new Set([...book.matchAll(/^(?:- |\| )([A-Z]+-(?:\d+\.\d+|[A-Z]\d+)) /gm)].map((found) => found[1] as string));
}

describe.each(GAMES)("the pictures of the rules of %s", (game) => {
  it("have each a name of its own", () => {
    const names = gallery(game).map((picture) => picture.name);
    expect(names).not.toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("show clauses that exist", () => {
    const known = clausesOf(game, "en");
    for (const picture of gallery(game)) {
      expect(picture.clauses, picture.name).not.toEqual([]);
      for (const clause of picture.clauses) expect(known, picture.name).toContain(clause);
    }
  });

  it("say what they show in four languages, and nothing else is said there", () => {
    const wanted = gallery(game)
      .map((picture) => `picture-${picture.name}`)
      .sort();
    for (const language of LANGUAGES) {
      const text = readFileSync(`${here}src/boards/${game}/rules/${language}.ftl`, "utf-8");
      expect(new FluentResource(text).body.map((message) => message.id).sort(), language).toEqual(wanted);
    }
  });

  it("have nothing drawn in words", () => {
    const folder = `${here}src/boards/${game}/rules/`;
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".svelte"))) {
      const drawn = readFileSync(folder + file, "utf-8").replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
      for (const [, text] of drawn.matchAll(/<(?:text|tspan)[^>]*>([^<{]*)/g)) {
        expect(text, file).not.toMatch(/\p{L}{2}/u);
      }
    }
  });
});

describe("the words of a clause", () => {
  const text = "Take one. The rest is lost, see AB-1.2. Then go on.";
  const clause = (ours: string[]): Clause => ({ id: "AB-1.1", chapter: "1", text, sure: "", ours });

  it("are a ruling if all of them are ours", () => {
    expect(isRuling(clause([text]))).toBe(true);
    expect(isRuling(clause(["The rest is lost, see AB-1.2."]))).toBe(false);
    expect(isRuling(clause([]))).toBe(false);
  });

  it("are cut at what is ours and at the ids of clauses, and nothing gets lost", () => {
    const found = parts(text, ["The rest is lost, see AB-1.2."]);
    expect(found.map((part) => part.text).join("")).toBe(text);
    expect(found.filter((part) => part.ours).map((part) => part.text)).toEqual([
      "The rest is lost, see ",
      "AB-1.2",
      ".",
    ]);
    expect(found.filter((part) => part.kind === "clause").map((part) => part.text)).toEqual(["AB-1.2"]);
    expect(parts(text).some((part) => part.ours)).toBe(false);
  });
});

describe("readings", () => {
  it("stand under their headings", () => {
    const told = ["a", "a", "b"].map((heading, n) => ({ heading, text: String(n) }));
    expect(groups(told)).toEqual([
      { heading: "a", texts: ["0", "1"] },
      { heading: "b", texts: ["2"] },
    ]);
  });
});

describe("a refusal", () => {
  it("names a clause or a part of one, which is where the rules open", () => {
    expect(clauseOf("DM-6.3 (g)")).toBe("DM-6.3");
    expect(clauseOf("DM-R4")).toBe("DM-R4");
  });
});

describe("a picture", () => {
  const one = { name: "one", clauses: ["A-1", "A-2"] } as Picture;

  it("stands below the first of its clauses that is shown", () => {
    expect(picturesAt([one], "A-1", new Set(["A-1", "A-2"]), null)).toEqual([one]);
    expect(picturesAt([one], "A-2", new Set(["A-1", "A-2"]), null)).toEqual([]);
    expect(picturesAt([one], "A-2", new Set(["A-2"]), null)).toEqual([one]);
  });

  it("comes to any other clause of it that a refusal points at", () => {
    expect(picturesAt([one], "A-2", new Set(["A-1", "A-2"]), "A-2")).toEqual([one]);
    expect(picturesAt([one], "A-1", new Set(["A-1", "A-2"]), "A-2")).toEqual([]);
    expect(picturesAt([one], "A-1", new Set(["A-1"]), "A-2")).toEqual([one]);
    expect(picturesAt([one], "A-3", new Set(["A-1", "A-2", "A-3"]), "A-3")).toEqual([]);
  });
});

describe("the search of the rules", () => {
  const text = "Deux d’un coup\u00a0: touche ensemble deux voisins";
  const clause = { id: "SD-5.7", chapter: "5", text, sure: "", ours: [] };

  it("finds an id and words, typed with plain spaces and apostrophes", () => {
    for (const wanted of ["", "sd-5", "deux D'un coup : touche", "d’un coup\u00a0:"])
      expect(speaksOf(clause, wanted), wanted).toBe(true);
  });

  it("finds nothing else", () => {
    expect(speaksOf(clause, "trois d'un coup")).toBe(false);
  });
});
