import * as messages from "#messages/shell.ts";
import type { Language, Locale } from "../../../contract/languages/languages.ts";
import { currentSession } from "../../api/session.ts";

/** Each language has a build of its own, so this is a constant. */
const currentLanguage: Language = messages.language;

const key = "locale";
const isLanguage = (value: unknown): value is Language => value === "en" || value === "de";

/** The account's choice, or else this browser's. */
export function chosenLanguage(): Language | undefined {
  try {
    return [currentSession()?.user.locale, localStorage.getItem(key)].find(isLanguage);
  } catch {
    return undefined;
  }
}

export const speaksChosenLanguage = () => (chosenLanguage() ?? currentLanguage) === currentLanguage;

/** The browser's preferred language among those of the board. */
export const browserLanguage = (): Language =>
  navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? currentLanguage;

/**
 * Stores the choice in this browser (`auto` removes it) and reloads the page in that language: same address, same history
 * entry, scrolled to the top. The account's locale must be in the session already.
 */
export async function chooseLanguage(choice: Locale): Promise<void> {
  try {
    if (choice === "auto") localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Storage is unavailable: the address carries the choice.
  }
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
