import type { EventKind } from "../../../contract/interface/events.ts";
import type { NotificationKind } from "../../../contract/notifications/kinds.ts";
import { kindsOfPosts, postKinds } from "../../../contract/posts.ts";
import type { Connection, Fragment } from "../../database/connection.ts";

const commented = [...new Set(kindsOfPosts.map((kind) => postKinds[kind].commented))];
const edited: EventKind[] = [...kindsOfPosts.flatMap((kind) => postKinds[kind].edited ?? []), "job.filled"];

/** The kind of entry that an event becomes for its addressees. */
const addressed: Partial<Record<EventKind, NotificationKind>> = {
  "contact.requested": "contact",
  "contact.answered": "contact",
  "message.sent": "contact",
  "seat.requested": "team",
  "seat.decided": "team",
  "decision.made": "decision",
  "report.decided": "decision",
  "job.ending": "ending",
  "question.offered": "question",
};

/** The events that watchers of a post are told of. */
const watched: EventKind[] = [...commented, "answer.accepted", "job.filled"];

/** The members to be told that an event's post fits them. */
export type Fitting = { eventId: number; members: readonly number[] };

/**
 * The members whom the events of `batch` concern and the kinds, in SQL: `event_id, user_id, kind`, possibly several rows per
 * event and member. Visibility is checked when entries are read.
 */
export const receivers = (database: Connection, fitting: readonly Fitting[]): Fragment => {
  // Who begins to watch doesn't hear of what happened before.
  const isWatched = database`watching and since <= batch.at`;
  const pairs = fitting.flatMap(({ eventId, members }) => members.map((member) => [eventId, member] as const));
  return database`
    select id as event_id, jsonb_array_elements_text(data -> 'mentions')::int as user_id, 'mention' as kind
    from batch where data ? 'mentions'
    union all
    select batch.id, replied.owner_id, 'reply'
    from batch join comments replied on replied.id = (data ->> 'replyToId')::int
      join watches on user_id = replied.owner_id and watches.post_id = batch.post_id and ${isWatched}
    where batch.kind = any(${commented})
    union all
    select batch.id, posts.owner_id, case batch.kind when 'answer.posted' then 'answer' else 'comment' end
    from batch join posts on posts.id = batch.post_id
      join watches on user_id = posts.owner_id and watches.post_id = posts.id and ${isWatched}
    where batch.kind = any(${commented})
    union all
    select batch.id, comments.owner_id, 'accepted'
    from batch join comments on comments.id = comment_id where batch.kind = 'answer.accepted'
    union all
    select batch.id, jsonb_array_elements_text(data -> 'to')::int, (${database.json(addressed)}::jsonb) ->> batch.kind
    from batch where batch.kind = any(${Object.keys(addressed)}) and data ? 'to'
    union all
    select batch.id, posts.owner_id, 'decision'
    from batch join posts on posts.id = batch.post_id
    where batch.kind = any(${edited}) and actor_id is not null and actor_id <> posts.owner_id
    union all
    select id, member_id, 'decision' from batch where kind = 'member.verified'
    union all
    select batch.id, user_id, 'joined'
    from batch join cohort_members on cohort_id = (data ->> 'cohortId')::int and verified_by is not null
    where batch.kind = 'member.verified' and user_id <> member_id
    union all
    select event_id, user_id, case when batch.kind like 'job.%' then 'job' else 'seat' end
    from unnest(${pairs.map(([event]) => event)}::int[], ${pairs.map(([, member]) => member)}::int[]) fitting (event_id, user_id)
      join batch on batch.id = event_id
    union all
    select batch.id, user_id, 'watched'
    from batch join watches on watches.post_id = batch.post_id and ${isWatched}
    where batch.kind = any(${watched}) and not (batch.kind = 'answer.accepted' and exists (
      select from comments where comments.id = comment_id and owner_id = actor_id))
    union all
    select batch.id, user_id, 'watched'
    from batch join jobs on jobs.post_id = batch.post_id join shown_companies on shown_companies.id = company_id
      join watches on watches.post_id = company_id and ${isWatched}
    where batch.kind = 'job.posted'`;
};
