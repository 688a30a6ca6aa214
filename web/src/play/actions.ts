/** Actions: number, notation (`shoot a 3`) and structure turn into one another exactly, as in the rules' own tables. */
import type { ActionKind, Choice, GameInfo } from "../server/types";

export class NoAction extends Error {}

/** The number of arguments' combinations of one kind. */
export function sizeOf(kind: ActionKind): number {
  return kind.arguments.reduce((size, argument) => size * argument.labels.length, 1);
}

function rangeOf(game: GameInfo, n: number): ActionKind {
  for (const kind of game.actions) {
    if (n >= kind.first && n < kind.first + sizeOf(kind)) return kind;
  }
  throw new NoAction(`${n} is no action.`);
}

/** The arguments of an action as places in their domains, the last one counting fastest. */
export function valuesOf(game: GameInfo, n: number): number[] {
  const kind = rangeOf(game, n);
  let offset = n - kind.first;
  const values: number[] = [];
  for (const argument of [...kind.arguments].reverse()) {
    values.push(offset % argument.labels.length);
    offset = Math.floor(offset / argument.labels.length);
  }
  return values.reverse();
}

/** An action with its kind, its arguments by name and its notation. */
export function choiceOf(game: GameInfo, n: number): Choice {
  const kind = rangeOf(game, n);
  const values = valuesOf(game, n);
  const labels = kind.arguments.map((argument, i) => argument.labels[values[i] ?? 0] ?? "");
  const args = Object.fromEntries(kind.arguments.map((argument, i) => [argument.name, labels[i] ?? ""]));
  return { n, kind: kind.kind, args, text: [kind.kind, ...labels].join(" ") };
}

/** The number of an action given by its kind and arguments. */
export function numberOf(game: GameInfo, kind: string, args: Record<string, string> = {}): number {
  const found = game.actions.find((action) => action.kind === kind);
  if (!found) throw new NoAction(`'${kind}' is no action.`);
  let offset = 0;
  for (const argument of found.arguments) {
    const value = argument.labels.indexOf(args[argument.name] ?? "");
    if (value < 0) throw new NoAction(`'${args[argument.name] ?? ""}' is no ${argument.name}.`);
    offset = offset * argument.labels.length + value;
  }
  return found.first + offset;
}

/** The number of an action in notation. */
export function parse(game: GameInfo, text: string): number {
  const [kind = "", ...labels] = text.trim().split(/\s+/);
  const found = game.actions.find((action) => action.kind === kind);
  if (!found || labels.length !== found.arguments.length) throw new NoAction(`'${text}' is no action.`);
  return numberOf(
    game,
    kind,
    Object.fromEntries(found.arguments.map((argument, i) => [argument.name, labels[i] ?? ""])),
  );
}

/** The legal actions that a piece of notation may mean, each word of it cut short as far as one likes. */
export function fitting(choices: Choice[], text: string): Choice[] {
  const wanted = text.trim().toLowerCase().split(/\s+/);
  const exact = choices.filter((choice) => choice.text === text.trim());
  if (exact.length) return exact;
  return choices.filter((choice) => {
    const words = choice.text.toLowerCase().split(" ");
    return wanted.length <= words.length && wanted.every((word, i) => fits(word, words[i] ?? "", i));
  });
}

/** Numbers and single letters must be whole; of other words the beginning is enough. */
function fits(given: string, full: string, place: number): boolean {
  return place > 0 && full.length <= 2 ? given === full : full.startsWith(given);
}
