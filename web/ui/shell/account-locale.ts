import * as messages from "#messages/shell.ts";
import type { Locale } from "../../../contract/languages/languages.ts";
import { changeLocale } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { currentSession, replaceUser } from "../../api/session.ts";
import { notify } from "../dialogs/toast.ts";
import { browserLanguage } from "./language.ts";

const about = "language";

/** Stores the locale in the member's account. Resolves to whether that succeeded; a toast reports a failure. */
export async function tellAccount(locale: Locale): Promise<boolean> {
  try {
    // Mails are in the language of the last request; with `auto` that has to be the browser's.
    const answeredIn = locale === "auto" ? browserLanguage() : locale;
    await call(changeLocale, { locale }, undefined, { answeredIn });
  } catch (error) {
    notify.failure(error, about, messages.languageFailed);
    return false;
  }
  notify.answered(about);
  const user = currentSession()?.user;
  if (user) replaceUser({ ...user, locale });
  return true;
}
