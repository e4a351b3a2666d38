import { type Connection, type Database, unhurried } from "../database/connection.ts";
import type { PostIndex } from "./post-index.ts";
import { SkillIndex } from "./skill-index.ts";

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

async function loadMembers(transaction: Connection, index: SkillIndex): Promise<void> {
  const [{ ids }] = await transaction<[{ ids: Buffer | null }]>`
    select string_agg(int4send(id), '') as ids from users where not hidden`;
  for (let at = 0; ids && at < ids.length; at += 4) index.setMember(ids.readInt32BE(at), []);
  await readNamed(transaction, "user", (id, skills) => {
    if (index.members.has(id)) index.setMember(id, skills);
  });
}

async function loadPosts(transaction: Connection, noun: "job" | "project", posts: PostIndex): Promise<void> {
  const moments = await momentsOf(transaction, noun);
  await readNamed(transaction, noun, (id, skills) => {
    const createdAt = moments[id] ?? Number.NaN;
    if (!Number.isNaN(createdAt)) posts.set(id, { skills, createdAt });
  });
}

const idsAtOnce = 16_384;

/** Who names which skills. Many records' numbers come as one value: a row for each would take most of the time. */
async function readNamed(
  transaction: Connection,
  noun: "user" | "job" | "project",
  put: (id: number, skills: number[]) => void,
): Promise<void> {
  const [table, recordId] = [transaction(`${noun}_skills`), transaction(`${noun}_id`)];
  const rows = transaction<{ pairs: Buffer | null }[]>`
    select (
      select string_agg(int4send(${recordId}) || int4send(skill_id), '' order by ${recordId}, skill_id) from ${table}
      where ${recordId} >= first and ${recordId} < first + ${idsAtOnce}
    ) as pairs from generate_series(1, (select max(${recordId}) from ${table}), ${idsAtOnce}) first`;
  for await (const [row] of rows.cursor(1)) {
    const pairs = row?.pairs ?? Buffer.alloc(0);
    for (let at = 0; at < pairs.length; ) {
      const id = pairs.readInt32BE(at);
      const skills: number[] = [];
      for (; at < pairs.length && pairs.readInt32BE(at) === id; at += 8) skills.push(pairs.readInt32BE(at + 4));
      put(id, skills);
    }
  }
}

/** When each post was posted, by its id, in microseconds since 2000: as PostgreSQL keeps it. NaN where none is shown. */
async function momentsOf(transaction: Connection, noun: "job" | "project"): Promise<Float64Array> {
  const posts = transaction(`${noun}s`);
  const [{ highest, moments }] = await transaction<[{ highest: number; moments: Buffer | null }]>`
    select coalesce(max(id), 0) as highest, string_agg(int4send(id) || timestamptz_send(created_at), '') as moments
    from ${posts} where not hidden`;
  const byId = new Float64Array(highest + 1).fill(Number.NaN);
  for (let at = 0; moments && at < moments.length; at += 12) {
    byId[moments.readInt32BE(at)] = Number(moments.readBigInt64BE(at + 4));
  }
  return byId;
}
