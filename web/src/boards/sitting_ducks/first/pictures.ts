/** The drawings of what a turn of Sitting Ducks offers: its cards. */
import type { Possible } from "../../../server/types";

const OTHERWISE: Record<string, string> = { give_peace: "give-peace-a-chance" };

export function pictureOf({ arguments: said }: Possible): string {
  const card = String(said["card"] ?? "");
  return card ? `sd-${OTHERWISE[card] ?? card.replaceAll("_", "-")}` : "";
}

export function payment(): string {
  return "";
}
