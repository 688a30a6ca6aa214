/** The pictures of the rules of Sitting Ducks. */
import type { Picture } from "../../rules";
import "../look.css";
import Aims from "./Aims.svelte";
import BottomsUp from "./BottomsUp.svelte";
import Cover from "./Cover.svelte";
import Last from "./Last.svelte";
import March from "./March.svelte";
import Own from "./Own.svelte";
import Shooting from "./Shooting.svelte";
import Shots from "./Shots.svelte";
import TheLine from "./TheLine.svelte";

export const pictures: Picture[] = [
  { name: "line", clauses: ["SD-1.1", "SD-2.1", "SD-2.3"], width: 580, height: 176, Drawing: TheLine },
  { name: "last", clauses: ["SD-4.1", "SD-3.3"], width: 580, height: 284, Drawing: Last },
  { name: "aims", clauses: ["SD-5.1", "SD-5.4", "SD-5.8"], width: 560, height: 222, Drawing: Aims },
  { name: "shooting", clauses: ["SD-5.2", "SD-5.3", "SD-3.3"], width: 580, height: 384, Drawing: Shooting },
  { name: "shots", clauses: ["SD-5.5", "SD-5.6", "SD-5.7"], width: 560, height: 222, Drawing: Shots },
  { name: "march", clauses: ["SD-5.9"], width: 580, height: 384, Drawing: March },
  { name: "own", clauses: ["SD-5.10", "SD-5.11"], width: 600, height: 222, Drawing: Own },
  { name: "cover", clauses: ["SD-5.14", "SD-R1"], width: 568, height: 140, Drawing: Cover },
  { name: "bottoms-up", clauses: ["SD-5.15", "SD-R3"], width: 520, height: 140, Drawing: BottomsUp },
];
