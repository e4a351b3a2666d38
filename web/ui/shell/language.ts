import * as messages from "#messages/shell.ts";
import type { Language } from "../../../contract/languages/languages.ts";
import { browserStorage } from "../../api/browser-storage.ts";
import { currentSession } from "../../api/session.ts";

/** Each language has a build of its own, so this is a constant. */
const currentLanguage: Language = messages.language;

export const languageKey = "locale";
const isLanguage = (value: unknown): value is Language => value === "en" || value === "de";

/** The account's choice, or else this browser's. */
export const chosenLanguage = (): Language | undefined =>
  [currentSession()?.user.locale, browserStorage.read(languageKey)].find(isLanguage);

export const speaksChosenLanguage = () => (chosenLanguage() ?? currentLanguage) === currentLanguage;

/** The browser's preferred language among those of the board. */
export const browserLanguage = (): Language =>
  navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? currentLanguage;
