/** The pictures of the rules of Duck Dealer. */
import type { Picture } from "../../rules";
import "../chart.css";
import Build from "./Build.svelte";
import Collect from "./Collect.svelte";
import Explore from "./Explore.svelte";
import Flight from "./Flight.svelte";
import Holds from "./Holds.svelte";
import Pathway from "./Pathway.svelte";
import Planets from "./Planets.svelte";
import Privilege from "./Privilege.svelte";
import Recipes from "./Recipes.svelte";
import Speed from "./Speed.svelte";
import Trade from "./Trade.svelte";
import Turns from "./Turns.svelte";
import Yard from "./Yard.svelte";

export const pictures: Picture[] = [
  {
    name: "recipes",
    clauses: ["DD-1.1", "DD-1.8", "DD-B1", "DD-B2", "DD-B3", "DD-B4", "DD-B5", "DD-B7", "DD-B8"],
    width: 500,
    height: 452,
    Drawing: Recipes,
  },
  {
    name: "planets",
    clauses: ["DD-1.2", "DD-1.3", "DD-2.1", "DD-2.7", "DD-5.1"],
    width: 540,
    height: 156,
    Drawing: Planets,
  },
  { name: "collect", clauses: ["DD-3.2", "DD-3.1"], width: 430, height: 176, Drawing: Collect },
  { name: "turns", clauses: ["DD-3.4", "DD-3.5", "DD-1.7", "DD-8.1"], width: 372, height: 372, Drawing: Turns },
  { name: "holds", clauses: ["DD-3.8", "DD-1.5", "DD-4.7", "DD-6.7"], width: 532, height: 152, Drawing: Holds },
  { name: "speed", clauses: ["DD-4.1", "DD-2.6", "DD-B14", "DD-R12"], width: 560, height: 160, Drawing: Speed },
  { name: "flight", clauses: ["DD-4.2", "DD-4.1", "DD-4.3", "DD-R3"], width: 580, height: 160, Drawing: Flight },
  { name: "explore", clauses: ["DD-4.5", "DD-2.2"], width: 540, height: 190, Drawing: Explore },
  { name: "pathway", clauses: ["DD-4.6", "DD-7.1", "DD-3.7"], width: 540, height: 170, Drawing: Pathway },
  {
    name: "build",
    clauses: ["DD-5.2", "DD-5.4", "DD-5.5", "DD-B10", "DD-B11", "DD-B12"],
    width: 552,
    height: 240,
    Drawing: Build,
  },
  { name: "yard", clauses: ["DD-5.3", "DD-6.3", "DD-B6"], width: 520, height: 168, Drawing: Yard },
  { name: "privilege", clauses: ["DD-5.6", "DD-6.6", "DD-R5"], width: 540, height: 96, Drawing: Privilege },
  {
    name: "trade",
    clauses: ["DD-6.1", "DD-6.2", "DD-6.4", "DD-6.5", "DD-B9"],
    width: 552,
    height: 184,
    Drawing: Trade,
  },
];
