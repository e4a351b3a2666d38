import { useEffect } from "react";
import { chosenLanguage } from "../language/language.ts";

/** Once the page is there and its rush is over: has the board's files kept for when there is no network. */
export function useOfflineFiles() {
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    if (document.readyState === "complete") keepFiles();
    else window.addEventListener("load", keepFiles, { once: true });
  }, []);
}

function keepFiles() {
  const chosen = chosenLanguage();
  // Where it is refused, in a private window for instance, the board works as before.
  navigator.serviceWorker
    .register(chosen ? `/sw.js?lang=${chosen}` : "/sw.js", { updateViaCache: "none" })
    .catch(() => undefined);
}
