/** Faults in words. */
import type { Fault } from "../server/api";
import type { Words } from "./words";

/** A fault in the reader's language, where we have words for it. */
export function faultText(fault: Fault, words: Words): string {
  const message = `fault-${fault.code.replaceAll("_", "-")}`;
  return words.has(message) ? words.say(message) : fault.message;
}
