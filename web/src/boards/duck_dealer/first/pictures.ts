/** The drawings of what a turn of Duck Dealer offers. */
import type { Possible } from "../../../server/types";
import { energyPiece, gearPiece, goodPiece } from "../view";

const FIXED: Record<string, string> = {
  act: "dd-ship",
  fly: "dd-ship",
  claim: "dd-privilege",
  highway: "dd-highway-cube",
  jump: "dd-pathway-entrance",
  pathway: "dd-pathway-entrance",
  exchange: "dd-cargo-hold",
};

export function pictureOf({ name, arguments: said }: Possible): string {
  const fixed = FIXED[name];
  if (fixed) return fixed;
  if (name.startsWith("mine")) return goodPiece(String(said["good"]));
  if (said["product"] !== undefined) return goodPiece(String(said["product"]));
  if (said["gear"] !== undefined) return gearPiece(String(said["gear"]));
  return name === "collect" ? energyPiece(["movement", "build", "trade"][Number(said["energy"])] ?? "") : "";
}

export function payment(key: string): string {
  return ["movement", "build", "trade"].includes(key) ? energyPiece(key) : key === "any" ? "" : goodPiece(key);
}
