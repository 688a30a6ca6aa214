/** Words: what a game and the shell say, in the reader's language, from the same Fluent files as the rules' own text.
 *
 * The ids and the forms of an argument are those of `drakes/core/text.py`; a test compares the sentences.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { EventFrame, GameInfo, OptionValue } from "../server/types";
import { valuesOf } from "../play/actions";
import { disguise } from "./pseudo";

const SEAT = "seat";
const NUMBER = "number";

type Argument = string | number;
/** What the table's box calls the values of numbered domains, by domain. */
export type Printed = Record<string, string[]>;
/** The numbers of the table's box that refusals say, by name. */
export type Numbers = Record<string, number>;
type Span = [first: number, last: number];

/** A message is missing or cannot be said with what it was given. */
export class MissingText extends Error {}

/** The words of the shell and, once a game is known, of that game, in one language. */
export class Words {
  readonly language: string;
  readonly pseudo: boolean;
  readonly #bundle: FluentBundle;
  readonly #domains: Record<string, string[]>;
  readonly #printed: Printed;
  readonly #numbers: Numbers;
  readonly #game: GameInfo | null;
  readonly #forms = new Map<string, Record<string, Argument>>();

  constructor(
    language: string,
    texts: string[],
    game: GameInfo | null = null,
    pseudo = false,
    printed: Printed = {},
    numbers: Numbers = {},
  ) {
    this.language = language;
    this.pseudo = pseudo;
    this.#printed = printed;
    this.#numbers = numbers;
    this.#game = game;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
    this.#domains = game ? allDomains(game) : {};
  }

  /** Any message with its arguments. */
  say(message: string, args: Record<string, Argument> = {}): string {
    return this.#format(message, null, args);
  }

  /** An attribute of any message, with its arguments. */
  sayPart(message: string, attribute: string, args: Record<string, Argument> = {}): string {
    return this.#format(message, attribute, args);
  }

  /** Whether a message is there, with an attribute if one is named. */
  hasPart(message: string, attribute: string): boolean {
    return !!this.#bundle.getMessage(message)?.attributes[attribute];
  }

  /** Whether a message is there. */
  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The name of the game. */
  gameName(): string {
    return this.say("game");
  }

