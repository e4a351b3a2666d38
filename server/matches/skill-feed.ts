import { inRounds } from "../database/catch-up.ts";
import type { Connection, Database } from "../database/connection.ts";
import type { SkillIndex } from "./skill-index.ts";
import { loadSkillIndex } from "./skill-loading.ts";

/** Changes are kept for a day; who slept longer than half of it reads everything anew. */
const keptFor = "1 day";
const tooLong = 12 * 60 * 60 * 1000;
const pruneEvery = 60 * 60 * 1000;

type Change = { xid: string; kind: "user" | "job" | "project" | "catalogue"; id: number };
type ChangedHolder = { kind: Change["kind"]; id: number; skills: number[] | null; createdAt: number | null };

/**
 * The index of who has which skill, kept by catching up with the database before every answer: what was committed
 * before the question, by whatever process, counts.
 */
export function skillFeed(database: Database): () => Promise<SkillIndex> {
  let state: FeedState | undefined;

  const refreshed = inRounds(async () => {
    const isFresh = state && Date.now() - state.caughtUpAt < tooLong;
    state = (isFresh && state && (await caughtUp(database, state))) || (await loaded(database));
    return state.index;
  });
  return () => refreshed("skills");
}

type FeedState = {
  index: SkillIndex;
  /** All transactions before this one were seen to their end. */
  horizon: string;
  /** Later ones that were seen already: a long transaction holds the horizon back. */
  seen: Set<string>;
  caughtUpAt: number;
  prunedAt: number;
};

async function loaded(database: Database): Promise<FeedState> {
  const { index, horizon } = await loadSkillIndex(database);
  return { index, horizon, seen: new Set(), caughtUpAt: Date.now(), prunedAt: 0 };
}

/** Applies what was committed since; null where everything has to be read anew. */
async function caughtUp(database: Database, state: FeedState): Promise<FeedState | null> {
  const [round] = await database<[{ horizon: string; changes: Change[] | null; holders: ChangedHolder[] | null }]>`
    with changes as materialized (
      select xid::text, kind, id from skill_changes
      where xid >= ${state.horizon}::text::xid8 and xid::text <> all(${[...state.seen]}::text[])
    ), touched as (select distinct kind, id from changes)
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select json_agg(changes) from changes) as changes,
      (select json_agg(json_build_object('kind', kind, 'id', touched.id, 'skills', case kind
          when 'user' then (
            select coalesce(array_agg(skill_id), '{}') from user_skills where user_id = users.id having not users.hidden)
          when 'job' then (select array_agg(skill_id order by skill_id) from job_skills where job_id = jobs.id and not jobs.hidden)
          when 'project' then (
            select array_agg(skill_id order by skill_id) from project_skills
            where project_id = projects.id and not projects.hidden)
        end, 'createdAt', ${microseconds(database)}))
        from touched left join users on kind = 'user' and users.id = touched.id
        left join jobs on kind = 'job' and jobs.id = touched.id
        left join projects on kind = 'project' and projects.id = touched.id) as holders`;
  if (round.changes?.some(({ kind }) => kind === "catalogue")) return null;
  for (const holder of round.holders ?? []) apply(state.index, holder);
  const seen = [...state.seen, ...(round.changes ?? []).map(({ xid }) => xid)];
  const horizon = BigInt(round.horizon);
  return {
    ...state,
    horizon: round.horizon,
    seen: new Set(seen.filter((xid) => BigInt(xid) >= horizon)),
    caughtUpAt: Date.now(),
    prunedAt: await pruned(database, state.prunedAt),
  };
}

/** The same number as where all posts are read. */
const microseconds = (database: Connection) => database`
  (extract(epoch from coalesce(jobs.created_at, projects.created_at) - timestamptz '2000-01-01 00:00Z') * 1000000)::int8`;

function apply(index: SkillIndex, { kind, id, skills, createdAt }: ChangedHolder): void {
  if (kind === "user") index.setMember(id, skills);
  const post = skills && createdAt !== null ? { skills, createdAt } : null;
  if (kind === "job") index.jobs.set(id, post);
  if (kind === "project") index.projects.set(id, post);
}

async function pruned(database: Connection, prunedAt: number): Promise<number> {
  if (Date.now() - prunedAt < pruneEvery) return prunedAt;
  await database`delete from skill_changes where changed_at < now() - ${keptFor}::interval`;
  return Date.now();
}
