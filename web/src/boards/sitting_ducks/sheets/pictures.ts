/** The drawings of this game's sheets. */
import type { Picture } from "../../../touch/words";
import { pieceOf } from "../hand.svelte";
import { paint } from "../view";

export function pictureOf(picture: string): Picture | null {
  const [kind, key = ""] = picture.split(":");
  if (kind === "played") return { piece: pieceOf(key) };
  if (kind === "swimmer") return key === "water" ? { piece: "sd-water" } : { piece: "sd-duck", seat: paint(key) };
  return kind === "piece" ? { piece: `sd-${key}` } : null;
}
