/** The adviser: what it said holds for one position, and while it gets ready it is asked again. */
import { describe, expect, it } from "vitest";
import { Adviser } from "../src/play/adviser.svelte";
import { Fault } from "../src/server/api";
import type { HintAnswer } from "../src/server/types";

const given: HintAnswer = { version: 3, measure: "chance", lines: [], outlook: [] };

function make(answers: (HintAnswer | Fault)[]) {
  const seen = { place: "a", asked: 0, refused: [] as string[], waits: 0 };
  const adviser = new Adviser({
    place: () => seen.place,
    hint: async () => {
      const answer = answers[Math.min(seen.asked, answers.length - 1)]!;
      seen.asked += 1;
      if (answer instanceof Fault) throw answer;
      return answer;
    },
    refused: (fault) => seen.refused.push(fault.code),
    wait: async () => void (seen.waits += 1),
  });
  return { adviser, seen };
}

describe("the adviser", () => {
  it("is closed by asking again, and by another position", async () => {
    const { adviser, seen } = make([given]);
    await adviser.toggle();
    expect(adviser.given).toBe(given);
    seen.place = "b";
    expect(adviser.isOpen).toBe(false);
    expect(adviser.given).toBeNull();
    await adviser.toggle();
    expect(adviser.given).toBe(given);
    await adviser.toggle();
    expect(adviser.isOpen).toBe(false);
  });

  it("is asked again while it gets ready", async () => {
    const cold = new Fault("advice_cold", "");
    const { adviser, seen } = make([cold, cold, given]);
    await adviser.toggle();
    expect(adviser.given).toBe(given);
    expect(seen.waits).toBe(2);
  });

  it("says why there is no advice, and closes", async () => {
    const { adviser, seen } = make([new Fault("too_many", "")]);
    await adviser.toggle();
    expect(seen.refused).toEqual(["too_many"]);
    expect(adviser.isOpen).toBe(false);
  });
});
