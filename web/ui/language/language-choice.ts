import type { Language, Locale } from "../../../contract/languages/languages.ts";
import { browserStorage } from "../../api/browser-storage.ts";
import { languageKey } from "./language.ts";

/**
 * Stores the choice in this browser (`auto` removes it) and reloads the page in that language: same address, same history
 * entry, scrolled to the top. The account's locale must be in the session already.
 */
export async function chooseLanguage(choice: Locale): Promise<void> {
  if (choice === "auto") browserStorage.remove(languageKey);
  else browserStorage.write(languageKey, choice);
  await openIn(choice === "auto" ? undefined : choice, location.pathname + location.search);
}

/** Replaces this page by another page load. Drafts survive that, so the `beforeunload` question is suppressed. */
export async function openIn(language: Language | undefined, address: string): Promise<void> {
  await tellWorker(language);
  const [path, ...rest] = address.split("?");
  const parts = rest
    .join("?")
    .split("&")
    .filter((part) => part && !new URLSearchParams(part).has("lang"));
  if (language) parts.push(`lang=${language}`);
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  const next = `${path}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
  if (path !== location.pathname || !carriesLink()) return location.replace(next);
  history.replaceState(history.state, "", next);
  location.reload();
}

/** Whether this history entry holds a mailed link's token, which a new entry would lose. */
const carriesLink = () => Boolean((history.state as { link?: unknown } | null)?.link);

/** The service worker preloads navigations with this header, so it has to know the new language before the reload. */
async function tellWorker(choice: Language | undefined): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.navigationPreload?.setHeaderValue(choice ?? "true").catch(() => undefined);
}
