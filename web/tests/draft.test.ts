/** The draft: steps stay until chance comes, are tried again when the table moves on, and survive a lost connection. */
import { beforeEach, describe, expect, it } from "vitest";
import { Draft, type DraftServer } from "../src/play/draft.svelte";
import { Fault } from "../src/server/api";
import type { Broken, EventFrame, Outcome, StepAnswer, Tried } from "../src/server/types";

const CHANCE = 99;
const FORBIDDEN = 13;

/** A server that forbids 13 and stops at 99. */
class FakeServer implements DraftServer {
  acted: { actions: number[]; version: number; key: string }[] = [];
  isOffline = false;
  /** The action before which it warns. */
  warnsOf: number | null = null;
  forbidden = new Set([FORBIDDEN]);
  /** Every request, in order. */
  asked: string[] = [];
  #keys = 0;

  async tryOut(actions: number[]): Promise<Tried> {
    this.asked.push(`try ${actions.join(" ")}`);
    return this.#try(actions);
  }
  #try(actions: number[]): Tried {
    const bad = actions.findIndex((action) => this.forbidden.has(action));
    const valid = bad < 0 ? actions.length : bad;
    const stops = actions.slice(0, valid).includes(CHANCE) ? "chance" : "";
    const broken = bad < 0 ? null : { step: bad, action: actions[bad]!, clause: "XX-1.1" };
    return {
      version: 5,
      valid,
      broken,
      stops,
      events: [],
      view: { after: actions.slice(0, valid) },
      legal: stops ? [] : [1, 2],
      previews: { 1: this.#did(1, valid) },
    };
  }
  #did(n: number, after: number): EventFrame[] {
    return [{ kind: "did", arguments: { n, after } }];
  }
  async step(actions: number[], version: number, key: string, isSure: boolean): Promise<StepAnswer> {
    this.asked.push(`step ${actions.join(" ")}`);
    if (this.isOffline) throw new Fault("offline", "gone");
    const warning = isSure || actions.at(-1) !== this.warnsOf ? null : { name: "fatal", arguments: {}, instead: [] };
    if (warning) return { tried: null, done: null, warning };
    const tried = this.#try(actions);
    if (tried.broken || !tried.stops) return { tried, done: null, warning };
    this.acted.push({ actions, version, key });
    return { tried: null, done: version + actions.length, warning };
  }
  async act(actions: number[], version: number, key: string): Promise<{ version: number }> {
    this.asked.push(`act ${actions.join(" ")}`);
    if (this.isOffline) throw new Fault("offline", "gone");
    this.acted.push({ actions, version, key });
    return { version: version + actions.length };
  }
  async preview(choice: number, after: number[]): Promise<Outcome | null> {
    this.asked.push(`preview ${[...after, choice].join(" ")}`);
    return { stops: "", events: this.#did(choice, after.length), view: { after: [...after, choice] } };
  }
  newKey(): string {
    return `key-${(this.#keys += 1)}`;
  }
}

let server: FakeServer;
let refused: (Fault | Broken)[];
let draft: Draft;

beforeEach(async () => {
  server = new FakeServer();
  refused = [];
  draft = new Draft(server, { fault: (fault) => refused.push(fault), broken: (step) => refused.push(step) });
  await draft.rebase(5, true, true);
});

