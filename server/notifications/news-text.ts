import { newsSentence } from "../../contract/notifications/notification-sentences.ts";
import { fullName } from "../../contract/people/names.ts";
import { personName } from "../../contract/people/people.ts";
import { kindsOfPosts, postKinds } from "../../contract/posts.ts";
import type { Messages } from "../languages/languages.ts";
import type { Board } from "../mail/mail-builder.ts";
import type { TextWithLinks } from "../mail/mail-page.ts";
import { isolated } from "../mail/mail-text.ts";
import type { Recipient } from "../mail/recipient.ts";
import { knownTimeZone } from "../mail/time-zones.ts";
import type { News } from "./news-fits.ts";
import { entryPath } from "./notification-paths.ts";

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

/** The most hits of searches that a mail lists. */
const shown = 5;

type Find = { label: string; path: string };

/** What searches found, newest first; once where several found it. */
export const findsIn = (news: readonly News[]): Find[] => {
  const finds = news.toReversed().map(foundIn);
  return [...new Map(finds.map((find) => [find.path, find])).values()];
};

/** What searches found, newest first, and the number of those not listed. */
export function findsOf(
  { publicUrl }: Board,
  news: readonly News[],
  { newsMails }: Messages,
): (string | TextWithLinks)[] {
  const finds = findsIn(news).map(
    ({ label, path }): TextWithLinks => ({
      text: label,
      links: [{ label: newsMails.look, address: `${publicUrl}${path}` }],
    }),
  );
  const rest = finds.length - shown;
  return rest > 0 ? [...finds.slice(0, shown), newsMails.more(rest)] : finds;
}

function foundIn({ post, member }: News): Find {
  const kind = kindsOfPosts.find((each) => each === post?.kind);
  if (post && kind) {
    const path = entryPath({ parent: postKinds[kind].path, recordId: post.number, commentId: null });
    return { label: isolated(post.title.replace(/\s+/g, " ")), path };
  }
  const path = entryPath({ parent: "users", recordId: member?.id ?? 0, commentId: null });
  return { label: member ? isolated(fullName(member)) : "", path };
}
