import { type PostedKind, postedKinds } from "../../contract/posts.ts";
import { currentSnapshot, type Snapshot } from "../database/change-feed.ts";
import { type Connection, type Database, readSnapshot } from "../database/connection.ts";
import { type ChangedPosts, type IndexedPost, isMatched, wishColumn } from "./post-index.ts";
import { wishesOfSeats } from "./seat-wishes.ts";
import { SkillIndex } from "./skill-index.ts";

/** An index and the snapshot it was read in. */
export type DatedIndex = { index: SkillIndex; moment: Snapshot };

/** Reads the whole index in one snapshot. */
export function loadSkillIndex(database: Database): Promise<DatedIndex> {
  return readSnapshot(database, async (transaction) => {
    const [{ moment }] = await transaction<[{ moment: Snapshot }]>`select ${currentSnapshot(transaction)} as moment`;
    const implied = await transaction<{ skillId: number; implied: number[] }[]>`
      select skill_id, array_agg(implied_id) as implied from implied_skills group by skill_id`;
    let index = new SkillIndex(new Map(implied.map((row) => [row.skillId, row.implied])));
    for await (const members of readMembers(transaction)) index = index.with({ members });
    const moments: [PostedKind, Float64Array][] = [];
    for (const kind of postedKinds) moments.push([kind, await momentsOf(transaction, kind)]);
    for await (const named of readNamed(transaction, "post")) {
      index = index.with({ posts: Object.fromEntries(moments.map(([kind, at]) => [kind, postsOf(named, at)])) });
    }
    index = index.with({ posts: { project: postsOf(await readSeats(transaction), new Map(moments).get("project")) } });
    return { index, moment };
  });
}

/** The ids in one binary value, `string_agg(int4send(id), '')`. */
function unpackedIds(packed: Buffer | null): Int32Array {
  const ids = new Int32Array((packed?.length ?? 0) / 4);
  for (let place = 0; place < ids.length; place += 1) ids[place] = (packed as Buffer).readInt32BE(place * 4);
  return ids;
}

type Named = Map<number, number[]>;

/** Yields all members without skills, then in batches those who name some. */
async function* readMembers(transaction: Connection): AsyncGenerator<Named> {
  const [{ ids }] = await transaction<[{ ids: Buffer | null }]>`
    select string_agg(int4send(id), '') as ids from users where visible`;
  const everyone: Named = new Map();
  for (const id of unpackedIds(ids)) everyone.set(id, []);
  yield everyone;
  for await (const named of readNamed(transaction, "user")) {
    yield new Map([...named].filter(([id]) => everyone.has(id)));
  }
}

/**
 * Each batch copies the bit sets of all members, but only the touched pages of posts: smaller batches of posts leave less
 * garbage.
 */
const idsAtOnce = { user: 65_536, post: 8_192 };

/**
 * Yields the skills of members or the wishes of posts, a batch at a time. A batch is packed into one binary value, because a
 * row for each record would take most of the time.
 */
async function* readNamed(transaction: Connection, noun: "user" | "post"): AsyncGenerator<Named> {
  const [table, recordId, most] = [transaction(`${noun}_skills`), transaction(`${noun}_id`), idsAtOnce[noun]];
  const named = noun === "post" ? wishColumn(transaction) : transaction`skill_id`;
  const rows = transaction<{ pairs: Buffer | null }[]>`
    select (
      select string_agg(int4send(${recordId}) || int4send(${named}), '' order by ${recordId}, skill_id) from ${table}
      where ${recordId} >= first and ${recordId} < first + ${most}
    ) as pairs from generate_series(1, (select max(${recordId}) from ${table}), ${most}) first`;
  for await (const [row] of rows.cursor(1)) {
    yield unpackedPairs(row?.pairs ?? null);
  }
}

/** Numbers by id, of pairs in the order of their ids. */
function unpackedPairs(packed: Buffer | null): Named {
  const all: Named = new Map();
  const pairs = packed ?? Buffer.alloc(0);
  for (let at = 0; at < pairs.length; ) {
    const id = pairs.readInt32BE(at);
    const numbers: number[] = [];
    for (; at < pairs.length && pairs.readInt32BE(at) === id; at += 8) numbers.push(pairs.readInt32BE(at + 4));
    all.set(id, numbers);
  }
  return all;
}

/** The wishes of open seats, by project. */
async function readSeats(transaction: Connection): Promise<Named> {
  const [{ pairs }] = await transaction<[{ pairs: Buffer | null }]>`
    select string_agg(int4send(post_id) || int4send(wish), '' order by post_id, number, wish < 0 desc, wish) as pairs
    from ${wishesOfSeats(transaction)} wished`;
  return unpackedPairs(pairs);
}

/** The creation times of matched posts by id, in microseconds since 2000, PostgreSQL's own format. NaN for other ids. */
async function momentsOf(transaction: Connection, kind: PostedKind): Promise<Float64Array> {
  const [{ highest, moments }] = await transaction<[{ highest: number; moments: Buffer | null }]>`
    select coalesce(max(id), 0) as highest, string_agg(int4send(id) || timestamptz_send(created_at), '') as moments
    from posts where kind = ${kind} and ${isMatched(transaction)}`;
  const byId = new Float64Array(highest + 1).fill(Number.NaN);
  for (let at = 0; moments && at < moments.length; at += 12) {
    byId[moments.readInt32BE(at)] = Number(moments.readBigInt64BE(at + 4));
  }
  return byId;
}

/** The posts that have a creation time here. */
function postsOf(named: Named, moments: Float64Array = new Float64Array()): ChangedPosts {
  const posts = new Map<number, IndexedPost>();
  for (const [id, wishes] of named) {
    const createdAt = moments[id] ?? Number.NaN;
    if (!Number.isNaN(createdAt)) posts.set(id, { wishes, createdAt });
  }
  return posts;
}
