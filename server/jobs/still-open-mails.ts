import { codePointCount } from "../../contract/interface/fields.ts";
import { pages } from "../../contract/pages.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { type Board, mailTo } from "../mail/mail-builder.ts";
import { isolated } from "../mail/mail-text.ts";
import type { Mail } from "../mail/mailer.ts";
import { knownTimeZone } from "../mail/time-zones.ts";
import { type Receiver, receiversOf } from "../notifications/mail-receiver-store.ts";
import { footerOf, threadOf } from "../notifications/news-mails.ts";
import { putOffUntilLetter } from "../notifications/news-visibility.ts";
import { issueUnsubscribeTokens, type Stops } from "../notifications/unsubscribe-tokens.ts";
import { isVisible } from "../visibility/visibility.ts";
import { isStillAsked, issueTokens, type OwnedJob } from "./still-open-store.ts";

/** The most jobs that a mail lists one by one. */
const mostNamed = 20;

type EndingJob = OwnedJob & { number: number; title: string; company: string | null; expiresAt: string };

/**
 * The mails that ask whether jobs are still open, one to each poster who receives such mails at a given time (ISO 8601), with new
 * tokens. The posters and posts are locked.
 */
async function mailsAskingAbout(
  transaction: Connection,
  board: Board,
  asked: readonly OwnedJob[],
  by: string,
): Promise<Mail[]> {
  if (asked.length === 0) return [];
  const [jobs, receivers] = await Promise.all([
    transaction<EndingJob[]>`
      select posts.id, posts.number, posts.owner_id, posts.title, company.title as company, expires_at
      from posts join jobs on post_id = posts.id left join posts company on company.id = company_id and company.visible
      where posts.id = any(${asked.map(({ id }) => id)}) order by expires_at, posts.number`,
    receiversOf(
      transaction,
      asked.map(({ ownerId }) => ownerId),
      by,
    ),
  ]);
  const ofEach = Map.groupBy(jobs, ({ ownerId }) => ownerId);
  const named = [...ofEach.values()].flatMap((theirs) => theirs.slice(0, mostNamed));
  const tokens = await issueTokens(transaction, named);
  const recipients = [...receivers.values()].filter(isAsked);
  const stopping = await issueUnsubscribeTokens(
    transaction,
    recipients.map(({ id }) => ({ memberId: id, stops })),
  );
  return recipients.map((to, place) => {
    const unsubscribe = `${board.publicUrl}${pages.unsubscribe}?token=${stopping[place]}`;
    return { ...mailAbout(board, to, ofEach.get(to.id) ?? [], { tokens, unsubscribe, by }), stops };
  });
}

/** Those of the posters who get the mail. */
export async function askedByMail(database: Connection, posters: readonly number[], by: string): Promise<number[]> {
  return [...(await receiversOf(database, posters, by)).values()].filter(isAsked).map(({ id }) => id);
}

/** Whether a poster gets the mail. One who pauses gets a digest afterwards; all others' jobs end without a mail. */
const isAsked = ({ settings, isReached, isPaused }: Receiver) =>
  isReached && !isPaused && settings.kinds.ending.mail === "now";

const stops: Stops = { kinds: ["ending"], rhythm: null, searchIds: [] };

type Links = { tokens: ReadonlyMap<number, string>; unsubscribe: string; by: string };

function mailAbout(board: Board, to: Receiver, jobs: readonly EndingJob[], { tokens, unsubscribe, by }: Links): Mail {
  const isOver = ({ expiresAt }: EndingJob) => Date.parse(expiresAt) <= Date.parse(by);
  const named = jobs.slice(0, mostNamed).map((job) => {
    const { id, company, expiresAt } = job;
    const title = job.title.replace(/\s+/g, " ");
    const answering = (answer: string) =>
      `${board.publicUrl}${pages.stillOpen}?token=${tokens.get(id)}&answer=${answer}`;
    return {
      title: isolated(title),
      shortTitle: isolated(cut(title)),
      company: company && isolated(company),
      expiresAt,
      isOver: isOver(job),
      open: answering("open"),
      filled: answering("filled"),
    };
  });
  const others = jobs.slice(mostNamed);
  const address = `${board.publicUrl}${pages.jobs}?mine=true`;
  const rest = { count: others.length, address, isOver: others.every(isOver) };
  const say = (mails: Messages["mails"], messages: Messages) => ({
    ...mails.stillOpen(named, rest, knownTimeZone(to.timeZone)),
    footer: footerOf(board, ["ending"], unsubscribe, messages),
  });
  const thread = threadOf(jobs.map(({ number }) => ({ parent: "jobs", recordId: number })));
  return mailTo(board, to, say, { unsubscribe, list: "ending", ...thread });
}

