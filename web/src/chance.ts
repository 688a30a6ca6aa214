/** Our share of a table's chance: a nonce that is pledged by its hash as we sit down and shown when all sit. It is kept
 * with the hash of the table's key, so that the record can be compared with what was promised. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as api from "./server/api";
import type { Frame, Verdict } from "./server/types";
import { keep, kept } from "./kept";

const NONCE = "drakes-nonce-";
const COMMITMENT = "drakes-commitment-";
const BYTES = 32;

/** 256 random bits that nobody else knows. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** What is shown of a nonce beforehand. */
export function pledgeOf(nonce: string): string {
  return bytesToHex(sha256(utf8ToBytes(nonce)));
}

/** Keep the nonce that was pledged at a table. */
export function keepNonce(table: string, nonce: string): void {
  keep(NONCE + table, nonce);
}

/** The nonce that this browser pledges at a table: the one it has pledged there before, or a new one. */
export function nonceFor(table: string): string {
  return kept(NONCE + table) ?? newNonce();
}

/** Whether this browser has what its seats have pledged. */
export function hasNonce(table: string): boolean {
  return kept(NONCE + table) !== null;
}

/** What is still to be shown by a browser that holds some seats; null where there is nothing. */
export function nonceToShow(frame: Frame, mine: number[]): string | null {
  const isFull = frame.seats.every((seat) => seat.who !== "open");
  const waits = frame.fair.waiting.some((seat) => mine.includes(seat));
  return isFull && waits ? kept(NONCE + frame.table) : null;
}

/** Remember the hash of the table's key, where it is seen before all nonces are: later the key could have been chosen. */
export function rememberCommitment(frame: Frame): void {
  const isEarly = frame.status === "open" || frame.fair.waiting.length > 0;
  if (isEarly && kept(COMMITMENT + frame.table) === null) keep(COMMITMENT + frame.table, frame.fair.commitment);
}

/** What a browser can compare by itself when the game is over; null where it has nothing to compare with. */
export interface Compared {
  /** The key is the one whose hash was shown before the deal. */
  key: boolean | null;
  /** What this browser brought is among what was drawn from. */
  own: boolean | null;
  /** Every nonce is the one that was pledged. */
  pledges: boolean;
  /** So many draws follow from the key and the nonces; null where one does not. */
  draws: number | null;
}

/** Compare the record of a game that is over with what this browser kept, and compute its draws again. */
export function compare(frame: Frame, verdict: Verdict): Compared {
  const { commitment, nonces, pledges, key } = frame.fair;
  const [promised, mine] = [kept(COMMITMENT + frame.table), kept(NONCE + frame.table)];
  const isKey = key !== null && bytesToHex(sha256(hexToBytes(key))) === commitment;
  return {
    key: isKey && promised !== null ? promised === commitment : isKey ? null : false,
    own: mine === null ? null : nonces.includes(mine),
    pledges: pledges.every((pledge, seat) => pledge === "" || pledgeOf(nonces[seat] ?? "") === pledge),
    draws: key !== null && verdict.drawn.every((draw) => isDrawn(frame, key, draw)) ? verdict.drawn.length : null,
  };
}

/** Whether a draw fell where the key and the nonces say: HMAC-SHA256(key, [table, nonces, number]) * ways >> 256. */
function isDrawn(frame: Frame, key: string, [number, ways, from, to]: [number, number, number, number]): boolean {
  const message = utf8ToBytes(JSON.stringify([frame.table, frame.fair.nonces, number]));
  const bits = BigInt(`0x${bytesToHex(hmac(sha256, hexToBytes(key), message))}`);
  const drawn = Number((bits * BigInt(ways)) >> 256n);
  return from <= drawn && drawn < to;
}

function hexToBytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Show our nonce, if the table waits for it. */
export async function showNonce(frame: Frame, mine: number[]): Promise<void> {
  const nonce = nonceToShow(frame, mine);
  if (nonce !== null) await api.reveal(frame.table, nonce);
}
