import { type Connection, type Database, unhurried } from "../database.ts";
import { type PostIndex, SkillIndex } from "./skill-index.ts";

type Loaded = { index: SkillIndex; horizon: string };

/** Reads everything once, in one snapshot; `horizon` says from which transaction on changes are to be read. */
export function loadSkillIndex(database: Database): Promise<Loaded> {
  return unhurried(database, async (transaction) => {
    const [snapshot] = await transaction<[{ horizon: string }]>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`;
    const implied = await transaction<{ skillId: number; implied: number[] }[]>`
      select skill_id, array_agg(implied_id) as implied from implied_skills group by skill_id`;
    const index = new SkillIndex(new Map(implied.map((row) => [row.skillId, row.implied])));
    await loadMembers(transaction, index);
    await loadPosts(transaction, "job", index.jobs);
    await loadPosts(transaction, "project", index.projects);
    return { index, horizon: snapshot.horizon };
  });
}

const rowsAtOnce = 20_000;

async function loadMembers(transaction: Connection, index: SkillIndex): Promise<void> {
  const rows = transaction<{ id: number; skills: number[] | null }[]>`
    select id, skills from users left join (
      select user_id, array_agg(skill_id) as skills from user_skills group by user_id
    ) named on user_id = id`;
  for await (const batch of rows.cursor(rowsAtOnce)) {
    for (const { id, skills } of batch) index.setMember(id, skills ?? []);
  }
}

async function loadPosts(transaction: Connection, noun: "job" | "project", posts: PostIndex): Promise<void> {
  const postId = transaction(`${noun}_id`);
  const rows = transaction<{ id: number; skills: number[]; createdAt: number }[]>`
    select id, skills, (extract(epoch from created_at) * 1000)::float8 as created_at
    from ${transaction(`${noun}s`)} join (
      select ${postId}, array_agg(skill_id order by skill_id) as skills from ${transaction(`${noun}_skills`)} group by ${postId}
    ) named on ${postId} = id`;
  for await (const batch of rows.cursor(rowsAtOnce)) {
    for (const { id, skills, createdAt } of batch) posts.set(id, { skills, createdAt });
  }
}