const shortTitleMax = 60;
const cut = (title: string) =>
  codePointCount(title) > shortTitleMax ? `${[...title].slice(0, shortTitleMax - 1).join("")}…` : title;

/** Whether a mail asks about jobs. */
export const isStillOpenMail = ({ text }: Mail) => text.includes(`${pages.stillOpen}?token=`);

/** The posters due for a mail that asks about their jobs, as `user_id, due_at`, in SQL. */
export const waitingStillOpen = (database: Connection, by: string): Fragment => database`
  select owner_id as user_id, min(question_since) as due_at from jobs join posts on posts.id = post_id
  where question_since <= ${by} and owner_id is not null and ${isWaiting(database)} group by owner_id`;

/** The mails to these posters about the jobs that wait for one. */
export async function waitingStillOpenMails(
  transaction: Connection,
  board: Board,
  posters: readonly number[],
  by: string,
): Promise<Mail[]> {
  const waits = transaction`question_since <= ${by} and ${isWaiting(transaction)}`;
  const asked = await lockedJobs(transaction, posters, transaction`select post_id from jobs where ${waits}`);
  await transaction`update jobs set question_since = null where post_id = any(${asked.map(({ id }) => id)})`;
  return mailsOrLetters(transaction, board, asked, by);
}

/**
 * A new mail about the jobs that a member is still asked about, with new tokens. Null if there are none, or if the member
 * gets no mail now; then it waits for the digest.
 */
export async function mailAskingAgain(transaction: Connection, board: Board, memberId: number): Promise<Mail | null> {
  const asked = await lockedJobs(transaction, [memberId], isStillAsked(transaction, memberId));
  const [mail] = await mailsOrLetters(transaction, board, asked, new Date().toISOString());
  return mail ?? null;
}

/** Whether a poster who was asked about a job hasn't answered, in SQL: its end is the same. */
const isWaiting = (database: Connection): Fragment => database`
  (status in ('open', 'expired') and coalesce(due_at, expires_at) >= expires_at and ${isVisible(database, "posts")})`;

/** Locks the members, then those of the jobs that are theirs, as writers do. */
async function lockedJobs(transaction: Connection, members: readonly number[], jobs: Fragment): Promise<OwnedJob[]> {
  const owners = transaction`any(${[...members]}::int[])`;
  await transaction`select from users where id = ${owners} order by id for key share`;
  return transaction<OwnedJob[]>`
    select posts.id, owner_id from posts where owner_id = ${owners} and id in (${jobs}) order by id for no key update`;
}

/** A mail about the jobs to each poster who gets one; the others are told by their next digest. */
async function mailsOrLetters(transaction: Connection, board: Board, asked: readonly OwnedJob[], by: string) {
  const mails = await mailsAskingAbout(transaction, board, asked, by);
  const mailed = new Set(mails.map(({ memberId }) => memberId));
  const others = asked.filter(({ ownerId }) => !mailed.has(ownerId));
  if (others.length > 0) await putOffUntilLetter(transaction, { news: await endingsOf(transaction, others) });
  return mails;
}

/** The latest inbox entry about the end of each job. */
const endingsOf = (database: Connection, asked: readonly OwnedJob[]) => database<NonNullable<Mail["news"]>>`
  select distinct on (events.post_id) entry_id as "entryId", event_id as "eventId"
  from events join entry_events on event_id = events.id
  where events.kind = 'job.ending' and events.post_id = any(${asked.map(({ id }) => id)}::int[])
  order by events.post_id, events.id desc`;
