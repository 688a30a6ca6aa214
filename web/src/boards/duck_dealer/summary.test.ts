/** Where points came from: what scores follows what earned it, and only my own counts. */
import { expect, test } from "vitest";
import type { Move } from "../../server/types";
import { summaryOf } from "./summary";

const event = (kind: string, given: Record<string, number>) => ({ kind, arguments: given });

test("points go to what earned them, and energy to its colour", () => {
  const events = [
    event("collected", { seat: 0, energy: 1, count: 2 }),
    event("collected", { seat: 1, energy: 1, count: 7 }),
    event("delivered", { seat: 0, product: 3 }),
    event("scored", { seat: 0, points: 30 }),
    event("factory_built", { seat: 1, product: 3 }),
    event("scored", { seat: 1, points: 5 }),
    event("consumer_built", { seat: 0, product: 2 }),
    event("scored", { seat: 0, points: 15 }),
    event("put_back", { seat: 0, energy: 2, count: 3 }),
  ];
  const found = summaryOf([{ events } as unknown as Move], 0);
  expect(found.points).toEqual({ factory_built: 0, consumer_built: 15, delivered: 30, spaceyard_built: 0 });
  expect(found.collected).toEqual([0, 2, 0]);
  expect(found.putBack).toEqual([0, 0, 3]);
});
