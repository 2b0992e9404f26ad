import "@fontsource-variable/inter/wght.css";
import "@fontsource/philosopher/700.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { visit } from "./house/visit.svelte";
import { words } from "./words/words.svelte";

await Promise.all([words.speak(words.language), visit.arrive()]);
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register("/service.js").catch(() => {});
}
