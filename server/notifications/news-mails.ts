import { codePointCount } from "../../contract/interface/fields.ts";
import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import { pages } from "../../contract/pages.ts";
import { truncated } from "../../contract/texts/truncation.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import type { Messages } from "../languages/languages.ts";
import { type Board, mailTo } from "../mail/mail-builder.ts";
import type { Paragraph } from "../mail/mail-page.ts";
import type { Mail } from "../mail/mailer.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { plainLines } from "../texts/plain-text.ts";
import type { Receiver } from "./mail-receiver-store.ts";
import type { News } from "./news-fits.ts";
import { actorName, findsIn, findsOf, sentenceOf, titleOf } from "./news-text.ts";
import { entryPath } from "./notification-paths.ts";
import { issueUnsubscribeTokens, type Stops } from "./unsubscribe-tokens.ts";

/** What mailing news depends on. */
export type NewsBoard = Pick<Services, "config" | "mail"> & { skills: CurrentSkills };

/** A mail to be written, with news of one record or one kind, the newest last. */
export type NewsMailRequest = { to: Receiver; about: string; news: News[] };

/** The longest quotation in code points; shorter for questions offered to a member, and if there are several. */
const quoteMax = { other: 500, question: 200, several: 200 };
/** The most texts that a mail quotes. */
const quotesMax = 10;

/** Writes mails about news, each with an unsubscribe link for its own kinds and searches. */
export async function newsMails(
  transaction: Connection,
  board: Board,
  wanted: readonly NewsMailRequest[],
): Promise<Mail[]> {
  const mails = wanted.map((mail) => ({ ...mail, stops: unsubscribeScope(mail.news) }));
  const stoppable = mails.filter(({ stops }) => stops.kinds.length > 0);
  const tokens = await issueUnsubscribeTokens(
    transaction,
    stoppable.map(({ to, stops }) => ({ memberId: to.id, stops })),
  );
  const tokenOf = new Map(stoppable.map((mail, place) => [mail, tokens[place]]));
  return mails.map((mail) => newsMail(board, mail, tokenOf.get(mail)));
}

/** The kinds and searches that a mail's unsubscribe link stops; decisions can't be stopped. */
export function unsubscribeScope(news: readonly News[]): Stops {
  const kinds = kindsOf(news).filter((kind) => kind !== "decision");
  const searchIds = news.flatMap(({ kind, recordId }) => (kind === "search" ? recordId : []));
  return { kinds, rhythm: null, searchIds: [...new Set(searchIds)] };
}

const kindsOf = (news: readonly News[]): NotificationKind[] => [...new Set(news.map(({ kind }) => kind))];

function newsMail(
  board: Board,
  { to, about, news, stops }: NewsMailRequest & { stops: Stops },
  token: string | undefined,
): Mail {
  const newest = news.at(-1) as News;
  const { kind } = newest;
  const unsubscribe = token && `${board.publicUrl}${pages.unsubscribe}?token=${token}`;
  const isAtOneRecord = new Set(news.map(({ entryId }) => entryId)).size === 1 || about !== kind;
  const path = isAtOneRecord ? entryPath(newest) : pages.notifications;
  const say = (_: Messages["mails"], messages: Messages) => ({
    subject: subjectOf({ to, about, news }, messages),
    paragraphs: paragraphsOf({ to, news }, messages, board),
    link: kind === "question" ? messages.newsMails.answer : messages.newsMails.look,
    footer: footerOf(board, kindsOf(news), unsubscribe, messages),
  });
  return {
    ...mailTo(board, to, say, {
      address: `${board.publicUrl}${path}`,
      list: kind,
      ...threadOf(news),
      ...(unsubscribe && { unsubscribe }),
    }),
    ...(token && { stops }),
    news: news.map(({ entryId, eventId }) => ({ entryId, eventId })),
  };
}

/** The thread of mails about one record; mails about several have none. */
export function threadOf(records: readonly { parent: string; recordId: number }[]): { thread?: string } {
  const [first, ...others] = new Set(records.map(({ parent, recordId }) => `${parent}-${recordId}`));
  return first && others.length === 0 ? { thread: first } : {};
}

function subjectOf({ to, about, news }: NewsMailRequest, messages: Messages): string {
  const newest = news.at(-1) as News;
  if (kindsOf(news).length > 1) return messages.newsMails.newAt(titleOf(newest));
  const entries = new Set(news.map(({ entryId }) => entryId));
  const several = messages.newsMails.several[about as keyof Messages["newsMails"]["several"]];
  if (entries.size <= 1 || !several) return sentenceOf(news, messages, to);
  if (about === "search") return several(findsIn(news).length);
  return several(about === "joined" ? joinedCount(news) : entries.size);
}

