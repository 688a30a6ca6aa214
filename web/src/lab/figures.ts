/** What is said of figures of the lab: the same words as in the report of the command line. */
import type { Balance, Mean, Finding, Panel } from "../server/types";
import type { Words } from "../words/words";

const WINS = "wins";
const LENGTH = "length";
const LEAD = "lead";

/** A number as the reader writes it. */
export function numeral(words: Words, value: number, digits = 1): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(
    value,
  );
}

/** A share as a number of percent. */
const percent = (words: Words, share: number): string => numeral(words, 100 * share);

export function panelTitle(words: Words, name: string): string {
  if (name === WINS) return words.say("lab-wins");
  return name === LENGTH ? words.say("lab-length") : words.say(`measure-${name}`);
}

export function figureName(words: Words, figure: Mean): string {
  if (figure.domain === "seat") return words.say("lab-seat", { seat: Number(figure.value) + 1 });
  if (figure.event === LENGTH) return words.say("lab-decisions");
  if (figure.event === LEAD) return words.say("lab-lead");
  return figure.domain ? words.name(figure.domain, figure.value) : words.say(`measure-${figure.event}`);
}

/** A figure's two values in words, the standard one first. */
export function figureValues(words: Words, figure: Mean): [string, string] {
  const say = (value: number): string =>
    figure.domain === "seat" ? words.say("lab-percent", { number: percent(words, value) }) : numeral(words, value);
  return [say(figure.standard), say(figure.mine)];
}

function sayFinding(words: Words, finding: Finding): string {
  const { kind, standard, mine, value } = finding;
  if (kind === "fairer" || kind === "less_fair") {
    const shares = { mine: percent(words, mine), standard: percent(words, standard) };
    const said = words.say(kind === "fairer" ? "lab-fairer" : "lab-less-fair");
    return `${said} ${words.say("lab-seat-wins", { seat: Number(value) + 1, ...shares })}`;
  }
  if (kind === "shorter" || kind === "longer") {
    const changed = standard ? Math.round(100 * Math.abs(mine / standard - 1)) : 100;
    return words.say(`lab-${kind}`, { percent: changed });
  }
  return words.say(`lab-${kind}`, { mine: numeral(words, mine), standard: numeral(words, standard) });
}

/** The one sentence on top: what differs for sure, or that nothing does. */
export function verdict(words: Words, balance: Balance): string {
  if (balance.same) return words.say("lab-same");
  if (!balance.findings.length) return words.say("lab-no-difference", { games: balance.games });
  return balance.findings.map((finding) => sayFinding(words, finding)).join(" ");
}

/** The largest value of a panel, for the length of bars. */
export const largest = (panel: Panel): number =>
  Math.max(1e-9, ...panel.figures.map((figure) => Math.max(figure.standard, figure.mine)));
