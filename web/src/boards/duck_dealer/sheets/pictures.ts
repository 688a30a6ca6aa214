/** The drawings of this game's sheets. */
import type { Picture } from "../../../touch/words";
import { energyPiece, gearPiece, goodPiece } from "../view";

const OTHERS: Record<string, string> = {
  factory: "dd-factory",
  consumer: "dd-consumer",
  mine: "dd-mine",
  yard: "dd-spaceyard",
  cube: "dd-highway-cube",
  ship: "dd-ship",
  pathway: "dd-pathway-entrance",
  privilege: "dd-privilege",
};

export function pictureOf(picture: string): Picture | null {
  const [kind, key = ""] = picture.split(":");
  if (kind === "good") return { piece: goodPiece(key) };
  if (kind === "energy") return { piece: energyPiece(key) };
  if (kind === "crew") return { piece: gearPiece(key) };
  return OTHERS[key] ? { piece: OTHERS[key] } : null;
}
