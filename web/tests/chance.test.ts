/** What a browser brings to chance, when it shows it, and what it compares when the game is over. */
import { createHash, createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { keepNonce, keptNonce, nonceFor, nonceToShow, rememberCommitment } from "../src/chance";
import { compare, seal } from "../src/seals";
import type { Frame, Verdict } from "../src/server/types";

const sha = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");
const KEY = "5a".repeat(32);
const NONCES = ["aa".repeat(32), "", "bb".repeat(32)];
let table = 0;

function frame(change: Partial<Frame["fair"]> = {}): Frame {
  const fair = {
    commitment: sha(Buffer.from(KEY, "hex")),
    pledges: NONCES.map((nonce) => (nonce ? sha(nonce) : "")),
    nonces: NONCES,
    waiting: [],
    patience_ms: null,
    key: KEY,
    ...change,
  };
  const seats = ["person", "random", "person"].map((who) => ({ who, name: who }));
  return { table: `table-${table}`, status: "over", seats, fair } as unknown as Frame;
}

/** Draws as the server makes them: with the interval that was hit. */
function drawn(nonces: string[]): Verdict["drawn"] {
  return [0, 1, 2, 3].map((number) => {
    const message = JSON.stringify([`table-${table}`, nonces, number]);
    const bits = BigInt(`0x${createHmac("sha256", Buffer.from(KEY, "hex")).update(message).digest("hex")}`);
    const at = Number((bits * 1000n) >> 256n);
    return [number, 1000, at, at + 1];
  });
}

const verdict = (nonces = NONCES): Verdict => ({ drawn: drawn(nonces) }) as unknown as Verdict;

beforeEach(() => {
  table += 1;
});

describe("what a browser brings", () => {
  it("is pledged by its hash, and the same is pledged again at the same table", () => {
    const nonce = nonceFor("somewhere");
    expect(keptNonce("somewhere")).toBeNull();
    keepNonce("somewhere", nonce);
    expect([nonceFor("somewhere"), keptNonce("somewhere")]).toEqual([nonce, nonce]);
    expect(seal(nonce)).toBe(sha(nonce));
  });

  it("is shown when all sit and the table waits for one of its seats", () => {
    const waiting = frame({ waiting: [2], key: null });
    expect(nonceToShow(waiting, [2])).toBeNull();
    keepNonce(waiting.table, NONCES[2]!);
    expect(nonceToShow(waiting, [2])).toBe(NONCES[2]);
    expect(nonceToShow(waiting, [0])).toBeNull();
    waiting.seats[1]!.who = "open";
    expect(nonceToShow(waiting, [2])).toBeNull();
  });
});

describe("when the game is over a browser", () => {
  it("finds that all is as promised", () => {
    rememberCommitment({ ...frame(), status: "open" });
    keepNonce(frame().table, NONCES[0]!);
    expect(compare(frame(), verdict())).toEqual({ key: true, own: true, pledges: true, draws: 4 });
  });

  it("says what it cannot know where it kept nothing, or came only when all was shown", () => {
    rememberCommitment(frame());
    expect(compare(frame(), verdict())).toMatchObject({ key: null, own: null });
  });

  it("finds another key than the one it was promised", () => {
    rememberCommitment({ ...frame({ commitment: sha("another") }), status: "open" });
    expect(compare(frame(), verdict()).key).toBe(false);
    expect(compare(frame({ commitment: sha("another") }), verdict()).key).toBe(false);
  });

  it("finds that its share was left out, or another's exchanged", () => {
    keepNonce(frame().table, "cc".repeat(32));
    expect(compare(frame(), verdict()).own).toBe(false);
    expect(compare(frame({ nonces: ["dd".repeat(32), "", NONCES[2]!] }), verdict()).pledges).toBe(false);
  });

  it("finds a draw that does not follow from the key and the shares", () => {
    expect(compare(frame(), verdict(["", "", ""])).draws).toBeNull();
    expect(compare(frame({ key: "00".repeat(32) }), verdict()).draws).toBeNull();
  });
});
