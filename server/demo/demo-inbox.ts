import { postedKinds } from "../../contract/posts.ts";
import type { Transaction } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import type { FittingMembers } from "../notifications/event-receivers.ts";
import { addToInboxes, notifyReceivers } from "../notifications/inbox-store.ts";
import { watchOwnPosts } from "../notifications/watch-store.ts";
import { demoKinds, type Ids } from "./demo-posts.ts";

/**
 * Adds the inbox entries of the last weeks, saved searches with their finds, and settings with a pause. Everything is marked as
 * mailed.
 */
export async function addNews(sql: Transaction, members: Ids): Promise<void> {
  await nameMentioned(sql);
  const posts = await sql<{ id: number }[]>`select id from posts`;
  await watchOwnPosts(
    sql,
    posts.map(({ id }) => id),
  );
  await noteWhatTeamAndTimeDid(sql, members("marlene"));
  // Watchers are only notified of later events, and the demo's people wrote long ago.
  await sql`update watches set since = posts.created_at from posts where posts.id = post_id`;
  const recent = await sql<{ id: number }[]>`select id from events where at > now() - interval '21 days' order by id`;
  const ids = recent.map(({ id }) => id);
  const everyone = await sql<{ id: number }[]>`select id from users`;
  await notifyReceivers(
    sql,
    ids,
    await fitting(sql, ids),
    everyone.map(({ id }) => id),
  );
  await saveSearches(sql, members);
  await tellFinds(sql);
  await sql`update events set place = 0 where place is null`;
  await sql`update entry_events set mail = 'done', mail_due_at = null, push_due_at = null`;
  await sql`update users set told_of_cases_at = now()`;
  await sql`update entries set unread = false, read_at = at where at < now() - interval '4 days'`;
  await sql`
    insert into notification_settings (user_id, time_zone, paused_until)
    values (${members("tobias")}, 'Europe/Berlin', current_date + 12)`;
  await sql`
    insert into notification_settings (user_id, kinds) values (${members("leila")}, '{"joined": {"board": true}}')`;
}

/** Adds the mentioned members to the events of comments. */
async function nameMentioned(sql: Transaction) {
  await sql`
    update events set data = data || jsonb_build_object('mentions', named.ids) from (
      select comments.id, jsonb_agg(found[1]::int) as ids
      from comments, regexp_matches(text, '\\[@\\]\\(/users/(\\d+)\\)', 'g') found group by comments.id) named
    where comment_id = named.id`;
}

/** Logs the events that nothing else in the demo does: those of each kind of post, and last messages. */
async function noteWhatTeamAndTimeDid(sql: Transaction, admin: number) {
  const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString();
  const happened = await Promise.all(
    postedKinds.map((kind) => demoKinds[kind].happened(sql, { at: yesterday, admin })),
  );
  const written = await sql<{ asked: boolean; actorId: number; to: number; id: number }[]>`
    select accepted_at is null as asked, messages.owner_id as actor_id, messages.conversation_id as id,
      case messages.owner_id when asker_id then receiver_id else asker_id end as to
    from conversation_sides join messages on messages.id = last_message_id join conversations on conversations.id = conversation_sides.conversation_id
    where conversation_sides.user_id = messages.owner_id
      and not exists (select from seat_requests where message_id = messages.id)`;
  await logEvents(sql, [
    ...happened.flat(),
    ...written.map(({ asked, actorId, to, id }) => ({
      kind: asked ? ("contact.requested" as const) : ("message.sent" as const),
      actorId,
      data: { to: [to], parent: "conversations" as const, recordId: id },
    })),
  ]);
}

/** The members whom each event's post fits well enough for a notification. */
const fitting = (sql: Transaction, eventIds: readonly number[]) => sql<FittingMembers[]>`
  select event_id, array_agg(user_id) as members
  from (${postedKinds.flatMap((kind) => demoKinds[kind].fits?.(sql, eventIds) ?? []).reduce((all, one) => sql`${all} union ${one}`)}) fits
  group by event_id`;

async function saveSearches(sql: Transaction, members: Ids) {
  const savedAt = new Date(Date.now() - 25 * 24 * 3_600_000).toISOString();
  const searches = [
    {
      by: "leila",
      name: "React, not always in the office",
      kind: "jobs",
      query: "search=react&workplace=hybrid&workplace=remote",
      mail: "daily",
    },
    { by: "leila", name: "Barrierefreiheit", kind: "questions", query: "search=accessibility", mail: "weekly" },
    { by: "marlene", name: "Wer neu ist", kind: "users", query: "", mail: "never" },
  ];
  const rows = searches.map(({ by, ...search }) => ({ user_id: members(by), ...search, created_at: savedAt }));
  await sql`insert into saved_searches ${sql(rows, "user_id", "name", "kind", "query", "mail", "created_at")}`;
}

/** Adds the finds of the saved search for jobs since it was saved. */
async function tellFinds(sql: Transaction) {
  const found = sql`
    saved_searches join posts on posts.kind = 'job' and posts.status = 'open' and posts.owner_id <> user_id
      and posts.created_at > saved_searches.created_at
      join jobs on jobs.post_id = posts.id and workplace in ('hybrid', 'remote')
      join events on events.post_id = posts.id and events.kind = 'job.posted'
    where saved_searches.kind = 'jobs' and exists (
      select from post_skills join skills on skills.id = skill_id where post_skills.post_id = posts.id and name = 'React')`;
  await sql`insert into search_finds (search_id, post_id) select saved_searches.id, posts.id from ${found}`;
  await addToInboxes(
    sql,
    sql`
      select events.id as event_id, user_id, 'search' as kind, null::int as post_id, 'saved-searches' as parent,
        saved_searches.id as record_id from ${found}`,
  );
}
