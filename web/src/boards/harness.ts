/** A board without a server, for those who draw it: /board.html?game=<fixture>&n=<frame>&lang=de&theme=dark */
import { mount } from "svelte";
import "../style/drakes.css";
import Harness from "./Harness.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.style.colorScheme = asked.get("theme") ?? "light dark";
mount(Harness, { target: document.getElementById("app")!, props: { asked } });
