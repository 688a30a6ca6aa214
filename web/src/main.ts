/** The page's beginning. */
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./style/drakes.css";
import "./style/shell.css";

settings.apply();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
