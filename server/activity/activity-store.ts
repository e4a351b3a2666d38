import { type Activity, activityDays, activityMax } from "../../contract/activity.ts";
import type { Connection } from "../database/connection.ts";

/** Of one kind no more than this: after an import of members there is still more to see than members. */
const mostOfAKind = 5;

/**
 * What happened in the last days, newest first: the ends of a few indexes, however much is on the board. Who asks within
 * `keptFor` milliseconds shares an answer, as long as the board is of the same `edition`, so that asking often costs no more.
 */
export function boardActivity(database: Connection, keptFor = 2000, edition = () => 0): () => Promise<Activity[]> {
  let known: Promise<Activity[]> | undefined;
  let knownUntil = 0;
  let editionThen = 0;
  return () => {
    if (!known || Date.now() > knownUntil || edition() !== editionThen) {
      editionThen = edition();
      knownUntil = Number.POSITIVE_INFINITY;
      known = newestActivity(database).finally(() => {
        knownUntil = Date.now() + keptFor;
      });
      known.catch(() => {
        known = undefined;
      });
    }
    return known;
  };
}

function newestActivity(database: Connection): Promise<Activity[]> {
  const newest = database`order by created_at desc, id desc limit ${mostOfAKind}`;
  return database<Activity[]>`
    with newest_comments as (select * from comments where not hidden order by id desc limit ${2 * mostOfAKind}),
    happened as (
      (select 'job' as kind, created_at, 'job' as page, id, title from jobs where not hidden ${newest})
      union all
      (select 'project', created_at, 'project', id, title from projects where not hidden ${newest})
      union all
      (select 'question', created_at, 'question', id, title from questions where not hidden ${newest})
      union all
      (select 'member', created_at, 'user', id, first_name || ' ' || last_name from users where not hidden order by id desc limit ${mostOfAKind})
      union all
      (select case when question_id is null then 'comment' else 'answer' end, newest_comments.created_at,
        case when job_id is not null then 'job' when project_id is not null then 'project'
          when question_id is not null then 'question' else 'company' end,
        coalesce(job_id, project_id, question_id, newest_comments.company_id),
        coalesce(jobs.title, projects.title, questions.title, companies.name)
      from newest_comments
        left join jobs on jobs.id = job_id
        left join projects on projects.id = project_id
        left join questions on questions.id = question_id
        left join companies on companies.id = newest_comments.company_id)
    )
    select kind, created_at as at, page, id, title from happened
    where created_at > now() - make_interval(days => ${activityDays})
    order by created_at desc, kind, id desc limit ${activityMax}`;
}
