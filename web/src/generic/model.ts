/** Any game's view as words in tables: what is drawn for a game that has no board, and told in its text view. */
import type { SeatFrame } from "../server/types";
import type { Words } from "../words/words";

/** What stands in one place: a word, a row of chips, a table, fields with their names, or several of these. */
export type Cell =
  | Word
  | { kind: "chips"; chips: Chip[] }
  | { kind: "table"; columns: string[]; rows: Cell[][] }
  | { kind: "fields"; fields: Field[] }
  | { kind: "list"; items: Cell[] };

export interface Word {
  kind: "word";
  text: string;
  /** Something the game has a name for, shown as a printed piece; one that is missing or hidden is empty. */
  isPiece: boolean;
}

export interface Chip {
  text: string;
  /** How many there are; null where each is shown by itself. */
  count: number | null;
}

export interface Field {
  label: string;
  cell: Cell;
}

export interface SeatFields {
  seat: number;
  name: string;
  fields: Field[];
}

/** A view: what each seat has, what is said in a word or a few, and what takes more room. */
export interface Model {
  seats: SeatFields[];
  facts: Field[];
  parts: Field[];
}

/** What is needed to name things. */
interface Names {
  words: Words;
  seats: SeatFrame[];
}

type Fields = Record<string, unknown>;

/** The page itself says who looks and who is to move. */
const SAID_ELSEWHERE = new Set(["seat", "to_move"]);
/** Numbers under these names are seats; for others `<name>_seat` is understood. */
const SEAT_FIELDS = /^(seat|player|active|owner|dealer|leader|winner)$|_seat$/;
/** Stands for what is missing, hidden or none. */
export const NOTHING = "–";

export function modelOf(view: unknown, words: Words, seats: SeatFrame[]): Model {
  const names = { words, seats };
  const all: Fields = isFields(view) ? view : { view };
  const ofSeats = seatsField(all, seats.length);
  const others = fieldsOf(all, names, (name) => name === ofSeats || SAID_ELSEWHERE.has(name));
  return {
    seats: ofSeats === null ? [] : (all[ofSeats] as Fields[]).map((one, seat) => seatFields(one, seat, names)),
    facts: others.filter(({ cell }) => isShort(cell)),
    parts: others.filter(({ cell }) => !isShort(cell)),
  };
}

/** Whether it fits on a line beside its name. */
export function isShort(cell: Cell): boolean {
  return cell.kind === "word" || cell.kind === "chips";
}

/** The field that holds a record for each seat: the one called so, else the first that is of that length. */
function seatsField(view: Fields, count: number): string | null {
  const fitting = Object.keys(view).filter((name) => {
    const value = view[name];
    return Array.isArray(value) && value.length === count && value.every(isFields);
  });
  return fitting.find((name) => name === "seats" || name === "players") ?? fitting[0] ?? null;
}

function seatFields(record: Fields, seat: number, names: Names): SeatFields {
  return { seat, name: seatName(seat, names), fields: fieldsOf(record, names, (name) => name === "seat") };
}

function seatName(seat: number, { words, seats }: Names): string {
  return seats[seat]?.name || words.say("seat", { first: seat + 1 });
}

function fieldsOf(record: Fields, names: Names, isLeftOut: (name: string) => boolean = () => false): Field[] {
  return Object.entries(record)
    .filter(([name]) => !isLeftOut(name))
    .map(([name, value]) => ({ label: labelOf(name, names.words), cell: cellOf(name, value, names) }));
}

/** A field by the game's own word for it, else by its name in the view. */
export function labelOf(name: string, words: Words): string {
  const message = `field-${name.replaceAll("_", "-")}`;
  return words.has(message) ? words.say(message) : capital(humanise(name));
}

function humanise(name: string): string {
  return name.replaceAll(/[_-]+/g, " ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function cellOf(name: string, value: unknown, names: Names): Cell {
  if (Array.isArray(value)) return listCell(name, value, names);
  if (isFields(value)) return recordCell(name, value, names);
  return wordCell(name, value, names);
}

function wordCell(name: string, value: unknown, names: Names): Cell {
  if (value === null && names.words.hasDomain(name)) return { kind: "word", text: NOTHING, isPiece: true };
  const isPiece = typeof value === "string" && names.words.valueName(name, value) !== null;
  return { kind: "word", text: wordOf(name, value, names), isPiece };
}

function wordOf(name: string, value: unknown, names: Names): string {
  const { words } = names;
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return words.say(value ? "yes" : "no");
  if (typeof value === "number" && SEAT_FIELDS.test(name)) return seatName(value, names);
  if (typeof value === "number" || typeof value === "string") {
    return words.valueName(name, value) ?? (typeof value === "number" ? String(value) : humanise(value));
  }
  return JSON.stringify(value);
}

/** Records as the rows of a table, words as chips, anything else one below the other. */
function listCell(name: string, values: unknown[], names: Names): Cell {
  const one = singular(name);
  if (values.length === 0) return { kind: "word", text: NOTHING, isPiece: false };
  if (values.every((value) => !isNested(value))) {
    return { kind: "chips", chips: values.map((value) => ({ text: wordOf(one, value, names), count: null })) };
  }
  if (values.every(isFields)) return tableCell(values, names);
  return { kind: "list", items: values.map((value) => cellOf(one, value, names)) };
}

function tableCell(records: Fields[], names: Names): Cell {
  const columns = [...new Set(records.flatMap(Object.keys))];
  return {
    kind: "table",
    columns: columns.map((column) => labelOf(column, names.words)),
    rows: records.map((record) => columns.map((column) => cellOf(column, record[column], names))),
  };
}

/** How many there are of each as chips; other records as fields with their names. */
function recordCell(name: string, record: Fields, names: Names): Cell {
  const entries = Object.entries(record);
  const one = singular(name);
  const isCounted = ([key, value]: [string, unknown]) =>
    typeof value === "number" && names.words.valueName(one, key) !== null;
  if (entries.length === 0) return { kind: "word", text: NOTHING, isPiece: false };
  if (!entries.every(isCounted)) return { kind: "fields", fields: fieldsOf(record, names) };
  return {
    kind: "chips",
    chips: entries.map(([key, count]) => ({ text: wordOf(one, key, names), count: count as number })),
  };
}

function singular(name: string): string {
  return name.endsWith("s") ? name.slice(0, -1) : name;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
