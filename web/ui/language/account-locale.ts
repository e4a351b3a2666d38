import * as messages from "#messages/shell.ts";
import type { Locale } from "../../../contract/languages/languages.ts";
import { changeLocale } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { currentSession, replaceUser } from "../../api/session.ts";
import { isSessionProblem } from "../forms/form-problem.ts";
import { notify } from "../toasts/notify.ts";
import { browserLanguage } from "./language.ts";

const about = "language";

/** Whether the member's account knows it now; a toast says where it doesn't. */
export async function tellAccount(locale: Locale): Promise<boolean> {
  try {
    // Mails follow the language that was asked for last: the browser's, where it is the one to choose.
    await call(changeLocale, { locale }, undefined, undefined, locale === "auto" ? browserLanguage() : locale);
  } catch (error) {
    if (!isSessionProblem(error)) notify.error(messages.languageFailed, about);
    return false;
  }
  notify.answered(about);
  const user = currentSession()?.user;
  if (user) replaceUser({ ...user, locale });
  return true;
}
