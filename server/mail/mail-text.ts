import type { Mail } from "./mailer.ts";

/**
 * A name for the middle of a plain line: if it contains characters that change the text's direction, their effect ends with it
 * (Unicode's first strong isolate).
 */
export const isolated = (name: string): string =>
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(name)
    ? `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069`
    : name;

/** Text of files and other servers, for a terminal: no control character moves its cursor or changes the text's direction. */
export const printable = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]|[^\P{Cc}\n]/gu, "");

/** Matches the token of a mailed link, here and in the queue's SQL. */
export const tokenInLink = "((?:token|invitation)=)[A-Za-z0-9_-]{43}";

export function withoutToken<M extends Mail>(mail: M): M {
  return mapTexts(mail, (text) => text.replace(new RegExp(tokenInLink, "g"), "$1"));
}

export const mapTexts = <M extends Mail>(mail: M, change: (text: string) => string): M => ({
  ...mail,
  text: change(mail.text),
  html: change(mail.html),
  ...(mail.list?.unsubscribe && { list: { ...mail.list, unsubscribe: change(mail.list.unsubscribe) } }),
});
