/** The pictures of How to play Sitting Ducks. */
import type { HowToPicture } from "../../howto";
import "../look.css";
import Aim from "./Aim.svelte";
import CloseUp from "./CloseUp.svelte";
import Save from "./Save.svelte";
import Shoot from "./Shoot.svelte";
import Start from "./Start.svelte";

export const pictures: HowToPicture[] = [
  { name: "pond", window: "0 -27 320 166", Drawing: Start },
  { name: "aim", window: "0 -8 240 148", Drawing: Aim },
  { name: "shoot", window: "0 -8 240 148", Drawing: Shoot },
  { name: "close-up", window: "0 -8 240 148", Drawing: CloseUp },
  { name: "save", window: "0 -8 240 148", Drawing: Save },
];