describe("a draft", () => {
  it("keeps steps that bring nothing out, and shows the table after them", async () => {
    await draft.choose(1);
    await draft.choose(2);
    expect(draft.actions).toEqual([1, 2]);
    expect(draft.tried?.view).toEqual({ after: [1, 2] });
    expect(server.acted).toEqual([]);
  });

  it("goes to the server whole once chance comes", async () => {
    await draft.choose(1);
    await draft.choose(CHANCE);
    expect(server.acted).toEqual([{ actions: [1, CHANCE], version: 5, key: "key-2" }]);
    expect(draft.isFree).toBe(false);
    await draft.rebase(7, true, false);
    expect(draft.actions).toEqual([]);
    expect(draft.isFree).toBe(true);
  });

  it("does nothing that it is warned of, until the same is chosen once more", async () => {
    server.warnsOf = CHANCE;
    await draft.choose(1);
    await draft.choose(CHANCE);
    expect(draft.warned?.caution.name).toBe("fatal");
    expect([draft.actions, draft.isFree, server.acted]).toEqual([[1], true, []]);
    await draft.choose(CHANCE);
    expect(server.acted.length).toBe(1);
    expect(draft.warned).toBe(null);
  });

  it("forgets what it was warned of when something else is done", async () => {
    server.warnsOf = CHANCE;
    await draft.choose(CHANCE);
    await draft.choose(2);
    await draft.choose(CHANCE);
    expect(draft.warned?.actions).toEqual([2, CHANCE]);
    draft.heed();
    await draft.choose(CHANCE);
    expect(server.acted).toEqual([]);
  });

  it("asks once for each click, and for nothing to take steps back", async () => {
    await draft.choose(1);
    await draft.choose(2);
    await draft.undo();
    await draft.restart();
    expect(server.asked).toEqual(["try ", "step 1", "step 1 2"]);
  });

  it("takes no other click while a step is on its way", async () => {
    const first = draft.choose(1);
    await draft.choose(2);
    await first;
    expect(draft.actions).toEqual([1]);
    expect(server.asked).toEqual(["try ", "step 1"]);
  });

  it("is done when the frame comes before the answer to its last step", async () => {
    await draft.choose(1);
    const last = draft.choose(CHANCE);
    await draft.rebase(7, true, true);
    await last;
    expect(draft.actions).toEqual([]);
    expect(draft.isFree).toBe(true);
  });

  it("takes steps back one by one, or all", async () => {
    await draft.choose(1);
    await draft.choose(2);
    await draft.undo();
    expect(draft.actions).toEqual([1]);
    await draft.choose(2);
    await draft.restart();
    expect(draft.actions).toEqual([]);
    expect(draft.tried).toBeNull();
  });

  it("refuses what the rules forbid, with the clause, and stays as it was", async () => {
    await draft.choose(1);
    await draft.choose(FORBIDDEN);
    expect(refused).toEqual([{ step: 1, action: FORBIDDEN, clause: "XX-1.1" }]);
    expect(draft.actions).toEqual([1]);
  });

  it("keeps the steps that still hold when the table has moved on, and names the first that does not", async () => {
    await draft.choose(1);
    await draft.choose(2);
    server.forbidden.add(2);
    await draft.rebase(6, true, true);
    expect(draft.actions).toEqual([1]);
    expect(draft.broken).toEqual({ step: 1, action: 2, clause: "XX-1.1" });
    expect(draft.tried?.view).toEqual({ after: [1] });
  });

  it("stays when something else at the table changed", async () => {
    await draft.choose(1);
    await draft.rebase(6, false, true);
    expect(draft.actions).toEqual([1]);
    await draft.choose(CHANCE);
    expect(server.acted[0]?.version).toBe(6);
  });

  it("is gone when the turn is another's", async () => {
    await draft.choose(1);
    await draft.rebase(6, true, false);
    expect(draft.actions).toEqual([]);
  });

  it("that was done but not seen is sent again under the same key once the connection is back", async () => {
    await draft.choose(1);
    await draft.choose(CHANCE);
    server.isOffline = true;
    await draft.resend();
    expect(draft.sending?.actions).toEqual([1, CHANCE]);
    expect((refused[0] as Fault).code).toBe("offline");
    server.isOffline = false;
    await draft.resend();
    const sent = { actions: [1, CHANCE], version: 5, key: "key-2" };
    expect(server.acted).toEqual([sent, sent]);
  });

  it("stays as it was where a step could not be sent", async () => {
    await draft.choose(1);
    server.isOffline = true;
    await draft.choose(CHANCE);
    expect((refused[0] as Fault).code).toBe("offline");
    server.isOffline = false;
    await draft.resend();
    expect([draft.actions, draft.isFree, draft.isBusy]).toEqual([[1], true, false]);
    expect(server.acted).toEqual([]);
  });

  it("is gone where a step was done whose answer was lost", async () => {
    await draft.choose(1);
    server.isOffline = true;
    await draft.choose(CHANCE);
    server.isOffline = false;
    await draft.rebase(7, true, true);
    expect(draft.actions).toEqual([]);
  });

  it("asks once what a choice would do", async () => {
    draft.look(2);
    await Promise.resolve();
    await Promise.resolve();
    expect(draft.seen?.view).toEqual({ after: [2] });
    draft.look(null);
    draft.look(2);
    expect(server.asked).toEqual(["try ", "preview 2"]);
  });

  it("asks nothing of a position that a step is about to leave", async () => {
    const stepping = draft.choose(1);
    draft.look(2);
    await stepping;
    expect(server.asked).toEqual(["try ", "step 1"]);
  });

  it("knows what is shown of the choices before and after its steps, and of a choice looked at", async () => {
    expect(draft.costs(1)).toEqual([{ kind: "did", arguments: { n: 1, after: 0 } }]);
    expect(draft.costs(2)).toEqual([]);
    await draft.choose(1);
    expect(draft.costs(1)).toEqual([{ kind: "did", arguments: { n: 1, after: 1 } }]);
    draft.look(2);
    await Promise.resolve();
    await Promise.resolve();
    expect(draft.costs(2)).toEqual([{ kind: "did", arguments: { n: 2, after: 1 } }]);
    await draft.undo();
    expect(draft.costs(1)).toEqual([{ kind: "did", arguments: { n: 1, after: 0 } }]);
    expect(draft.costs(2)).toEqual([]);
  });

  it("knows nothing of choices before that any more once the table has moved on", async () => {
    await draft.rebase(6, true, false);
    expect(draft.costs(1)).toEqual([]);
  });

  it("as a plan never goes to the server by itself", async () => {
    await draft.rebase(6, true, false);
    await draft.plan();
    await draft.choose(1);
    await draft.choose(CHANCE);
    expect(draft.isPlan).toBe(true);
    expect(draft.actions).toEqual([1, CHANCE]);
    expect(server.acted).toEqual([]);
  });
});
