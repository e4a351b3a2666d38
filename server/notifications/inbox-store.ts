import { ignoresMuting, notificationKinds } from "../../contract/notifications/notification-kinds.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { type FittingMembers, receivers } from "./event-receivers.ts";
import { senderOf } from "./event-visibility.ts";

/** An event this much later than the newest event of an entry starts a new entry. */
const together = "1 hour";
/** The delay between delivery (or the event's time, if later) and the first check for mail. */
const beforeMail = "2 minutes";

/**
 * Writes entries for those `members` whom the events concern: one per event and member, of the first applicable kind in the
 * order of `notificationKinds`.
 */
export async function notifyReceivers(
  transaction: Connection,
  eventIds: readonly number[],
  fitting: readonly FittingMembers[],
  members: readonly number[],
): Promise<void> {
  await addToInboxes(
    transaction,
    transaction`
      with batch as materialized (select * from events where id = any(${[...eventIds]}::int[])),
      concerned as (
        select batch.*, receivers.user_id, receivers.kind as entry_kind
        from (${receivers(transaction, fitting)}) receivers join batch on batch.id = event_id
          left join posts about on about.id = batch.post_id
          cross join lateral (select ${senderOf(transaction, transaction`receivers.kind`)} as id) who
        where receivers.user_id = any(${[...members]}::int[]) and receivers.user_id is distinct from actor_id
          and not exists (select from blocks
            where (blocker_id, blocked_id) in ((receivers.user_id, who.id), (who.id, receivers.user_id)))
          and (receivers.kind = any(${[...ignoresMuting]})
          or not exists (select from watches where watches.user_id = receivers.user_id and watches.post_id = batch.post_id and not watching))
      )
      select distinct on (id, user_id) id as event_id, user_id, entry_kind as kind, post_id, record ->> 'parent' as parent,
        (record ->> 'recordId')::int as record_id
      from (
        select *, case
          when post_id is not null then null
          when entry_kind = 'joined' then jsonb_build_object('parent', 'cohorts', 'recordId', data -> 'cohortId')
          when member_id = user_id then jsonb_build_object('parent', 'users', 'recordId', user_id)
          else data end as record
        from concerned
      ) told
      where post_id is not null or record ?& array['parent', 'recordId']
      order by id, user_id, array_position(${[...notificationKinds]}::text[], entry_kind)`,
  );
}

/**
 * Adds events to members' inboxes. `told` selects `event_id, user_id, kind` and the record, as `post_id` or as `parent` and
 * `record_id`. An event joins the unread entry of its kind and record, unless that is too old. Events of posts and comments
 * that were hidden in the meantime don't make an entry newer. Events whose mail was sent at once are marked as mailed.
 */
export async function addToInboxes(transaction: Connection, told: Fragment): Promise<void> {
  await transaction`
    with gathered as (${gathered(transaction, told)}), known as materialized (${withKnownEntry(transaction)}),
    held as materialized (
      -- An entry that is being marked as read is left alone.
      select id from entries where id in (select known_id from known) and unread order by id for update
    ), written as materialized (
      select known.*, held.id is null as is_new,
        coalesce(held.id, nextval((select pg_get_serial_sequence('entries', 'id')::regclass))::int) as entry_id
      from known left join held on held.id = known_id
      -- Ids are assigned in this order, so that they don't reveal other members' entries.
      order by user_id, first, kind, post_id, record_id
    ), grown as (
      update entries set at = greatest(at, newest) from written where entries.id = entry_id and not is_new
    ), added as (
      insert into entries (id, user_id, kind, post_id, parent, record_id, at) overriding system value
      select entry_id, user_id, kind, post_id, parent, record_id, coalesce(newest, first) from written where is_new
    )
    insert into entry_events (entry_id, event_id, mail, mail_due_at)
    select entry_id, unnest(events), 'waiting', unnest(due) from written
    union all select entry_id, unnest(mailed), 'done', null from written`;
}

/** The told events in groups that become one entry, in SQL. After a pause of more than `together` begins another group. */
function gathered(database: Connection, told: Fragment): Fragment {
  const inOneEntry = database`partition by user_id, kind, post_id, parent, record_id order by at, event_id`;
  return database`
    select user_id, kind, post_id, parent, record_id, stretch, min(at) as first, max(at) filter (where is_shown) as newest,
      array_agg(event_id) filter (where not is_mailed) as events, array_agg(event_id) filter (where is_mailed) as mailed,
      array_agg(greatest(now(), at) + ${beforeMail}::interval) filter (where not is_mailed) as due
    from (
      select *, count(*) filter (where is_later) over (${inOneEntry}) as stretch from (
        select *, at - lag(at) over (${inOneEntry}) > ${together}::interval as is_later from (${dated(database, told)}) dated
      ) paused
    ) stretched group by user_id, kind, post_id, parent, record_id, stretch`;
}

/** The told events with their times, in SQL; whether they may be seen, and whether their mail was sent already. */
const dated = (database: Connection, told: Fragment): Fragment => database`
  select told.*, date_trunc('milliseconds', events.at) as at,
    told.kind = 'decision' or coalesce(comments.state, about.state, 'shown') = 'shown' as is_shown,
    events.kind = 'decision.made' or events.data ? 'mailed' as is_mailed
  from (${told}) told join events on events.id = event_id left join comments on comments.id = comment_id
    left join posts about on comment_id is null and about.id = events.post_id`;

/** `gathered` with the unread entry that each first group joins, in SQL. */
const withKnownEntry = (database: Connection): Fragment => database`
  select *, case when stretch > 0 then null when post_id is not null then (
    ${unreadOne(database, database`entries.post_id = gathered.post_id`)}) else (
    ${unreadOne(database, database`entries.parent = gathered.parent and entries.record_id = gathered.record_id`)}) end as known_id
  from gathered`;

/** The newest unread entry of the same record that a row of `gathered` joins, in SQL. */
const unreadOne = (database: Connection, isAtRecord: Fragment): Fragment => database`
  select id from entries
  where entries.user_id = gathered.user_id and entries.kind = gathered.kind and unread and ${isAtRecord}
    and entries.at >= first - ${together}::interval
  order by entries.at desc limit 1`;
