/** Actions in three forms, and the bar's way through them. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choiceOf, fitting, NoAction, numberOf, parse, sizeOf } from "../src/play/actions";
import { beginning, endOfTurn, offers, within } from "../src/play/choiceGroups";
import type { Frame, GameInfo } from "../src/server/types";
import { Words } from "../src/words/words";

const folder = new URL("../fixtures/", import.meta.url).pathname;
const names = readdirSync(folder).filter((name) => name.endsWith("-standard.json"));

interface Fixture {
  meta: GameInfo;
  words: Record<string, string[]>;
  frames: Frame[];
}
const fixtures = names.map((name) => JSON.parse(readFileSync(folder + name, "utf-8")) as Fixture);

describe("actions", () => {
  for (const { meta } of fixtures) {
    it(`of ${meta.name} turn from number to structure and text and back`, () => {
      const total = meta.actions.reduce((size, kind) => size + sizeOf(kind), 0);
      for (let n = 0; n < total; n += 1) {
        const choice = choiceOf(meta, n);
        expect(numberOf(meta, choice.kind, choice.args)).toBe(n);
        expect(parse(meta, choice.text)).toBe(n);
      }
      expect(() => choiceOf(meta, total)).toThrow(NoAction);
    });
  }

  it("of unknown kinds, arguments or too few words are refused", () => {
    const meta = fixtures[0]!.meta;
    expect(() => parse(meta, "no_such_thing")).toThrow(NoAction);
    expect(() => parse(meta, `${meta.actions[0]!.kind} nonsense nonsense nonsense nonsense`)).toThrow(NoAction);
    expect(() => parse(meta, "")).toThrow(NoAction);
  });

  it("may be cut short as long as they are clear", () => {
    const choice = (n: number, text: string) => ({ n, kind: text.split(" ")[0]!, args: {}, text });
    const choices = [choice(0, "shoot a 1"), choice(1, "shoot a 12"), choice(2, "shuffle b")];
    expect(fitting(choices, "sho a 1").map(({ n }) => n)).toEqual([0]);
    expect(fitting(choices, "sh").map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(fitting(choices, "shu").map(({ n }) => n)).toEqual([2]);
    expect(fitting(choices, "x")).toEqual([]);
  });
});

describe("the bar", () => {
  for (const { meta, words: texts, frames } of fixtures) {
    it(`leads to every legal choice of ${meta.name}, and to nothing else`, () => {
      const words = new Words("en", texts["en"]!, meta);
      for (const frame of frames.filter((one) => one.legal.length)) {
        const legal = frame.legal.map((n) => choiceOf(meta, n));
        const reached: number[] = [];
        const walk = (path: string[]): void => {
          for (const option of offers(legal, path, words)) {
            if (option.n !== null) reached.push(option.n);
            else {
              expect(option.path.length).toBeGreaterThan(path.length);
              expect(within(legal, option.path).length).toBe(option.count);
              walk(option.path);
            }
          }
        };
        walk([]);
        expect(reached.sort((a, b) => a - b)).toEqual([...frame.legal].sort((a, b) => a - b));
      }
    });
  }

  it("names a group by what its sentences begin with", () => {
    expect(beginning(["Shoot at place 1", "Shoot at place 2"])).toBe("Shoot at place");
    expect(beginning(["Fly", "Stay"])).toBe("");
  });

  it("knows the choice that ends a turn", () => {
    const choice = (kind: string, args = {}) => ({ n: 1, kind, args, text: kind });
    expect(endOfTurn([choice("fly"), choice("end_turn")])?.kind).toBe("end_turn");
    expect(endOfTurn([choice("endow"), choice("end", { seat: "1" })])).toBeNull();
  });
});
