/** The pictures of How to play Dragon Market. */
import type { HowToPicture } from "../../howto";
import "../look.css";
import Corner from "./Corner.svelte";
import Home from "./Home.svelte";
import Slide from "./Slide.svelte";
import Turn from "./Turn.svelte";
import Walk from "./Walk.svelte";

export const pictures: HowToPicture[] = [
  { name: "harbour", window: "-24 -24 430 222", Drawing: Corner },
  { name: "walk", window: "-24 -24 346 216", keep: "left", Drawing: Walk },
  { name: "slide", window: "120 240 400 250", Drawing: Slide },
  { name: "turn", window: "307 376 346 216", Drawing: Turn },
  { name: "home", window: "-24 -24 346 216", keep: "left", Drawing: Home },
];
