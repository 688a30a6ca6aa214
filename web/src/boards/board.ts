/** The contract between the shell and a game's board. */
import type { Component } from "svelte";
import type { Choice, EventFrame, GameInfo, Move, Preview, SeatFrame, View } from "../server/types";
import type { Words } from "../words/words";

export type SeatColour = "blue" | "green" | "orange" | "yellow" | "violet" | "pink";

/** Only the letter of a seat, never of a word: it is the same in every language. */
export const LETTERS: Record<SeatColour, string> = {
  blue: "B",
  green: "G",
  orange: "O",
  yellow: "Y",
  violet: "V",
  pink: "P",
};

export interface BoardProps {
  game: GameInfo;
  /** What the reader sees, after the draft's steps; each board types its own. */
  view: View;
  me: number | null;
  seats: SeatFrame[];
  words: Words;
  /** What the reader may do now; empty when it is not theirs to act. */
  legal: Choice[];
  /** The moves in force up to what is shown. */
  moves: Move[];
  /** What led from the previous view to this one, for motion; empty at first paint and in reduced motion. */
  events: EventFrame[];
  /** The choice being looked at. */
  preview: Preview | null;
  /** The events of a single step, for costs and consequences. */
  costs: (n: number) => EventFrame[];
  /** The log line pointed at: ring its places. */
  pointed: EventFrame[] | null;
  /** Hover or focus. */
  look: (n: number | null) => void;
  /** Do it. */
  choose: (...n: number[]) => void;
  /** Something not possible was touched: the notation that was tried. */
  refuse: (text: string) => void;
  /** Say in a sentence what has to come first. */
  tell: (sentence: string) => void;
  /** In a lesson: the actions that may glow; the others can still be tried. Without it all glow. */
  only?: number[] | null;
  /** In a lesson: the things that are spoken of, to be brought into sight. */
  told?: string[];
  /** While a thing tells of itself: its places, which stay bright, and numbers that stand by things. */
  dim?: Dim | null;
}

export interface Dim {
  bright: string[];
  /** What is spoken of, to be brought into sight. */
  ringed: string[];
  numbers: Record<string, number>;
}

/** Whether a thing is dimmed: others of its kind are spoken of. */
export function isDimmed(dim: Dim | null | undefined, thing: string): boolean {
  return !!dim?.bright.length && !dim.bright.includes(thing);
}

export interface Passage {
  title: string;
  lines: string[];
}

export interface BoardKey {
  key: string;
  label: (words: Words) => string;
  run: (props: BoardProps) => void;
}

/** What boards/<game>/index.ts exports. */
export interface BoardModule {
  Board: Component<BoardProps>;
  Hand?: Component<BoardProps>;
  /** What may be done now, as cards in the bar: instead of the shell's short list of choices. */
  Choices?: Component<BoardProps>;
  Side?: Component<BoardProps>;
  SeatNote?: Component<BoardProps & { seat: number }>;
  describe(view: View, words: Words, seats: SeatFrame[]): Passage[];
  ask?(view: View, me: number | null, words: Words, legal: Choice[]): string | null;
  /** The piece that stands for an action where it is shown as a picture, and its name. */
  pictured?(choice: Choice, words: Words): { piece: string; name: string };
  /** A seat's colour, or null where it is secret. */
  seatColour(view: View, seat: number): SeatColour | null;
  keys?: BoardKey[];
  /** What may still be chosen anew by whoever plays with bots alone, and the version to go back to; null for nothing. */
  anew?(view: View, moves: Move[], me: number): { label: string; from: number } | null;
  /** What a review adds of a whole game, for a seat; fetched when it is first wanted. */
  summary?: () => Promise<Component<{ moves: Move[]; me: number; words: Words }>>;
  /** Nothing can be chosen on the board: the bar lists every choice. */
  listsChoices?: boolean;
  /** On a wide screen: seats in a row above the board (the usual), or in a column at its left, with the hand below. */
  layout?: "row" | "column";
}

/** The choices that glow: all, or in a lesson those it asks for. */
export function glowing(legal: Choice[], only: number[] | null | undefined): Choice[] {
  return only ? legal.filter((choice) => only.includes(choice.n)) : legal;
}

/** The name of a control; in a lesson it says so when one of the actions that it stands for is asked for. */
export function nameInLesson(
  label: string,
  { only, words }: Pick<BoardProps, "only" | "words">,
  ...n: number[]
): string {
  return only && n.some((one) => only.includes(one)) ? words.say("lesson-wanted", { thing: label }) : label;
}
