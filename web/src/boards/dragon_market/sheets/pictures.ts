/** The drawings of this game's sheets. */
import type { Picture } from "../../../touch/words";
import { pieceOf } from "../view";

export function pictureOf(picture: string): Picture | null {
  const [kind, key = ""] = picture.split(":");
  if (kind === "good") return { piece: pieceOf(key) };
  if (kind === "coins") return { piece: "dm-coin" };
  return key === "sailor" || key === "heir" ? { piece: `dm-${key}` } : null;
}
