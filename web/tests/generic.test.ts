/** A game without a board: its view as fields of seats, facts and parts, with names where the game has words for them. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describe } from "../src/generic/describe";
import { labelOf, modelOf } from "../src/generic/model";
import type { GameInfo, SeatFrame } from "../src/server/types";
import { Words } from "../src/words/words";

const GAME = `
card-jack = Jack
card-king = King
move-bet = bet
move-pass = pass
field-to-win = To win
`;
const shell = ["../src/text/en.ftl", "../../src/drakes/text/en.ftl"].map((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, "utf-8"),
);
const meta = { actions: [], domains: { card: ["jack", "queen", "king"], move: ["pass", "bet"], place: ["1", "2"] } };
const words = new Words("en", [...shell, GAME], meta as unknown as GameInfo);
const seats = [{ name: "Ann" }, { name: "" }] as SeatFrame[];
const view = {
  seat: 0,
  to_move: 1,
  seats: [
    { card: "king", chips: 1 },
    { card: null, chips: 1 },
  ],
  pot: 2,
  history: ["pass", "bet"],
  dealer: 1,
};
const model = modelOf(view, words, seats);
const word = (text: string, isPiece = false) => ({ kind: "word", text, isPiece });
const cell = (field: string, value: unknown) => modelOf({ [field]: value, other: 0 }, words, seats);

it("gives each seat its fields, by its name", () => {
  expect(model.seats.map(({ name }) => name)).toEqual(["Ann", "Player 2"]);
  expect(model.seats[0]?.fields).toEqual([
    { label: "Card", cell: word("King", true) },
    { label: "Chips", cell: word("1") },
  ]);
  expect(model.seats[1]?.fields[0]?.cell).toEqual(word("–", true));
});

it("leaves out what the page says elsewhere, and tells the rest in short", () => {
  expect(model.parts).toEqual([]);
  expect(model.facts.map(({ label }) => label)).toEqual(["Pot", "History", "Dealer"]);
  expect(model.facts[1]?.cell).toEqual({
    kind: "chips",
    chips: [
      { text: "pass", count: null },
      { text: "bet", count: null },
    ],
  });
  expect(model.facts[2]?.cell).toEqual(word("Player 2"));
});

it("calls fields as the game does, else by their names", () => {
  expect(labelOf("to_win", words)).toBe("To win");
  expect(labelOf("free_parts", words)).toBe("Free parts");
});

it("counts what is counted, and names numbers of a domain of words", () => {
  expect(cell("cards", { king: 2, jack: 1 }).facts[0]?.cell).toEqual({
    kind: "chips",
    chips: [
      { text: "King", count: 2 },
      { text: "Jack", count: 1 },
    ],
  });
  expect(cell("card", 2).facts[0]?.cell).toEqual(word("King"));
  expect(cell("place", 1).facts[0]?.cell).toEqual(word("1"));
  expect(cell("open", true).facts[0]?.cell).toEqual(word("yes"));
});

it("makes tables of records, and keeps what is nested", () => {
  const [boats] = cell("boats", [{ kind: "end", at: { x: 1 } }, { kind: "centre" }, { goods: [] }]).parts;
  expect(boats?.cell).toEqual({
    kind: "table",
    columns: ["Kind", "At", "Goods"],
    rows: [
      [word("end"), { kind: "fields", fields: [{ label: "X", cell: word("1") }] }, word("–")],
      [word("centre"), word("–"), word("–")],
      [word("–"), word("–"), word("–")],
    ],
  });
  expect(cell("grid", [[1, 2], [3]]).parts[0]?.cell.kind).toBe("list");
  expect(modelOf(7, words, seats).facts).toEqual([{ label: "View", cell: word("7") }]);
});

it("tells all of it in words", () => {
  expect(describe(view, words, seats)).toEqual([
    { title: "On the table", lines: ["Pot: 2.", "History: pass, bet.", "Dealer: Player 2."] },
    { title: "Ann", lines: ["Card: King.", "Chips: 1."] },
    { title: "Player 2", lines: ["Card: –.", "Chips: 1."] },
  ]);
  expect(describe({ boats: [{ kind: "end", n: 1 }, { n: 2 }, { n: 3 }] }, words, seats)[0]).toEqual({
    title: "Boats",
    lines: ["Kind end, N 1.", "Kind –, N 2.", "Kind –, N 3."],
  });
});