/** The number of members who joined: an entry collects those of a cohort. */
export const joinedCount = (news: readonly News[]): number =>
  new Set(news.map(({ entryId, member }) => `${entryId} ${member?.id}`)).size;

function paragraphsOf({ to, news }: Omit<NewsMailRequest, "about">, messages: Messages, board: Board): Paragraph[] {
  const newest = news.at(-1) as News;
  const ofKind = Map.groupBy(news, ({ kind, entryId }) => `${kind} ${entryId}`);
  // The subject already says what a single entry does.
  const sentences = ofKind.size > 1 ? [...ofKind.values()].map((same) => sentenceOf(same, messages, to)) : [];
  if (newest.kind === "search") return [...sentences, ...findsOf(board, news, messages)];
  if (newest.kind === "question") {
    const quote = quoteOf(newest);
    const asks = messages.newsMails.asks(actorName(newest, messages.notificationEntries.someone));
    return [...(quote ? [asks, quote] : []), ...knownSkillsSentence(newest, messages)];
  }
  const fit = newest.fit ? [messages.newsMails.fit(newest.fit.had, newest.fit.of, newest.fit.missing)] : [];
  return [...sentences, ...fit, ...quotesOf(news, messages)];
}

/**
 * The quotations of a mail, each with its author if there are several, newest last. A text that is the only one of an
 * older kind isn't quoted; its sentence is enough.
 */
function quotesOf(news: readonly News[], { newsMails, notificationEntries }: Messages): string[] {
  const newest = news.at(-1) as News;
  const texts = [...new Map(news.map((one) => [one.commentId ?? one.entryId, one])).values()];
  const countOf = (kind: NotificationKind) => texts.filter((one) => one.kind === kind).length;
  const told = texts.filter((one) => (one.kind === newest.kind || countOf(one.kind) > 1) && quoteOf(one) !== null);
  if (told.length < 2) return told.map((one) => quoteOf(one) as string);
  const shown = told.slice(-quotesMax);
  const rest = told.length - shown.length;
  return [
    ...(rest > 0 ? [newsMails.earlier(rest)] : []),
    ...shown.map(
      (one) => `${newsMails.says(actorName(one, notificationEntries.someone))}\n${quoteOf(one, quoteMax.several)}`,
    ),
  ];
}

/** The kinds whose text is quoted in mails: private messages aren't. */
const quoted: readonly NotificationKind[] = ["mention", "reply", "answer", "comment", "question", "watched"];

export function quoteOf({ kind, text, commentId }: News, most = quoteMax.other): string | null {
  if (!text || !quoted.includes(kind) || (kind === "watched" && commentId === null)) return null;
  const max = kind === "question" ? quoteMax.question : most;
  // Its quotation and the answer to it are on separate lines.
  const lines = plainLines(text).map(({ words }) => words);
  const quote = lines.join("\n");
  return codePointCount(quote) <= max ? quote : truncated(quote, max - 1);
}

/** Which skills of a question the member has now, as a sentence. */
export const knownSkillsSentence = ({ fit }: News, { newsMails }: Messages): string[] =>
  fit && fit.matched.length > 0 ? [newsMails.knows(fit.matched)] : [];

/** The footer: why the mail was sent, and how to stop such mails. */
export function footerOf(
  { publicUrl }: Board,
  kinds: readonly NotificationKind[],
  unsubscribe: string | undefined,
  { newsMails }: Messages,
) {
  const settings = { label: newsMails.settings, address: `${publicUrl}${pages.notificationSettings}` };
  return {
    text: newsMails.why([...new Set(kinds.map((kind) => newsMails.reasons[kind]))]),
    links: unsubscribe ? [{ label: newsMails.stop, address: unsubscribe }, settings] : [settings],
  };
}

/** A job's company and location. */
export type JobName = { company: string | null; location: string | null };

/** The companies and locations of the jobs in these news, by their posts' keys. */
export async function jobsNamed(database: Connection, news: readonly News[]): Promise<Map<number, JobName>> {
  const ids = new Set(news.flatMap(({ kind, post }) => (kind === "job" && post ? post.id : [])));
  if (ids.size === 0) return new Map();
  const rows = await database<(JobName & { postId: number })[]>`
    select post_id, company.title as company, location
    from jobs left join posts company on company.id = company_id and company.visible where post_id = any(${[...ids]})`;
  return new Map(rows.map(({ postId, ...name }) => [postId, name]));
}
