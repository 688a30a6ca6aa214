/** The adviser: what it said holds for one position, and while it gets ready it says how far it is. */
import { describe, expect, it } from "vitest";
import { Adviser } from "../src/play/adviser.svelte";
import { Fault } from "../src/server/api";
import type { HintAnswer } from "../src/server/types";

const given: HintAnswer = { version: 3, measure: "chance", lines: [], outlook: [] };

function make(answers: (HintAnswer | Fault)[]) {
  const seen = { place: "a", asked: 0, refused: [] as string[], waits: 0, cold: 0, told: [] as number[] };
  const adviser = new Adviser({
    place: () => seen.place,
    hint: async () => {
      const answer = answers[Math.min(seen.asked, answers.length - 1)]!;
      seen.asked += 1;
      if (answer instanceof Fault) throw answer;
      return answer;
    },
    readiness: async () => ({ ready: seen.waits >= seen.cold, gone: 3 * seen.waits, of: 9 }),
    refused: (fault) => seen.refused.push(fault.code),
    wait: async () => {
      seen.told.push(adviser.readiness?.gone ?? -1);
      seen.waits += 1;
    },
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

  it("is asked once it is ready, and says meanwhile how far it is", async () => {
    const { adviser, seen } = make([given]);
    seen.cold = 2;
    await adviser.toggle();
    expect(adviser.given).toBe(given);
    expect(adviser.readiness).toBeNull();
    expect(seen).toMatchObject({ asked: 1, waits: 2, told: [0, 3] });
  });

  it("is not asked by who has gone on while it got ready", async () => {
    const { adviser, seen } = make([given]);
    seen.cold = 2;
    const asking = adviser.toggle();
    seen.place = "b";
    await asking;
    expect(seen.asked).toBe(0);
  });

  it("says why there is no advice, and closes", async () => {
    const { adviser, seen } = make([new Fault("too_many", "")]);
    await adviser.toggle();
    expect(seen.refused).toEqual(["too_many"]);
    expect(adviser.isOpen).toBe(false);
  });
});
