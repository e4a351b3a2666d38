import { type PostedKind, postedKinds } from "../../contract/posts.ts";
import { type Change, type ChangeFeed, changesSince, type RecordKind } from "../database/change-feed.ts";
import type { Connection, Database } from "../database/connection.ts";
import { keptCurrent } from "../database/value-cache.ts";
import { isVisible } from "../visibility/visibility.ts";
import { isMatched } from "./post-index.ts";
import { wishesOfPost } from "./seat-wishes.ts";
import type { SkillIndex } from "./skill-index.ts";
import { type DatedIndex, loadSkillIndex } from "./skill-index-store.ts";

const of = ["user", "post", "implication"] as const satisfies RecordKind[];

export type CurrentSkills = () => Promise<SkillIndex>;

/** The current skill index: loaded once, then brought up to date with what was committed since. */
export function currentSkills(database: Database, feed: ChangeFeed): CurrentSkills {
  const load = () => loadSkillIndex(database);
  const catchUp = async ({ index, moment }: DatedIndex) => {
    const since = await changesSince<SkillsNow>(database, moment, of, skillsNow(database));
    // A changed implication may change everyone's skills.
    if (!since.changes || since.changes.some(({ kind }) => kind === "implication")) return load();
    return { index: withChanges(index, since.changes, since.now), moment: since.moment };
  };
  const dated = keptCurrent(feed, { of, load, catchUp });
  return async () => (await dated()).index;
}

type SkillsNow = {
  members: { id: number; skills: number[] }[];
  posts: { id: number; kind: PostedKind; wishes: number[]; createdAt: number }[];
};

/** The current skills of the changed members and posts, in SQL; deleted and hidden ones are missing. */
const skillsNow = (database: Connection) => database`
  json_build_object(
    'members', (
      select coalesce(json_agg(json_build_object('id', id, 'skills', array(
        select skill_id from user_skills where user_id = users.id))), '[]')
      from users where ${isVisible(database, "users")}
        and id = any(array(select distinct id from newest where kind = 'user'))),
    'posts', (
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'createdAt', ${microseconds(database)}, 'wishes', ${wishesOfPost(database)})), '[]')
      from posts where ${isMatched(database)}
        and id = any(array(select distinct id from newest where kind = 'post'))))`;

function withChanges(index: SkillIndex, changes: Change[], now: SkillsNow): SkillIndex {
  const members = new Map(now.members.map(({ id, skills }) => [id, skills]));
  /** Null for deleted and hidden ones, and for posts of another kind. */
  const changed = <Value>(known: Map<number, Value>, of: Change["kind"]) =>
    new Map(
      changes.flatMap(({ kind, ids }) => (kind === of ? ids.map((id) => [id, known.get(id) ?? null] as const) : [])),
    );
  const ofKind = (kind: PostedKind) =>
    changed(new Map(now.posts.filter((post) => post.kind === kind).map((post) => [post.id, post])), "post");
  const posts = Object.fromEntries(postedKinds.map((kind) => [kind, ofKind(kind)]));
  return index.with({ members: changed(members, "user"), posts });
}

/** The same value as `timestamptz_send` gives, which is used when all posts are read. */
const microseconds = (database: Connection) => database`
  (extract(epoch from created_at - timestamptz '2000-01-01 00:00Z') * 1000000)::int8`;
