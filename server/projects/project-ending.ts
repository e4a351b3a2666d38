import type { Connection, Fragment } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { isVisible } from "../visibility/visibility.ts";
import { quietDays } from "./project-store.ts";
import { endStages } from "./still-going-store.ts";

const batch = 1000;
/** Quiet days after which a project is ended, and the fewest between the question and that. */
const endDays = 60;
const noticeDays = 14;

type Due = { id: number; number: number; ownerId: number | null };

/**
 * A batch of projects that may be inactive at a given time (ISO 8601): asks the owners of those without activity for 30 days, and
 * ends those without any for 60. Returns a line for each, null if none is left.
 */
export async function endProjects(transaction: Connection, by: string): Promise<string[] | null> {
  const isDue = transaction`due_at <= ${by} and ${isVisible(transaction, "posts")}`;
  const due = await transaction<Due[]>`
    select posts.id, number, owner_id from projects join posts on posts.id = post_id where ${isDue} order by due_at limit ${batch}`;
  if (due.length === 0) return null;
  const ids = due.map(({ id }) => id);
  const owners = due.flatMap(({ ownerId }) => ownerId ?? []);
  await transaction`select from users where id = any(${owners}::int[]) order by id for key share`;
  await transaction`select from posts where id = any(${ids}::int[]) order by id for no key update`;
  const looked = await transaction<(Due & { isOver: boolean; isAsked: boolean })[]>`
    with seen as (
      select projects.post_id, number, owner_id, asked_at is not null and last_act <= asked_at as is_over,
        case when asked_at is null then greatest(last_act, due_at - ${quietDays} * interval '1 day') else last_act end as quiet_since
      from projects join posts on posts.id = post_id cross join lateral (${lastAct(transaction)}) acts
      where posts.id = any(${ids}::int[]) and ${isDue}
    ), judged as (
      select *, not is_over and quiet_since <= ${by}::timestamptz - ${quietDays} * interval '1 day' as is_asked from seen
    ), noted as (
      update projects set
        asked_at = case when is_asked then ${by}::timestamptz end,
        question_since = case when is_asked and owner_id is not null then ${by}::timestamptz end,
        due_at = case when is_asked
          then greatest(quiet_since + ${endDays} * interval '1 day', ${by}::timestamptz + ${noticeDays} * interval '1 day')
          else quiet_since + ${quietDays} * interval '1 day' end
      from judged where projects.post_id = judged.post_id and not is_over
    )
    select post_id as id, number, owner_id, is_over, is_asked from judged order by number`;
  const asked = looked.filter(({ isAsked }) => isAsked);
  const over = looked.filter(({ isOver }) => isOver);
  await logEvents(
    transaction,
    asked.flatMap(({ id, ownerId }) => {
      const data = { to: ownerId === null ? [] : [ownerId], mailed: true as const };
      return ownerId === null ? [] : { kind: "project.ending" as const, actorId: null, postId: id, data, at: by };
    }),
  );
  await endStages(
    transaction,
    over.map(({ id }) => id),
  );
  return [
    ...asked.map(({ number }) => `project ${number}: asked if still going`),
    ...over.map(({ number }) => `project ${number}: ended`),
  ];
}

/** When a project was last changed, commented on or asked for a seat, in SQL. */
const lastAct = (database: Connection): Fragment => database`
  select greatest(posts.updated_at, (select max(created_at) from comments where comments.post_id = projects.post_id),
    (select max(created_at) from seat_requests where seat_requests.post_id = projects.post_id)) as last_act`;
