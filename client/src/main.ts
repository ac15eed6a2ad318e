import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { listen } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";
import { loadWords } from "./lib/words.svelte";

applySettings();
listen();
void loadWords().then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