  /** A value of a domain as a noun phrase, by its place or its label. */
  name(domain: string, value: number | string): string {
    const labels = this.#labels(domain);
    const index = this.#index(domain, value);
    const span = readSpan(labels[index] ?? "");
    if (isNumbered(labels) && span) {
      return this.say(domain, { first: this.#number(domain, index), last: span[1], count: span[1] - span[0] + 1 });
    }
    return this.say(`${domain}-${labels[index]}`);
  }

  /** Whether there is a domain of that name. */
  hasDomain(name: string): boolean {
    return name in this.#domains;
  }

  /** The name of a value under a field: of the domain of that name, else of one that has such a label; null if none. */
  valueName(field: string, value: number | string): string | null {
    const has = (domain: string): boolean =>
      typeof value === "string"
        ? !!this.#domains[domain]?.includes(value)
        : domain === field && domain in this.#domains;
    const domain = has(field) ? field : Object.keys(this.#domains).find(has);
    if (domain === undefined || domain === SEAT || isNumbered(this.#labels(domain))) return null;
    const label = typeof value === "string" ? value : this.#labels(domain)[value];
    const message = `${domain}-${label}`;
    return this.has(message) ? this.say(message) : null;
  }

  /** An attribute of a value's own message, or null. */
  form(domain: string, value: number | string, attribute: string): string | null {
    const message = `${domain}-${this.#labels(domain)[this.#index(domain, value)]}`;
    const found = this.#bundle.getMessage(message)?.attributes[attribute];
    return found ? this.#format(message, attribute, {}) : null;
  }

  /** One short line that says what a card does. */
  cardText(card: number | string): string {
    return this.#format(`card-${this.#labels("card")[this.#index("card", card)]}`, "text", {});
  }

  /** What an action does. */
  action(n: number): string {
    const game = this.#known();
    const range = [...game.actions].reverse().find((kind) => kind.first <= n);
    if (!range) throw new MissingText(`${n} is no action.`);
    const values = valuesOf(game, n);
    const rows = range.arguments.map((argument, i) => [argument.name, argument.name, values[i] ?? 0] as const);
    return this.#format(`action-${range.kind}`, null, this.#arguments(rows));
  }

  /** What happened, with the players' names and, if the reader is one of them, 'you'; "" for a blank row. */
  event(event: EventFrame, names: string[], you: number | null = null): string {
    if (!event.kind) return "";
    const kind = this.#known().events.find((known) => known.kind === event.kind);
    if (!kind) throw new MissingText(`'${event.kind}' is no event.`);
    const rows = kind.arguments.map(([name, domain]) => [name, domain, event.arguments[name] ?? 0] as const);
    return this.#format(`event-${event.kind}`, null, this.#arguments(rows, names, you));
  }

  /** What the game remarks on a turn. */
  remark(remark: EventFrame, names: string[], you: number | null = null): string {
    return this.#format(`remark-${remark.kind}`, null, this.#remarkArguments(remark, names, you));
  }

  /** An attribute of a remark, such as what to take along from it, or null. */
  remarkForm(remark: EventFrame, attribute: string, names: string[], you: number | null = null): string | null {
    const has = this.#bundle.getMessage(`remark-${remark.kind}`)?.attributes[attribute];
    return has ? this.#format(`remark-${remark.kind}`, attribute, this.#remarkArguments(remark, names, you)) : null;
  }

  #remarkArguments(remark: EventFrame, names: string[], you: number | null): Record<string, Argument> {
    const kind = this.#known().remarks.find((known) => known.kind === remark.kind);
    if (!kind) throw new MissingText(`'${remark.kind}' is no remark.`);
    const rows = kind.arguments.map(([name, domain]) => [name, domain, remark.arguments[name] ?? 0] as const);
    return this.#arguments(rows, names, you);
  }

  /** Why an action is not possible, by a clause or a part of one, `DM-6.3 (g)`, without its id. */
  why(clause: string): string {
    return this.say(`why-${clause.replace(/\W+/g, "-").replace(/-$/, "")}`, this.#numbers);
  }

  /** What an option is about. */
  option(name: string): string {
    return this.say(`option-${name}`);
  }

  /** A value of an option. */
  optionValue(name: string, value: OptionValue): string {
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (typeof value === "number") return this.#format(`option-${name}`, "number", { number: value });
    return this.#format(`option-${name}`, value, {});
  }

  /** The name of a variant. */
  variant(name: string): string {
    return this.say(`variant-${name}`);
  }

  /** A list in the reader's language: "a, b and c". */
  list(parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.language, { type }).format(parts);
  }

  /** The arguments of a sentence: a value of the domain it is named after, `good` or `good_2`, an action, or a number. */
  argumentsOf(given: Record<string, number | string | string[]>, names: string[]): Record<string, Argument> {
    const args: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(given)) {
      const domain = name.replace(/_\d+$/, "");
      if (Array.isArray(value)) args[name] = this.list(value.map((one) => this.name("good", one)));
      else if (name === "action") args[name] = this.action(Number(value));
      else if (!this.hasDomain(domain)) args[name] = value;
      else {
        const index = this.#index(domain, value);
        Object.assign(args, this.#arguments([[name, domain, index]], names));
      }
    }
    return args;
  }

  #known(): GameInfo {
    if (!this.#game) throw new MissingText("No game is spoken of.");
    return this.#game;
  }

  #arguments(
    values: readonly (readonly [string, string, number])[],
    names: string[] = [],
    you: number | null = null,
  ): Record<string, Argument> {
    const args: Record<string, Argument> = {};
    const first = new Map<string, number>();
    for (const [name, domain, value] of values) {
      for (const [form, said] of Object.entries(this.#formsOf(domain, value))) args[name + form] = said;
      if (domain === SEAT && names.length) {
        args[name] = names[value] ?? `#${value + 1}`;
        args[`${name}_key`] = value === you ? "you" : "other";
      }
      const before = first.get(domain);
      if (before === undefined) first.set(domain, value);
      else args[`${name}_shift`] = value - before;
    }
    return args;
  }

  #formsOf(domain: string, value: number): Record<string, Argument> {
    if (domain === NUMBER) return { "": value };
    const key = `${domain} ${value}`;
    const known = this.#forms.get(key) ?? this.#makeForms(domain, value);
    this.#forms.set(key, known);
    return known;
  }

  #makeForms(domain: string, index: number): Record<string, Argument> {
    const labels = this.#labels(domain);
    if (domain === SEAT) return { "": this.name(domain, index), _key: "other" };
    const span = readSpan(labels[this.#index(domain, index)] ?? "");
    if (isNumbered(labels) && span) {
      const single = labels.every((label) => !label.includes("-"));
      if (single) return { "": this.#number(domain, index) };
      return { _first: span[0], _last: span[1], _count: span[1] - span[0] + 1 };
    }
    const message = `${domain}-${labels[index]}`;
    const forms: Record<string, Argument> = { "": this.#plain(message, null, {}), _key: labels[index] ?? "" };
    for (const attribute of Object.keys(this.#bundle.getMessage(message)?.attributes ?? {})) {
      forms[`_${attribute}`] = this.#plain(message, attribute, {});
    }
    return forms;
  }

  /** A value of a numbered domain: the name printed in the box, or its (first) number. */
  #number(domain: string, index: number): Argument {
    return this.#printed[domain]?.[index] ?? readSpan(this.#labels(domain)[index] ?? "")?.[0] ?? "";
  }

  #labels(domain: string): string[] {
    const labels = this.#domains[domain];
    if (!labels) throw new MissingText(`There is no '${domain}'.`);
    return labels;
  }

  #index(domain: string, value: number | string): number {
    const labels = this.#labels(domain);
    const index = typeof value === "number" ? value : labels.indexOf(value);
    if (index < 0 || index >= labels.length) throw new MissingText(`'${value}' is no ${domain}.`);
    return index;
  }

  #format(message: string, attribute: string | null, args: Record<string, Argument>): string {
    const text = this.#plain(message, attribute, args);
    return this.pseudo ? disguise(text) : text;
  }

  #plain(message: string, attribute: string | null, args: Record<string, Argument>): string {
    const found = this.#bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    const full = attribute ? `${message}.${attribute}` : message;
    if (!pattern) throw new MissingText(`The text in language '${this.language}' lacks the message '${full}'.`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new MissingText(`'${full}' cannot be said: ${errors[0].message}.`);
    return text;
  }
}

function allDomains(game: GameInfo): Record<string, string[]> {
  const domains = { ...game.domains };
  for (const action of game.actions) {
    for (const argument of action.arguments) domains[argument.name] = argument.labels;
  }
  return domains;
}

/** '3' is the span from 3 to 3, '1-2' from 1 to 2; null for words. */
export function readSpan(label: string): Span | null {
  const found = /^(\d+)(?:-(\d+))?$/.exec(label);
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : null;
}

function isNumbered(labels: string[]): boolean {
  return labels.every((label) => readSpan(label) !== null);
}
