import * as fields from "../../messages/en/fields.ts";
import * as mails from "../../messages/en/mails.ts";
import * as refusals from "../../messages/en/refusals.ts";
import * as replies from "../../messages/en/replies.ts";

/** What the command line and the logs say. */
export const english = { refusals: Object.assign({}, fields, refusals), mails, replies };

/** All that the server says, in one language. */
export type Messages = typeof english;

export const languages = { en: english };
export type Language = keyof typeof languages;

/** Of everyone who has not told another one. */
export const defaultLanguage: Language = "en";
