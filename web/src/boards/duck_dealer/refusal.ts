/** Asking why not. */
import { parse } from "../../play/actions";
import type { BoardProps } from "../board";
import type { View } from "./view";

type Props = Pick<BoardProps, "view" | "me" | "game" | "legal" | "choose" | "refuse">;

/** Say why something touched is not possible. In an action turn the steps tried so far count, which only a try knows:
 * the server refuses the step with its clause. */
export function askWhy(props: Props, notation: string): void {
  const view = props.view as View;
  const isInTurn = view.active === props.me && view.phase !== "turn" && props.legal.length > 0;
  if (isInTurn) props.choose(parse(props.game, notation));
  else props.refuse(notation);
}
