/** The harbour of the first picture. */
import type { Boat } from "../view";
import { lay } from "./lay";

export const SIZE = 10;
export const PONTOONS = ["a1", "j1", "j10", "a10"];

/** Ten boats as they may lie after set-up. */
export const BOATS: Boat[] = [
  lay("centre", "c3", "west", ["bonsai", "fan"]),
  lay("centre", "g2", "south", ["ring", "vase"]),
  lay("centre", "i5", "north", ["frog", "silk"]),
  lay("centre", "d6", "east", ["jade", "kite"]),
  lay("centre", "f8", "west", ["flute", "incense"]),
  lay("end", "d1", "east", ["snake", "carpet"]),
  lay("end", "a4", "south", ["lantern", "teapot"]),
  lay("end", "g5", "south", ["goldfish", "perfume"]),
  lay("end", "b10", "north", ["mushrooms", "necklace"]),
  lay("end", "h10", "west", ["buddha", "baby_dragon"]),
];
