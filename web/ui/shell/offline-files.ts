import { useEffect } from "react";
import { chosenLanguage } from "./language.ts";

/** Once the page has loaded, registers the service worker, which stores the board's files for offline use. */
export function useOfflineFiles() {
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    if (document.readyState === "complete") keepFiles();
    else window.addEventListener("load", keepFiles, { once: true });
  }, []);
}

function keepFiles() {
  const chosen = chosenLanguage();
  // Registration may be refused, as in a private window; everything else works without it.
  navigator.serviceWorker
    .register(chosen ? `/sw.js?lang=${chosen}` : "/sw.js", { updateViaCache: "none" })
    .catch(() => undefined);
}
