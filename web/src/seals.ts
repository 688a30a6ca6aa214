/** Hashes by which a browser seals its nonce, and checks keys, seals and draws when the game is over. A library does it:
 * browsers have their own only on pages that came by https. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { keptCommitment, keptNonce } from "./chance";
import type { Frame, Verdict } from "./server/types";

/** What is shown of a nonce beforehand. */
export function seal(nonce: string): string {
  return bytesToHex(sha256(utf8ToBytes(nonce)));
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
  const [promised, mine] = [keptCommitment(frame.table), keptNonce(frame.table)];
  const isKey = key !== null && bytesToHex(sha256(hexToBytes(key))) === commitment;
  return {
    key: isKey && promised !== null ? promised === commitment : isKey ? null : false,
    own: mine === null ? null : nonces.includes(mine),
    pledges: pledges.every((pledge, seat) => pledge === "" || seal(nonces[seat] ?? "") === pledge),
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
