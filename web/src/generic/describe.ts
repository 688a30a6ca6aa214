/** Any game's table in words: what lies on it, then what each seat has. */
import type { Passage } from "../boards/board";
import type { SeatFrame, View } from "../server/types";
import type { Words } from "../words/words";
import { modelOf, type Cell, type Chip, type Field } from "./model";

export function describe(view: View, words: Words, seats: SeatFrame[]): Passage[] {
  const { facts, parts, seats: ofSeats } = modelOf(view, words, seats);
  const table = { title: words.say("generic-table"), lines: facts.map(sentence) };
  const players = ofSeats.map(({ name, fields }) => ({ title: name, lines: fields.map(sentence) }));
  const others = parts.map(({ label, cell }) => ({ title: label, lines: linesOf(cell) }));
  return [table, ...players, ...others].filter(({ lines }) => lines.length > 0);
}

function sentence({ label, cell }: Field): string {
  return `${label}: ${textOf(cell)}.`;
}

function linesOf(cell: Cell): string[] {
  if (cell.kind === "table") return cell.rows.map((row) => `${rowText(cell.columns, row)}.`);
  if (cell.kind === "fields") return cell.fields.map(sentence);
  if (cell.kind === "list") return cell.items.map((item) => `${textOf(item)}.`);
  return [`${textOf(cell)}.`];
}

function textOf(cell: Cell): string {
  if (cell.kind === "word") return cell.text;
  if (cell.kind === "chips") return cell.chips.map(chipText).join(", ");
  if (cell.kind === "fields") return cell.fields.map((field) => `${field.label} ${textOf(field.cell)}`).join(", ");
  if (cell.kind === "table") return cell.rows.map((row) => rowText(cell.columns, row)).join("; ");
  return cell.items.map(textOf).join("; ");
}

function rowText(columns: string[], row: Cell[]): string {
  return row.map((cell, i) => `${columns[i]} ${textOf(cell)}`).join(", ");
}

function chipText({ text, count }: Chip): string {
  return count === null ? text : `${text} × ${count}`;
}
