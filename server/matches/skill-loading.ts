import { type Moment, thisMoment } from "../database/change-feed.ts";
import { type Connection, type Database, unhurried } from "../database/connection.ts";
import { type ChangedPosts, type IndexedPost, isMatched, wishColumn } from "./post-index.ts";
import { SkillIndex } from "./skill-index.ts";

/** An index as it was at a moment. */
export type DatedIndex = { index: SkillIndex; moment: Moment };

/** Reads everything once, in one snapshot. */
export function loadSkillIndex(database: Database): Promise<DatedIndex> {
  return unhurried(database, async (transaction) => {
    const [{ moment }] = await transaction<[{ moment: Moment }]>`select ${thisMoment(transaction)} as moment`;
    const implied = await transaction<{ skillId: number; implied: number[] }[]>`
      select skill_id, array_agg(implied_id) as implied from implied_skills group by skill_id`;
    let index = new SkillIndex(new Map(implied.map((row) => [row.skillId, row.implied])));
    for await (const members of readMembers(transaction)) index = index.with({ members });
    const jobs = await momentsOf(transaction, "job");
    const projects = await momentsOf(transaction, "project");
    const questions = await momentsOf(transaction, "question");
    for await (const named of readNamed(transaction, "post")) {
      index = index.with({
        job: postsOf(named, jobs),
        project: postsOf(named, projects),
        question: postsOf(named, questions),
      });
    }
    return { index, moment };
  });
}

type Named = Map<number, number[]>;

/** All members, then again, many at a time, those who name skills. */
async function* readMembers(transaction: Connection): AsyncGenerator<Named> {
  const [{ ids }] = await transaction<[{ ids: Buffer | null }]>`
    select string_agg(int4send(id), '') as ids from users where visible`;
  const everyone: Named = new Map();
  for (let at = 0; ids && at < ids.length; at += 4) everyone.set(ids.readInt32BE(at), []);
  yield everyone;
  for await (const named of readNamed(transaction, "user")) {
    yield new Map([...named].filter(([id]) => everyone.has(id)));
  }
}

/** Each time the bits of all members are copied, of posts only the pages that they stand on: fewer at once leave less to collect. */
const idsAtOnce = { user: 65_536, post: 8_192 };

/** Who names which skills, or wishes for them. Many records' numbers come as one value: a row for each would take most of the time. */
async function* readNamed(transaction: Connection, noun: "user" | "post"): AsyncGenerator<Named> {
  const [table, recordId, most] = [transaction(`${noun}_skills`), transaction(`${noun}_id`), idsAtOnce[noun]];
  const named = noun === "post" ? wishColumn(transaction) : transaction`skill_id`;
  const rows = transaction<{ pairs: Buffer | null }[]>`
    select (
      select string_agg(int4send(${recordId}) || int4send(${named}), '' order by ${recordId}, skill_id) from ${table}
      where ${recordId} >= first and ${recordId} < first + ${most}
    ) as pairs from generate_series(1, (select max(${recordId}) from ${table}), ${most}) first`;
  for await (const [row] of rows.cursor(1)) {
    const all: Named = new Map();
    const pairs = row?.pairs ?? Buffer.alloc(0);
    for (let at = 0; at < pairs.length; ) {
      const id = pairs.readInt32BE(at);
      const skills: number[] = [];
      for (; at < pairs.length && pairs.readInt32BE(at) === id; at += 8) skills.push(pairs.readInt32BE(at + 4));
      all.set(id, skills);
    }
    yield all;
  }
}

/** When each post of a kind was posted, by its id, in microseconds since 2000: as PostgreSQL keeps it. NaN where none is seen. */
async function momentsOf(transaction: Connection, kind: "job" | "project" | "question"): Promise<Float64Array> {
  const [{ highest, moments }] = await transaction<[{ highest: number; moments: Buffer | null }]>`
    select coalesce(max(id), 0) as highest, string_agg(int4send(id) || timestamptz_send(created_at), '') as moments
    from posts where kind = ${kind} and ${isMatched(transaction)}`;
  const byId = new Float64Array(highest + 1).fill(Number.NaN);
  for (let at = 0; moments && at < moments.length; at += 12) {
    byId[moments.readInt32BE(at)] = Number(moments.readBigInt64BE(at + 4));
  }
  return byId;
}

/** Those of the posts that are among these. */
function postsOf(named: Named, moments: Float64Array): ChangedPosts {
  const posts = new Map<number, IndexedPost>();
  for (const [id, wishes] of named) {
    const createdAt = moments[id] ?? Number.NaN;
    if (!Number.isNaN(createdAt)) posts.set(id, { wishes, createdAt });
  }
  return posts;
}
