/** Our share of a table's chance: a nonce that is pledged by its hash as we sit down and shown when all sit. It is kept
 * with the hash of the table's key, so that the record can be compared with what was promised. */
import * as api from "./server/api";
import type { Frame } from "./server/types";
import { keep, kept } from "./kept";

const NONCE = "drakes-nonce-";
const COMMITMENT = "drakes-commitment-";
const BYTES = 32;

/** 256 random bits that nobody else knows. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of a nonce beforehand; hashing is fetched when somebody sits down. */
export async function pledgeOf(nonce: string): Promise<string> {
  return (await import("./seals")).seal(nonce);
}

/** Keep the nonce that was pledged at a table. */
export function keepNonce(table: string, nonce: string): void {
  keep(NONCE + table, nonce);
}

/** The nonce that this browser pledges at a table: the one it has pledged there before, or a new one. */
export function nonceFor(table: string): string {
  return kept(NONCE + table) ?? newNonce();
}

/** The nonce that this browser has pledged at a table. */
export function keptNonce(table: string): string | null {
  return kept(NONCE + table);
}

/** The hash of a table's key as this browser saw it before the deal. */
export function keptCommitment(table: string): string | null {
  return kept(COMMITMENT + table);
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

/** Show our nonce, if the table waits for it. */
export async function showNonce(frame: Frame, mine: number[]): Promise<void> {
  const nonce = nonceToShow(frame, mine);
  if (nonce !== null) await api.reveal(frame.table, nonce);
}
