import {
  type Activity,
  type ActivityPreview,
  activityDays,
  type activityKinds,
  activityMax,
} from "../../contract/activity.ts";
import type { EventKind } from "../../contract/events.ts";
import { postedKinds, postKinds } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The events that count as activity, and the kind each is shown as. */
const shownAs: Partial<Record<EventKind, (typeof activityKinds)[number]>> = {
  ...Object.fromEntries(postedKinds.map((kind) => [postKinds[kind].posted, kind])),
  "comment.posted": "comment",
  "answer.posted": "answer",
  "member.joined": "member",
};

/** The most entries of one kind, so that an import of members doesn't crowd out the rest. */
const mostOfAKind = 5;

/**
 * The newest activity that every member may see, newest first. Reads a few rows from the end of the events' index for each
 * kind, however many events there are.
 */
export async function newestActivity(database: Connection): Promise<Activity[]> {
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

/** What visitors see of it. The hour alone, so that nobody learns exactly when a member was active. */
export async function activityPreviews(database: Connection): Promise<ActivityPreview[]> {
  return (await newestActivity(database)).map(({ kind, at }) => ({ kind, at: hourOf(at) }));
}

const hourOf = (moment: string) => `${moment.slice(0, 13)}:00:00.000Z`;
