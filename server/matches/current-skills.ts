import type { RecordKind } from "../../contract/interface/record-kinds.ts";
import { type Change, type ChangeFeed, changesSince } from "../database/change-feed.ts";
import type { Connection, Database } from "../database/connection.ts";
import { current } from "../database/current.ts";
import type { SkillIndex } from "./skill-index.ts";
import { type DatedIndex, loadSkillIndex } from "./skill-loading.ts";

const of = ["user", "user_skill", "job", "project", "implication"] as const satisfies RecordKind[];

/** The index of who has which skill as it is now: loaded once, and from then on brought up to what was committed since. */
export function currentSkills(database: Database, feed: ChangeFeed): () => Promise<SkillIndex> {
  const indices = current<DatedIndex>(feed);
  const load = () => loadSkillIndex(database);
  const catchUp = async ({ index, moment }: DatedIndex) => {
    const { changes, moment: now } = await changesSince(database, moment, of);
    // What implies what changes the skills of everyone.
    if (!changes || changes.some(({ kind }) => kind === "implication")) return load();
    return { index: await withChanges(database, index, changes), moment: now };
  };
  return async () => (await indices.now("", { of, load, catchUp })).index;
}

async function withChanges(database: Connection, index: SkillIndex, changes: Change[]): Promise<SkillIndex> {
  const idsOf = (...kinds: Change["kind"][]) => changes.flatMap(({ kind, ids }) => (kinds.includes(kind) ? ids : []));
  const [members, job, project] = [idsOf("user", "user_skill"), idsOf("job"), idsOf("project")];
  const [now] = await database<[{ members: MemberNow[]; posts: PostNow[] }]>`
    select (
      select coalesce(json_agg(json_build_object('id', id, 'skills', array(
        select skill_id from user_skills where user_id = users.id))), '[]')
      from users where id = any(${members}::int[]) and visible
    ) as members, (
      select coalesce(json_agg(json_build_object('id', id, 'createdAt', ${microseconds(database)}, 'skills', array(
        select skill_id from post_skills where post_id = posts.id order by skill_id))), '[]')
      from posts where id = any(${[...job, ...project]}::int[]) and visible
    ) as posts`;
  const skills = new Map(now.members.map((member) => [member.id, member.skills]));
  const posts = new Map(now.posts.map((post) => [post.id, post]));
  return index.with({
    members: new Map(members.map((id) => [id, skills.get(id) ?? null])),
    job: new Map(job.map((id) => [id, posts.get(id) ?? null])),
    project: new Map(project.map((id) => [id, posts.get(id) ?? null])),
  });
}

type MemberNow = { id: number; skills: number[] };
type PostNow = { id: number; skills: number[]; createdAt: number };

/** The same number as where all posts are read. */
const microseconds = (database: Connection) => database`
  (extract(epoch from created_at - timestamptz '2000-01-01 00:00Z') * 1000000)::int8`;
