/** Our share of a table's chance: a nonce that is pledged by its hash as we sit down and shown when all sit. It is kept
 * with the hash of the table's key, so that the record can be compared with what was promised. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as api from "./server/api";
import type { Frame } from "./server/types";
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

/** What is still to be shown by a browser that holds some seats; null where there is nothing. */
export function nonceToShow(frame: Frame, mine: number[]): string | null {
  const isFull = frame.seats.every((seat) => seat.who !== "open");
  const waits = frame.fair.waiting.some((seat) => mine.includes(seat));
  return isFull && waits ? kept(NONCE + frame.table) : null;
}

/** Remember the hash of the table's key the first time it is seen. */
export function rememberCommitment(frame: Frame): void {
  if (kept(COMMITMENT + frame.table) === null) keep(COMMITMENT + frame.table, frame.fair.commitment);
}

/** Whether the frame of a game that is over has the key and the nonce that this browser was promised and brought;
 * `verified` is what the server found by playing all of it again. */
export function isAsPromised(frame: Frame): boolean {
  const { commitment, nonces, key } = frame.fair;
  const [promised, mine] = [kept(COMMITMENT + frame.table), kept(NONCE + frame.table)];
  const isKey = key !== null && bytesToHex(sha256(hexToBytes(key))) === commitment;
  return isKey && (promised ?? commitment) === commitment && (mine === null || nonces.includes(mine));
}

function hexToBytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Show our nonce, if the table waits for it. */
export async function showNonce(frame: Frame, mine: number[]): Promise<void> {
  const nonce = nonceToShow(frame, mine);
  if (nonce !== null) await api.reveal(frame.table, nonce);
}
