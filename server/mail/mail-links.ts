import type { Mail } from "./mailer.ts";

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
