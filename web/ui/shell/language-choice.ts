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
  await openIn(choice === "auto" ? undefined : choice, new URL(location.href));
}

/** Replaces this page by another page load. Drafts survive that, so the `beforeunload` question is suppressed. */
export async function openIn(language: Language | undefined, address: URL): Promise<void> {
  await tellWorker(language);
  const next = new URL(address);
  const parts = next.search
    .slice(1)
    .split("&")
    .filter((part) => part && !new URLSearchParams(part).has("lang"));
  if (language) parts.push(`lang=${language}`);
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  next.search = parts.join("&");
  // An address that differs in its hash alone would only be scrolled to.
  next.hash = "";
  if (next.pathname !== location.pathname || !carriesLink()) return location.replace(next.href);
  history.replaceState(history.state, "", next.href);
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
