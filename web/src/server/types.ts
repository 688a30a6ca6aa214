/** What the server takes and sends, and what the page makes of it. */
import type { EventFrame, Frame, GuestRequest, HintAnswer, OptionInfo, Sentence, Tried, View, Waiting } from "./schema";

export type * from "./schema";
export { MAX_LENGTH } from "./schema";

/** What a message of a sheet is said with. */
export type Argument = Sentence["arguments"][string];
export type Language = NonNullable<GuestRequest["language"]>;
export type OptionValue = OptionInfo["values"][number];
export type Status = Frame["status"];
export type Stops = Tried["stops"];
/** Why bots have not acted yet, or not by themselves, by their seats. */
export type Waits = Waiting["seats"];
/** What lines and standings are measured in: chances to win from 0 to 1, or points at the end. */
export type Measure = HintAnswer["measure"];

/** A legal action, ready to show. */
export interface Choice {
  n: number;
  kind: string;
  args: Record<string, string>;
  text: string;
}

/** What a choice would do, and the view after it. */
export interface Preview {
  choice: number;
  events: EventFrame[];
  view: View;
}
