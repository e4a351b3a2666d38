import { newsSentence } from "../../contract/notifications/notification-sentences.ts";
import { fullName } from "../../contract/people/names.ts";
import { personName } from "../../contract/people/people.ts";
import type { Messages } from "../languages/languages.ts";
import { isolated } from "../mail/mail-text.ts";
import type { Recipient } from "../mail/recipient.ts";
import { knownTimeZone } from "../mail/time-zones.ts";
import type { News } from "./news-fits.ts";

/** A sentence for news of one kind about one record, the newest last; a day in it is one of the reader's time zone. */
export function sentenceOf(news: readonly News[], { notificationEntries }: Messages, { timeZone }: Recipient): string {
  const newest = news.at(-1) as News;
  const { kind, event, search, fit } = newest;
  // A find's post isn't what the entry is about.
  const title = kind === "search" ? (search?.name ?? "") : titleOf(newest);
  return newsSentence(notificationEntries, {
    kind,
    event,
    said: { count: news.length, who: actorName(newest, notificationEntries.someone), title },
    had: { had: fit?.had ?? 0, of: fit?.of ?? 0 },
    endsAt: newest.expiresAt ?? newest.at,
    timeZone: knownTimeZone(timeZone),
  });
}

/** A title on one line, as subjects need it. */
export const titleOf = ({ post, search, cohort }: News): string =>
  isolated((post?.title ?? search?.name ?? cohort ?? "").replace(/\s+/g, " ").trim());

/** The actor's name, if it is valid by the current rule; older versions allowed more. */
export const actorName = ({ who }: News, someone: string): string =>
  who && [who.firstName, who.lastName].every((name) => personName.safeParse(name).success)
    ? isolated(fullName(who))
    : someone;
