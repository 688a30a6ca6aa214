import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as box from "./rules/box";
import type { View } from "./view";

describe("the box of the rules", () => {
  const text = readFileSync(`${import.meta.dirname}/../../../fixtures/duck_dealer-standard.json`, "utf-8");
  const view = (JSON.parse(text) as { frames: { view: View }[] }).frames[0]!.view;

  it("is the standard box: recipes, spaceyards, speeds, free highway parts", () => {
    expect(box.RECIPES).toEqual(view.recipes);
    expect(box.YARDS).toEqual(view.yards);
    expect(box.FREE_PARTS).toEqual(view.printed.free_parts);
    expect(box.SPEEDS).toEqual(view.printed.speeds);
  });
});
