import * as messages from "#messages/shell.ts";
import type { Language, Locale } from "../../../contract/languages/languages.ts";
import { currentSession } from "../../api/session.ts";

/** What this page speaks: there is a build for each language, and this code knows one. */
const currentLanguage: Language = messages.language;

const key = "locale";
const isLanguage = (value: unknown): value is Language => value === "en" || value === "de";

/** What the account chose, else what was chosen in this browser. */
export function chosenLanguage(): Language | undefined {
  try {
    return [currentSession()?.user.locale, localStorage.getItem(key)].find(isLanguage);
  } catch {
    return undefined;
  }
}

export const speaksChosenLanguage = () => (chosenLanguage() ?? currentLanguage) === currentLanguage;

/** What the browser asks for, as far as there is a choice. */
export const browserLanguage = (): Language =>
  navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? currentLanguage;

/**
 * This browser remembers it (`auto`: nothing any more), and the page comes back in it: at the same address, from its top, in
 * the same entry of the history. What the account chose is in the session by then.
 */
export async function chooseLanguage(choice: Locale): Promise<void> {
  try {
    if (choice === "auto") localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing: the address says it.
  }
  await openIn(choice === "auto" ? undefined : choice, location.pathname + location.search);
}

/** A page of the board, loaded anew in this one's place. Typed words come along, so nothing is asked before. */
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

/** Whether this entry of the history holds what the link of a mail carried: another entry would know nothing of it. */
const carriesLink = () => Boolean((history.state as { link?: unknown } | null)?.link);

/** The one that is there asks for the next page already; the page registers its successor. */
async function tellWorker(choice: Language | undefined): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.navigationPreload?.setHeaderValue(choice ?? "true").catch(() => undefined);
}
