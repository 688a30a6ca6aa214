/** Pieces are found by their names alone, wherever they lie. */
import { basename } from "node:path";
import { expect, it } from "vitest";

const files = Object.keys(import.meta.glob(["../src/pieces/*.svg", "../src/boards/*/pieces/*.svg"]));

it("no two pieces have the same name", () => {
  expect(files).not.toEqual([]);
  const names = files.map((file) => basename(file));
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
});
