import type { Account } from "../../contract/people/accounts.ts";
import type { MatchingJob, MatchingProject, MatchingUser, MatchParent } from "../../contract/skills/matches.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { companyJson } from "../companies/company-sql.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { avatarUrl } from "../images/image-url.ts";
import { isThereFor } from "../posts/hidden-posts.ts";
import { nouns } from "../posts/post-store.ts";
import { type BroughtAlong, broughtAlong } from "./brought-along.ts";
import { type Match, topMembers, topPosts } from "./ranking.ts";
import type { SkillIndex } from "./skill-index.ts";

type Post = { parent: MatchParent; id: number };
type Fit = Pick<MatchingUser, "score" | "matched" | "missing">;

/**
 * Who fits a post, best first. The poster and people without any of its skills are not among them. Throws not-found where
 * there is no such post.
 */
export async function usersMatching(
  database: Connection,
  currentIndex: () => Promise<SkillIndex>,
  { parent, id }: Post,
  limit: number,
  reader: Account,
): Promise<MatchingUser[]> {
  const [[post], index] = await Promise.all([
    database<{ ownerId: number | null; skills: SkillName[] }[]>`
      select owner_id, (
        select coalesce(json_agg(json_build_object('id', skills.id, 'name', name)), '[]')
        from ${database(`${nouns[parent]}_skills`)} named join skills on skills.id = skill_id
        where named.${database(`${nouns[parent]}_id`)} = ${id}
      ) as skills from ${database(parent)} where id = ${id} and ${isThereFor(reader, database, parent)}`,
    currentIndex(),
  ]);
  if (!post) throw notFound(nouns[parent]);
  const wanted = lightestLast(index, post.skills);
  const wantedIds = wanted.map((skill) => skill.id);
  const matches = topMembers(index, wantedIds, limit, post.ownerId);
  const ids = matches.map((match) => match.id);
  type Found = Omit<MatchingUser, keyof Fit>;
  const [through, people] = await Promise.all([
    broughtAlong(database, ids, wantedIds),
    database<Found[]>`
    select users.id, first_name, last_name, ${avatarUrl(database)} as avatar,
      case when companies.id is not null
        then json_build_object('id', companies.id, 'name', companies.name) end as "Company"
    from users left join companies on companies.id = company_id
    where users.id = any(${ids})`,
  ]);
  return inOrder(matches, people, () => wanted, through);
}

/** The jobs that fit a member, best first, by the same measure; own ones are not among them. */
export async function jobsMatching(
  database: Connection,
  currentIndex: () => Promise<SkillIndex>,
  userId: number,
  limit: number,
): Promise<MatchingJob[]> {
  const { matches, ...had } = await postsMatching(database, currentIndex, "jobs", userId, limit);
  type Found = Omit<MatchingJob, keyof Fit>;
  const jobs = await database<Found[]>`
    select jobs.id, title, location, ${companyJson(database)} as "Company"
    from jobs left join companies on companies.id = company_id
    where jobs.id = any(${matches.map((match) => match.id)})`;
  return inOrder(matches, jobs, had.skillsOf, had.through);
}

/** The projects that fit a member, likewise. */
export async function projectsMatching(
  database: Connection,
  currentIndex: () => Promise<SkillIndex>,
  userId: number,
  limit: number,
): Promise<MatchingProject[]> {
  const { matches, ...had } = await postsMatching(database, currentIndex, "projects", userId, limit);
  type Found = Omit<MatchingProject, keyof Fit>;
  const projects = await database<Found[]>`
    select id, title from projects where id = any(${matches.map((match) => match.id)})`;
  return inOrder(matches, projects, had.skillsOf, had.through);
}

async function postsMatching(
  database: Connection,
  currentIndex: () => Promise<SkillIndex>,
  parent: MatchParent,
  userId: number,
  limit: number,
) {
  const [own, index] = await Promise.all([
    database<{ id: number }[]>`select id from ${database(parent)} where owner_id = ${userId}`,
    currentIndex(),
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const matches = topPosts(index, index[parent], userId, limit, (id) => ownIds.has(id));
  // The index goes on while the names are asked for.
  const skillIds = new Map(matches.map(({ id }) => [id, index[parent].skillsOf(id)]));
  const asked = [...new Set([...skillIds.values()].flat())];
  const [names, through] = await Promise.all([
    database<SkillName[]>`select id, name from skills where id = any(${asked})`,
    broughtAlong(database, [userId], asked),
  ]);
  const named = new Map(names.map((skill) => [skill.id, skill]));
  const skillsOf = (id: number) =>
    lightestLast(
      index,
      (skillIds.get(id) ?? []).flatMap((skill) => named.get(skill) ?? []),
    );
  return { matches, skillsOf, through: (_: number, skill: number) => through(userId, skill) };
}

/** What says most comes first; names decide between equals. */
function lightestLast(index: SkillIndex, skills: SkillName[]): SkillName[] {
  return skills.toSorted((a, b) => index.weight(b.id) - index.weight(a.id) || a.name.localeCompare(b.name, "en"));
}

/** The found records in the order of their matches, each with what is had, through what, and what lacks of its skills. */
function inOrder<Found extends { id: number }>(
  matches: Match[],
  found: readonly Found[],
  skillsOf: (id: number) => SkillName[],
  through: BroughtAlong,
): (Found & Fit)[] {
  const byId = new Map(found.map((record) => [record.id, record]));
  return matches.flatMap(({ id, score, matched }) => {
    const record = byId.get(id);
    if (!record) return [];
    const had = new Set(matched);
    const wanted = skillsOf(id);
    return {
      ...record,
      score,
      matched: wanted
        .filter((skill) => had.has(skill.id))
        .map((skill) => ({ ...skill, through: through(id, skill.id) })),
      missing: wanted.filter((skill) => !had.has(skill.id)),
    };
  });
}
