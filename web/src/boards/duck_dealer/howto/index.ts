/** The pictures of How to play Duck Dealer. */
import type { HowToPicture } from "../../howto";
import "../chart.css";
import Build from "./Build.svelte";
import Collect from "./Collect.svelte";
import Fly from "./Fly.svelte";
import Start from "./Start.svelte";
import Trade from "./Trade.svelte";

export const pictures: HowToPicture[] = [
  { name: "galaxy", window: "-240 -280 480 248", Drawing: Start },
  { name: "collect", window: "0 0 240 150", keep: "whole", Drawing: Collect },
  { name: "fly", window: "34 20 330 206", keep: "whole", Drawing: Fly },
  { name: "trade", window: "0 0 240 150", keep: "whole", Drawing: Trade },
  { name: "build", window: "-110 -258 220 138", keep: "whole", Drawing: Build },
];
