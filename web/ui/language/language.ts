import * as messages from "#messages/shell.ts";
import { currentSession } from "../../api/session.ts";

export type Language = "en" | "de";

/** What this page speaks: there is a build for each language, and this code knows one. @public */
export const currentLanguage: Language = messages.language;

const key = "locale";
const isLanguage = (value: unknown): value is Language => value === "en" || value === "de";

/** What the account chose, else what was chosen in this browser. */
export function chosenLanguage(): Language | undefined {
  try {
    const choices = [(currentSession()?.user as { locale?: string } | undefined)?.locale, localStorage.getItem(key)];
    return choices.find(isLanguage);
  } catch {
    return undefined;
  }
}

/**
 * This browser remembers it (`auto`: nothing any more), and the page comes back in it: at the same address, from its top, in
 * the same entry of the history. What the account chose is in the session by then.
 * @public
 */
export async function chooseLanguage(choice: "auto" | Language): Promise<void> {
  try {
    if (choice === "auto") localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing: the address says it.
  }
  await tellWorker(choice === "auto" ? undefined : choice);
  const parts = location.search
    .slice(1)
    .split("&")
    .filter((part) => part && !new URLSearchParams(part).has("lang"));
  if (choice !== "auto") parts.push(`lang=${choice}`);
  location.replace(`${location.pathname}${parts.length > 0 ? `?${parts.join("&")}` : ""}`);
}

/** The one that is there asks for the next page already; the page registers its successor. */
async function tellWorker(choice: Language | undefined): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.navigationPreload?.setHeaderValue(choice ?? "true").catch(() => undefined);
}
