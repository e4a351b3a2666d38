import { pages } from "../../contract/pages.ts";
import { companyNameJson, joinedCompany } from "../companies/company-sql.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { hashOf, newToken } from "../http/tokens.ts";
import type { Messages } from "../languages/languages.ts";
import { type Board, mailTo } from "../mail/mail-builder.ts";
import { isolated } from "../mail/mail-text.ts";
import type { Mail } from "../mail/mailer.ts";
import { type Recipient, recipientColumns } from "../mail/recipient.ts";
import { isAskedByMail } from "../notifications/asking-recipients.ts";
import { footerOf } from "../notifications/news-mails.ts";
import { issueUnsubscribeTokens, type Stops } from "../notifications/unsubscribe-tokens.ts";

/** How long a token is valid, and how long after the mail a reminder follows. */
const goodFor = "60 days";
const remindedAfter = "14 days";
/** A reminder that couldn't be sent within this time is dropped. */
const tooLateToRemind = "60 days";
/**
 * Questions are at least six months apart, so two within this time are the same one with a corrected date: it isn't asked again.
 */
const leastApart = "3 months";

/** The graduates who wait to be asked or reminded, as `user_id, due_at`, in SQL. */
export const waitingCheckIns = (database: Connection, by: string): Fragment => database`
  select user_id, mark as due_at from (${marks(database, by)}) marks join users on users.id = user_id
  where ${isUnasked(database)} and ${isAsked(database, by)}
  union all
  select user_id, reminder_due_at from check_ins join users on users.id = user_id
  where reminder_due_at <= ${by} and reminder_due_at > ${by}::timestamptz - ${tooLateToRemind}::interval
    and ${isAsked(database, by)}`;

/**
 * The last day by which each graduate was to be asked, in SQL: 6 and 12 months after the end of their newest cohort, then once a
 * year. One that passed before they were verified is left out.
 */
const marks = (database: Connection, by: string): Fragment => database`
  select user_id, mark at time zone 'UTC' as mark from (
    select distinct on (user_id) user_id, ends_on, coalesce(verified_at, cohort_members.created_at) as since
    from cohort_members join cohorts on cohorts.id = cohort_id
    where verified_by is not null and ends_on is not null order by user_id, ends_on desc, cohort_id desc
  ) newest cross join lateral (
    select max(mark) as mark from (
      select ends_on + interval '6 months' union all
      select ends_on + make_interval(years => years - less)
      from (select extract(year from ${by}::timestamptz)::int - extract(year from ends_on)::int as years) since_end,
        generate_series(0, 1) less
      where years - less > 0
    ) possible (mark) where mark <= ${by}::timestamptz at time zone 'UTC'
  ) last
  where mark at time zone 'UTC' > since`;

const isUnasked = (database: Connection): Fragment => database`
  not exists (select from check_ins where check_ins.user_id = users.id and due_on > (mark - ${leastApart}::interval)::date)`;

/** Whether a member receives such mails at a given time, in SQL. */
const isAsked = (database: Connection, by: string): Fragment =>
  database`(users.verified and ${isAskedByMail(database, "checkin", by)})`;

type Asked = Recipient & { checkInId: number; isReminder: boolean; Company: { name: string } | null };

/** The mails that ask these graduates, or remind them, with new tokens. */
export async function checkInMails(
  transaction: Connection,
  board: Board,
  members: readonly number[],
  by: string,
): Promise<Mail[]> {
  await transaction`select from users where id = any(${[...members]}::int[]) order by id for key share`;
  const asked = await transaction<Asked[]>`
    with reminded as (
      update check_ins set reminder_due_at = null where user_id = any(${[...members]}::int[]) and reminder_due_at <= ${by}
      returning id, user_id
    ), fresh as (
      insert into check_ins (user_id, due_on, asked_at, reminder_due_at)
      select user_id, mark::date, ${by}, ${by}::timestamptz + ${remindedAfter}::interval
      from (${marks(transaction, by)}) marks join users on users.id = user_id
      where user_id = any(${[...members]}::int[]) and ${isUnasked(transaction)}
      returning id, user_id
    )
    select ${askedColumns(transaction)} from (
      select distinct on (user_id) * from (
        select *, false as is_reminder from fresh union all select *, true from reminded
      ) either order by user_id, is_reminder
    ) asked join users on users.id = asked.user_id ${joinedCompany(transaction, "users.company_id")} order by users.id`;
  return mailsTo(transaction, board, asked, by);
}

const askedColumns = (database: Connection): Fragment => database`
  ${recipientColumns(database)}, asked.id as check_in_id, is_reminder, ${companyNameJson(database)} as "Company"`;

/** Whether a mail asks a graduate where they are. */
export const isCheckInMail = ({ text }: Mail) => text.includes(`${pages.checkIn}?token=`);

/** A new mail about the question that a graduate was asked last, with a new token; null if they answered. */
export async function checkInMailAgain(transaction: Connection, board: Board, memberId: number): Promise<Mail | null> {
  const now = new Date().toISOString();
  const asked = await transaction<Asked[]>`
    select ${askedColumns(transaction)} from (
      select id, user_id, answered_at, reminder_due_at is null as is_reminder from check_ins
      where user_id = ${memberId} and due_on is not null order by asked_at desc limit 1
    ) asked join users on users.id = asked.user_id ${joinedCompany(transaction, "users.company_id")}
    where answered_at is null and ${isAsked(transaction, now)}`;
  const [mail] = await mailsTo(transaction, board, asked, now);
  return mail ?? null;
}

/** The mails that ask, with new tokens. */
async function mailsTo(transaction: Connection, board: Board, asked: readonly Asked[], by: string): Promise<Mail[]> {
  const tokens = await issueTokens(transaction, asked, by);
  const unsubscribing = await issueUnsubscribeTokens(
    transaction,
    asked.map(({ id }) => ({ memberId: id, stops })),
  );
  return asked.map((one, place) => ({
    ...checkInMail(board, one, { token: tokens[place] as string, stopping: unsubscribing[place] as string }),
    stops,
  }));
}

const stops: Stops = { kinds: ["checkin"], rhythm: null, searchIds: [] };

async function issueTokens(transaction: Connection, asked: readonly Asked[], by: string): Promise<string[]> {
  const tokens = asked.map(() => newToken());
  await transaction`
    insert into check_in_tokens (token_hash, check_in_id, expires_at)
    select decode(hash, 'hex'), id, ${by}::timestamptz + ${goodFor}::interval
    from unnest(${tokens.map((token) => hashOf(token).toString("hex"))}::text[],
      ${asked.map(({ checkInId }) => checkInId)}::int[]) issued (hash, id)`;
  return tokens;
}

function checkInMail(
  board: Board,
  { isReminder, Company, ...to }: Asked,
  { token, stopping }: { token: string; stopping: string },
): Mail {
  const answering = (answer: string) => `${board.publicUrl}${pages.checkIn}?token=${token}&answer=${answer}`;
  const unsubscribe = `${board.publicUrl}${pages.unsubscribe}?token=${stopping}`;
  const say = (_: Messages["mails"], messages: Messages) => ({
    ...messages.checkInMails.asking(Company && isolated(Company.name), isReminder, answering),
    footer: footerOf(board, ["checkin"], unsubscribe, messages),
  });
  return mailTo(board, to, say, { unsubscribe, list: "checkin" });
}
