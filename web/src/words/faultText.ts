/** Faults in words. */
import type { Fault } from "../server/api";
import type { Words } from "./words";

/** Faults whose sentence says where in a file something is wrong. */
const DETAILED = new Set(["bad_edition"]);

/** A fault in the reader's language, where we have words for it. */
export function faultText(fault: Fault, words: Words): string {
  const message = `fault-${fault.code.replaceAll("_", "-")}`;
  if (!words.has(message)) return fault.message;
  return DETAILED.has(fault.code) ? `${words.say(message)} ${fault.message}` : words.say(message);
}
