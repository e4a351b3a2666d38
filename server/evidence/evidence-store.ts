import type { Evidence } from "../../contract/evidence.ts";
import { paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { isMemberReadable } from "../visibility/visibility.ts";
import { evidenceRows } from "./evidence-sql.ts";
import { repositoryName } from "./repository-address.ts";

type Member = { id: number; reader: Account };
type Source = { skillId: number; at: string } & (
  | { kind: "answer"; title: string; number: number; commentId: number }
  | { kind: "seat"; title: string; seat: string; number: number }
  | { kind: "repository"; address: string }
);

/** The evidence that a member has a skill, newest first; empty if their profile doesn't name the skill. Throws not-found. */
export async function evidenceFor(database: Connection, member: Member, skillId: number): Promise<Evidence[]> {
  const { id, reader } = member;
  const [[found], sources] = await Promise.all([
    database`select from users where id = ${id} and ${isMemberReadable(database, "users", reader)}`,
    sourcesOf(database, id),
  ]);
  if (!found) throw notFound("user");
  return sources.filter((source) => source.skillId === skillId).map(linked);
}

/** The evidence for each skill of a member's profile, by the skill's id. */
export async function allEvidence(database: Connection, memberId: number): Promise<Map<number, Evidence[]>> {
  const sources = await sourcesOf(database, memberId);
  return new Map([...Map.groupBy(sources, ({ skillId }) => skillId)].map(([id, those]) => [id, those.map(linked)]));
}

const sourcesOf = (database: Connection, memberId: number) => database<Source[]>`
  select evidence.* from users cross join lateral (${evidenceRows(database)}) evidence
  join user_skills on user_skills.user_id = users.id and user_skills.skill_id = evidence.skill_id
  where users.id = ${memberId} order by at desc, kind, comment_id desc, address`;

function linked(source: Source): Evidence {
  const { kind, at } = source;
  if (kind === "seat")
    return { kind, title: `${source.seat} - ${source.title}`, address: paths.project(source.number), at };
  if (kind === "repository") return { kind, title: repositoryName(source.address), address: source.address, at };
  return { kind, title: source.title, address: `${paths.question(source.number)}#comment-${source.commentId}`, at };
}
