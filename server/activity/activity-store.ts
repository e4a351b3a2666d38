import { type Activity, activityDays, type activityKinds, activityMax } from "../../contract/activity.ts";
import type { EventKind } from "../../contract/interface/events.ts";
import type { RecordKind } from "../../contract/interface/record-kinds.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Connection } from "../database/connection.ts";
import { current } from "../database/current.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The events that count as activity, and the kind each is shown as. */
const shownAs = {
  "job.posted": "job",
  "project.posted": "project",
  "question.asked": "question",
  "comment.posted": "comment",
  "answer.posted": "answer",
  "member.joined": "member",
} as const satisfies Partial<Record<EventKind, (typeof activityKinds)[number]>>;

const of: RecordKind[] = [
  ...(["job", "project", "question", "company", "user"] as const),
  ...(["job_comment", "project_comment", "question_comment", "company_comment"] as const),
];

/** The most entries of one kind, so that an import of members doesn't crowd out the rest. */
const mostOfAKind = 5;
/** Milliseconds after which the list is loaded again, so that entries older than `activityDays` drop out. */
const ttl = 60_000;

/** The newest activity that every member may see, newest first; cached until one of these kinds changes. */
export function boardActivity(database: Connection, feed: ChangeFeed): () => Promise<Activity[]> {
  const activity = current<Activity[]>(feed, { ttl });
  return () => activity.now("", { of, load: () => newestActivity(database) });
}

/** Reads a few rows from the end of the events' index for each kind, however many events there are. */
async function newestActivity(database: Connection): Promise<Activity[]> {
  const kinds = Object.entries(shownAs);
  return database<Activity[]>`
    select shown as kind, at, page, id, title
    from unnest(${kinds.map(([kind]) => kind)}::text[], ${kinds.map(([, shown]) => shown)}::text[]) kinds (kind, shown)
    cross join lateral (
      select events.at, coalesce(posts.kind, 'user') as page, coalesce(posts.number, users.id) as id,
        coalesce(posts.title, concat_ws(' ', users.first_name, users.last_name)) as title
      from events left join posts on posts.id = events.post_id left join comments on comments.id = comment_id
        left join users on users.id = member_id
      where events.kind = kinds.kind and events.at > now() - make_interval(days => ${activityDays})
        and (posts.id is null or ${isVisible(database, "posts")})
        and (comments.id is null or ${isVisible(database, "comments")})
        and (users.id is null or ${isVisible(database, "users")})
      order by events.at desc, events.id desc limit ${mostOfAKind}
    ) newest
    order by at desc, kind, id desc limit ${activityMax}`;
}
