/** The bar's choices: legal actions grouped by kind and narrowed argument by argument, in words. */
import type { Choice } from "../server/types";
import type { Words } from "../words/words";

/** A button: it takes a choice, or opens a group of them. */
export interface Option {
  label: string;
  /** The choice, where there is only one. */
  n: number | null;
  /** The way to the group, where there are several. */
  path: string[];
  count: number;
}

/** So many choices of one kind are shown as they are. */
const FEW = 6;

/** The words that sentences begin with together. */
export function beginning(sentences: string[]): string {
  const first = sentences[0]?.split(" ") ?? [];
  let n = 0;
  while (n < first.length && sentences.every((sentence) => sentence.split(" ")[n] === first[n])) n += 1;
  return first
    .slice(0, n)
    .join(" ")
    .replace(/[\s:,.–]+$/, "");
}

/** The name of an argument's value. */
function valueName(words: Words, domain: string, label: string): string {
  try {
    return words.name(domain, label);
  } catch {
    return label;
  }
}

/** What is on offer at a place of the path: [] all kinds, [kind] its first argument that differs, and so on. */
export function offers(choices: Choice[], path: string[], words: Words): Option[] {
  if (path.length === 0) return kinds(choices, words);
  const inside = within(choices, path);
  const open = inside[0] ? Object.keys(inside[0].args).find((name) => !isSettled(inside, name)) : undefined;
  if (open === undefined || inside.length <= FEW) return inside.map((choice) => single(choice, words));
  const values = [...new Set(inside.map((choice) => choice.args[open]!))];
  return values.map((value) => {
    const group = inside.filter((choice) => choice.args[open] === value);
    if (group.length === 1) return single(group[0]!, words);
    const label = valueName(words, open, value);
    return { label, n: null, path: [...path, `${open}=${value}`], count: group.length };
  });
}

function kinds(choices: Choice[], words: Words): Option[] {
  const names = [...new Set(choices.map((choice) => choice.kind))];
  return names.flatMap((kind) => {
    const group = choices.filter((choice) => choice.kind === kind);
    if (group.length === 1 || choices.length <= FEW) return group.map((choice) => single(choice, words));
    const label = kindName(kind, group, words);
    return [{ label, n: null, path: [kind], count: group.length }];
  });
}

/** A kind's own name where the game has one, else what its sentences begin with. */
function kindName(kind: string, group: Choice[], words: Words): string {
  if (words.has(`kind-${kind}`)) return words.say(`kind-${kind}`);
  const begin = beginning(group.map((choice) => words.action(choice.n)));
  return begin ? `${begin} …` : kind.replaceAll("_", " ");
}

function single(choice: Choice, words: Words): Option {
  return { label: words.action(choice.n), n: choice.n, path: [], count: 1 };
}

/** The choices a path leads to. */
export function within(choices: Choice[], path: string[]): Choice[] {
  const [kind, ...narrow] = path;
  return choices.filter(
    (choice) =>
      choice.kind === kind &&
      narrow.every((step) => {
        const cut = step.indexOf("=");
        return choice.args[step.slice(0, cut)] === step.slice(cut + 1);
      }),
  );
}

function isSettled(choices: Choice[], name: string): boolean {
  return choices.every((choice) => choice.args[name] === choices[0]?.args[name]);
}

/** The choice that ends the turn, where there is one and it takes no argument. */
export function endOfTurn(choices: Choice[]): Choice | null {
  return choices.find((choice) => /^end(_|$)/.test(choice.kind) && Object.keys(choice.args).length === 0) ?? null;
}
