import type { EventKind } from "../../contract/events.ts";
import type { EntryParent, NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import { type PostKind, type PostPath, postKinds } from "../../contract/posts.ts";
import type { SavedSearch } from "../../contract/saved-searches.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isUnconfirmed } from "../mail/recipient.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { anyMember, isEventCurrent, senderOf, visibleEvents } from "./event-visibility.ts";

/** An unread event in a member's inbox that no mail has told of. */
export type UnmailedEvent = {
  memberId: number;
  entryId: number;
  eventId: number;
  kind: NotificationKind;
  event: EventKind;
  at: string;
  /** Whether it was postponed until a digest. */
  isForLetter: boolean;
  isDue: boolean;
  who: { firstName: string; lastName: string } | null;
  /** The event's post; for a search's hit this isn't the entry's record. */
  post: { id: number; kind: PostKind; number: number; title: string; isOpen: boolean } | null;
  parent: EntryParent;
  recordId: number;
  commentId: number | null;
  /** The beginning of the event's text. */
  text: string | null;
  /** The saved search, for a hit. */
  search: Pick<SavedSearch, "name" | "kind" | "query" | "mail"> | null;
  /** The name of the cohort that was joined. */
  cohort: string | null;
  /** The member that a search found. */
  member: { id: number; firstName: string; lastName: string } | null;
  /** The end of a job. */
  expiresAt: string | null;
  /**
   * Whether it needs no mail any more: the question was answered, the answer isn't accepted any more, its reader isn't verified
   * in that cohort any more, the job isn't filled any more or no longer about to end, the text doesn't mention its reader any
   * more.
   */
  isSettled: boolean;
};

type Row = Omit<UnmailedEvent, "parent"> & { parent: Exclude<EntryParent, PostPath> | null; postKind: PostKind };

/** The characters of a text that are read for quoting. */
const read = 2000;

/** The events that members weren't mailed of by a time (ISO 8601), each member's oldest first. */
export async function unmailedEvents(
  database: Connection,
  members: readonly number[],
  by: string,
): Promise<UnmailedEvent[]> {
  const rows = await database<Row[]>`
    select entries.user_id as member_id, entries.id as entry_id, entries.kind, heard.*,
      entries.parent, coalesce(subject.number, entries.record_id) as record_id, subject.kind as post_kind,
      case when search.id is not null then json_build_object(
        'name', search.name, 'kind', search.kind, 'query', search.query, 'mail', search.mail) end as search,
      (select name from cohorts where entries.parent = 'cohorts' and cohorts.id = entries.record_id) as cohort
    from entries cross join lateral (
        select ${eventColumns(database, by)}, ${isSettled(database)} as is_settled
        from ${visibleEvents(database, anyMember)} and mail <> 'done'
          and not exists (select from users
            where users.id = ${senderOf(database, database`entries.kind`)} and ${isUnconfirmed(database)})
      ) heard
      left join posts subject on subject.id = entries.post_id
      left join saved_searches search on entries.parent = 'saved-searches' and search.id = entries.record_id
    where entries.user_id = any(${[...members]}::int[]) and unread
      and entries.id in (
        select entry_id from entry_events join entries on entries.id = entry_id
        where mail <> 'done' and user_id = any(${[...members]}::int[]) and unread)
    order by entries.user_id, heard.at, heard.event_id, entries.id`;
  return (await withReadableTexts(database, "text", rows)).map(({ postKind, ...row }) => ({
    ...row,
    parent: row.parent ?? postKinds[postKind].path,
  }));
}

/** What a mail says of a row of `visibleEvents`, in SQL. */
const eventColumns = (database: Connection, by: string): Fragment => database`
  event_id, events.kind as event, events.at, mail = 'letter' as is_for_letter,
  coalesce(mail_due_at <= ${by}, false) as is_due, comment_id,
  (select json_build_object('firstName', who.first_name, 'lastName', who.last_name) from users who
    where who.id = coalesce(users.id, case entries.kind when 'question' then about.owner_id end)) as who,
  case when about.id is not null then json_build_object('id', about.id, 'kind', about.kind, 'number', about.number,
    'title', about.title, 'isOpen', about.visible and about.status = 'open') end as post,
  case when subject.id is not null then json_build_object('id', subject.id, 'firstName', subject.first_name,
    'lastName', subject.last_name) end as member,
  left(coalesce(comments.text, (select description from questions where questions.post_id = about.id)), ${read}) as text,
  (select expires_at from jobs where jobs.post_id = about.id) as expires_at`;

/** Whether a row of `visibleEvents` needs no mail any more, in SQL. */
const isSettled = (database: Connection): Fragment => database`
  case
    when entries.kind = 'question' then exists(
      select from question_states where question_states.post_id = about.id and question_states.state <> 'unanswered')
    when events.kind = 'answer.accepted' then not exists(
      select from questions where questions.post_id = about.id and accepted_id = events.comment_id)
    when events.kind = 'member.verified' and entries.kind = 'decision' then not exists(
      select from cohort_members where cohort_members.user_id = events.member_id
        and cohort_id = (events.data ->> 'cohortId')::int and verified_by is not null)
    when events.kind = 'job.filled' and entries.kind = 'watched' then about.status <> 'filled'
    when entries.kind = 'ending' then not exists(
      select from jobs where jobs.post_id = about.id and about.status = 'open' and due_at = expires_at)
    else not ${isEventCurrent(database)} end`;

/** What becomes of an event: it was mailed (`done`), waits for a digest, or is checked again at `dueAt`. */
export type MailOutcome = {
  entryId: number;
  eventId: number;
  mail: "waiting" | "letter" | "done";
  dueAt: string | null;
};

export async function saveMailOutcomes(transaction: Connection, fates: readonly MailOutcome[]): Promise<void> {
  await transaction`
    update entry_events set mail = fate.mail, mail_due_at = fate."dueAt"
    from jsonb_to_recordset(${transaction.json([...fates])}) as fate (
      "entryId" int, "eventId" int, mail text, "dueAt" timestamptz)
    where entry_id = fate."entryId" and event_id = fate."eventId"`;
}
