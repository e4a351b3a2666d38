import type { RecordKind } from "../../contract/interface/record-kinds.ts";
import { type ChangeFeed, changesSince, currentSnapshot, type Snapshot } from "../database/change-feed.ts";
import { type Connection, type Database, unhurried } from "../database/connection.ts";
import { current } from "../database/current.ts";

const counted = [
  ...(["job", "closed_job", "project", "question", "company", "skill", "cohort", "user", "user_skill"] as const),
  ...(["job_comment", "project_comment", "answer"] as const),
  ...(["open_case", "decided_case", "report_case", "held_case", "look_case", "appeal_case"] as const),
  ...(["unanswered_question", "open_question", "answered_question"] as const),
] satisfies RecordKind[];

/** The numbers of visible records; `closed_job` are those jobs that are no longer listed. */
export type Counts = Record<(typeof counted)[number], number>;
export type Totals = () => Promise<Counts>;

type Counted = { counts: Counts; moment: Snapshot };

/** Counts once, then adds the growth of what was committed since. */
export function cachedTotals(database: Database, feed: ChangeFeed): Totals {
  const totals = current<Counted>(feed);

  const load = () =>
    unhurried(database, async (transaction) => {
      const [{ moment, counts }] = await transaction<[Counted]>`
        select ${currentSnapshot(transaction)} as moment, ${countsOf(transaction)} as counts`;
      return { moment, counts: { ...none, ...counts } };
    });
  const catchUp = async ({ counts, moment }: Counted) => {
    const since = await changesSince(database, moment, counted);
    if (!since.changes) return load();
    const grown = { ...counts };
    for (const { kind, growth } of since.changes) grown[kind as keyof Counts] += growth;
    return { counts: grown, moment: since.moment };
  };
  return async () => (await totals.now("", { of: counted, load, catchUp })).counts;
}

/** Defaults: a kind without records has no row. */
const none = Object.fromEntries(counted.map((kind) => [kind, 0])) as Counts;

const countsOf = (database: Connection) => database`(
  select json_object_agg(kind, count) from (
    select kind, count(*) from posts where visible group by kind
    union all select 'closed_job', count(*) from posts where kind = 'job' and visible and status <> 'open'
    union all select posts.kind || '_comment', count(*)
      from comments join posts on posts.id = post_id where comments.visible and posts.kind <> 'question' group by posts.kind
    union all select state || '_question', count(*) from question_states where listed group by state
    union all select 'answer', coalesce(sum(answer_count), 0) from question_states where listed
    union all select 'user', count(*) from users where visible
    union all select 'user_skill', count(*) from user_skills where visible
    union all select 'skill', count(*) from skills
    union all select 'cohort', count(*) from cohorts
    union all select state || '_case', count(*) from cases group by state
    union all select waiting || '_case', count(*) from cases, unnest(waits) waiting group by waiting
  ) counted
)`;
