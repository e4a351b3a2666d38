import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import type { Connection } from "../database/connection.ts";
import { type Receiver, receiversOf, rhythmOf } from "./mail-receiver-store.ts";
import { type News, withFits } from "./news-fits.ts";
import { type NewsBoard, type NewsMailRequest, newsMails } from "./news-mails.ts";
import { type MailOutcome, saveMailOutcomes, unmailedEvents } from "./unmailed-event-store.ts";

/** The members processed in one transaction. */
const membersAtOnce = 500;
const mostInDay = 20;
const hour = 3_600_000;

/**
 * Mails news that were delivered two minutes before a time (ISO 8601) and are still unread; those not to be mailed at once wait
 * for a digest. Processes a batch of members; null if there is none.
 */
export async function mailNow(
  transaction: Connection,
  by: string,
  { config, mail, skills }: NewsBoard,
): Promise<string[] | null> {
  const members = await membersToLookAt(transaction, by);
  if (members.length === 0) return null;
  const [unmailed, receivers] = await Promise.all([
    unmailedEvents(transaction, members, by),
    receiversOf(transaction, members, by),
  ]);
  const all = await withFits(transaction, skills, unmailed);
  const decided = [...Map.groupBy(all, ({ memberId }) => memberId)].map(([id, news]) =>
    decide(receivers.get(id) as Receiver, news),
  );
  const wanted = decided.flatMap(({ mails }) => mails);
  await mail.addAll(transaction, await newsMails(transaction, config, wanted));
  await saveMailOutcomes(
    transaction,
    decided.flatMap(({ fates }) => fates),
  );
  await putOffUnheard(transaction, members, by);
  await transaction`
    insert into news_mails (user_id, about, sent_at)
    select "memberId", about, ${by} from jsonb_to_recordset(${transaction.json(
      wanted.map(({ to, about }) => ({ memberId: to.id, about })),
    )}) as sent ("memberId" int, about text)`;
  return wanted.map(({ to, news }) => `mail now member ${to.id}: ${entriesIn(news)}`);
}

type Decided = { mails: NewsMailRequest[]; fates: MailOutcome[] };

/** Decides which mails a member gets, and what becomes of each of their news. */
function decide(to: Receiver, all: readonly News[]): Decided {
  const mails: NewsMailRequest[] = [];
  const fateOf = ({ entryId, eventId }: News, mail: MailOutcome["mail"], dueAt: string | null = null) => {
    return { entryId, eventId, mail, dueAt };
  };
  const [forNow, others] = partition(all, (news) => to.isMailed && !news.isForLetter && isMailedNow(to, news));
  const fates: MailOutcome[] = others
    .filter(({ isDue }) => isDue)
    .map((news) => fateOf(news, to.isMailed && rhythmOf(to, news) !== "never" && !news.isSettled ? "waiting" : "done"));
  const [wanted, putOff] = partition(forNow, ({ kind }) => !to.isPaused || kind === "decision");
  fates.push(...putOff.filter(({ isDue }) => isDue).map((one) => fateOf(one, "letter")));
  for (const [about, news] of Map.groupBy(wanted, aboutOf)) {
    if (!news.some(({ isDue }) => isDue)) continue;
    const last = to.lastMails[about];
    if (to.mailsOfDay + mails.length >= mostInDay) fates.push(...news.map((one) => fateOf(one, "letter")));
    else if (last) {
      const again = new Date(Date.parse(last) + hour).toISOString();
      fates.push(...news.map((one) => fateOf(one, "waiting", again)));
    } else {
      mails.push({ to, about, news });
      fates.push(...news.map((one) => fateOf(one, "done")));
    }
  }
  return { mails, fates };
}

const partition = <Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] => [
  values.filter(isFirst),
  values.filter((value) => !isFirst(value)),
];

const isMailedNow = (to: Receiver, news: News) => rhythmOf(to, news) === "now" && !news.isSettled;

/** One mail collects all news of such a kind, whatever their records. */
const together: readonly NotificationKind[] = ["job", "seat", "search", "watched", "joined"];

/** The subject that mails are grouped and limited by: a record, or a whole kind. */
const aboutOf = ({ kind, parent, recordId }: News) => (together.includes(kind) ? kind : `${parent} ${recordId}`);

function entriesIn(news: readonly News[]): string {
  const { size } = new Set(news.map(({ entryId }) => entryId));
  return size === 1 ? "1 entry" : `${size} entries`;
}

/** The members whose news were due first; reads no more rows than these, however many wait. */
async function membersToLookAt(transaction: Connection, by: string): Promise<number[]> {
  const rows = await transaction<{ userId: number }[]>`
    select distinct user_id from (
      select entry_id from entry_events where mail_due_at <= ${by} order by mail_due_at limit ${membersAtOnce}
    ) due join entries on entries.id = entry_id order by user_id`;
  return rows.map(({ userId }) => userId);
}

/** Postpones what a member may not see now until the next digest, when it may be visible again. */
const putOffUnheard = (transaction: Connection, members: readonly number[], by: string) => transaction`
  update entry_events set mail = 'letter', mail_due_at = null from entries
  where entries.id = entry_id and mail_due_at <= ${by} and user_id = any(${[...members]}::int[])`;
