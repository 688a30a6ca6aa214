/** The pictures of the rules of Dragon Market. */
import type { Picture } from "../../rules";
import "../look.css";
import Blocked from "./Blocked.svelte";
import Boats from "./Boats.svelte";
import BonusBoats from "./BonusBoats.svelte";
import BonusHeirs from "./BonusHeirs.svelte";
import Border from "./Border.svelte";
import Collect from "./Collect.svelte";
import Harbour from "./Harbour.svelte";
import Past from "./Past.svelte";
import Points from "./Points.svelte";
import Slide from "./Slide.svelte";
import Turn from "./Turn.svelte";
import Validate from "./Validate.svelte";
import Walk from "./Walk.svelte";

export const pictures: Picture[] = [
  { name: "harbour", clauses: ["DM-1.1", "DM-2.1", "DM-2.4"], width: 482, height: 482, Drawing: Harbour },
  { name: "boats", clauses: ["DM-1.2", "DM-1.1"], width: 464, height: 80, Drawing: Boats },
  { name: "border", clauses: ["DM-2.2"], width: 528, height: 214, Drawing: Border },
  { name: "points", clauses: ["DM-3.1", "DM-3.3", "DM-3.4"], width: 544, height: 158, Drawing: Points },
  { name: "slide", clauses: ["DM-4.1"], width: 528, height: 208, Drawing: Slide },
  { name: "turn", clauses: ["DM-4.2", "DM-B7"], width: 448, height: 208, Drawing: Turn },
  { name: "blocked", clauses: ["DM-4.2"], width: 272, height: 208, Drawing: Blocked },
  { name: "walk", clauses: ["DM-4.3"], width: 342, height: 214, Drawing: Walk },
  { name: "past", clauses: ["DM-4.4", "DM-R4"], width: 400, height: 104, Drawing: Past },
  { name: "collect", clauses: ["DM-4.5", "DM-R3"], width: 462, height: 134, Drawing: Collect },
  { name: "validate", clauses: ["DM-4.6", "DM-5.1", "DM-R5"], width: 624, height: 158, Drawing: Validate },
  {
    name: "bonus-boats",
    clauses: ["DM-6.3", "DM-R6", "DM-R7", "DM-R19"],
    width: 560,
    height: 600,
    Drawing: BonusBoats,
  },
  {
    name: "bonus-heirs",
    clauses: ["DM-6.3", "DM-R6", "DM-R7", "DM-R14"],
    width: 432,
    height: 432,
    Drawing: BonusHeirs,
  },
];
