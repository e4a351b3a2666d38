import { type Fit, type MatchingUser, matchLimitMax } from "../../contract/matches.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { PostedKind, PostKind } from "../../contract/posts.ts";
import type { NamedSeat } from "../../contract/projects/project-seats.ts";
import type { Circle } from "../../contract/rights.ts";
import type { SkillName } from "../../contract/skills.ts";
import { companyNameJson, joinedCompany } from "../companies/company-sql.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { isFieldSeen } from "../visibility/field-sql.ts";
import { personColumns } from "../visibility/person-sql.ts";
import { isReadable, isVisible } from "../visibility/visibility.ts";
import type { CurrentSkills } from "./current-skills.ts";
import { IdSet } from "./id-set.ts";
import { isRequired, type Wish, wishedSkill, wishFor } from "./post-index.ts";
import { countWithAny, fitOfWishes, type Match, topMembers, topPosts } from "./ranking.ts";
import { namedSeatJson, wishedSkillsJson, wishesOf, wishesOfPost } from "./seat-wishes.ts";
import type { SkillIndex } from "./skill-index.ts";

type Post = { kind: PostKind; number: number };

/**
 * The members who fit a post, best first; none if it isn't open. The poster and members without any of its skills are left
 * out. Throws not-found if there is no such post.
 */
export async function usersMatching(
  database: Connection,
  currentSkills: CurrentSkills,
  { kind, number }: Post,
  limit: number,
  { user: reader, circle }: { user: Account; circle: Circle },
): Promise<MatchingUser[]> {
  const [[post], index] = await Promise.all([
    database<{ ownerId: number | null; isOpen: boolean; skills: SkillName[]; seats: NamedSeat[]; wishes: Wish[] }[]>`
      select owner_id, status = 'open' as is_open, ${wishesOfPost(database)} as wishes,
        ${wishedSkillsJson(database)} as skills, (
          select coalesce(json_agg(${namedSeatJson(database)}), '[]') from project_seats where post_id = posts.id) as seats
      from posts
      where kind = ${kind} and number = ${number} and ${isReadable(database, "posts", reader)}`,
    currentSkills(),
  ]);
  if (!post) throw notFound(kind);
  if (!post.isOpen) return [];
  // One more than are shown, in case the reader is among them, who is left out.
  const best = topMembers(index, post.wishes, matchLimitMax + 1, post.ownerId);
  const matches = best.filter(({ id }) => id !== reader.id);
  const ids = matches.map((match) => match.id);
  type Found = Omit<MatchingUser, keyof Fit> & { isConfirmed: boolean };
  const askedBy = requestedSkills(index, post.skills);
  const [through, people] = await Promise.all([
    implyingSkills(
      database,
      ids,
      post.skills.map((skill) => skill.id),
    ),
    database<Found[]>`
    select ${personColumns(database)}, company_confirmed_at is not null as is_confirmed,
      case when ${isFieldSeen(database, "company", circle)} then ${companyNameJson(database)} end as "Company"
    from users ${joinedCompany(database, "users.company_id")}
    where users.id = any(${ids}) and ${isVisible(database, "users")}`,
  ]);
  const confirmed = new Set(people.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id));
  const ranked = matches.toSorted(
    (one, other) =>
      other.score - one.score ||
      other.matched.length - one.matched.length ||
      Number(confirmed.has(other.id)) - Number(confirmed.has(one.id)),
  );
  const seatOf = new Map(ranked.map(({ id, seat }) => [id, post.seats.find(({ number }) => number === seat) ?? null]));
  return inOrder(ranked, people, ({ seat }) => askedBy(wishesOf(post.wishes, seat)), through)
    .slice(0, limit)
    .map((fitting) => ({ ...fitting, ...(kind === "project" && { seat: seatOf.get(fitting.id) ?? null }) }));
}

type Sharing = { total: number; people: (Pick<Fit, "score" | "matched"> & { id: number })[] };

/**
 * The members who share skills with a member, best first, scored like a post that asks for these skills; `among` restricts the
 * candidates. The member is left out.
 */
export async function membersSharing(
  database: Connection,
  currentSkills: CurrentSkills,
  memberId: number,
  { offset, limit, among: ids }: { offset: number; limit: number; among?: readonly number[] },
): Promise<Sharing> {
  const [skills, index] = await Promise.all([
    database<SkillName[]>`
      select id, name from user_skills join skills on skills.id = skill_id where user_id = ${memberId}`,
    currentSkills(),
  ]);
  const wishes = skills.map(({ id }) => wishFor(id, false));
  const among = ids && IdSet.of(ids);
  const matches = topMembers(index, wishes, offset + limit, memberId, among).slice(offset);
  const people = matches.map(({ id }) => ({ id }));
  const through = await implyingSkills(
    database,
    people.map(({ id }) => id),
    wishes.map(wishedSkill),
  );
  const wanted = lightestLast(index, skills);
  return {
    total: countWithAny(index, wishes, memberId, among),
    people: inOrder(matches, people, () => ({ wanted, wishes }), through),
  };
}

/**
 * The posts of a kind that fit a member, best first, without the member's own: their keys, and a function that puts their
 * records into this order, each with its fit.
 */
export async function postsMatching(
  database: Connection,
  currentSkills: CurrentSkills,
  kind: PostedKind,
  userId: number,
  limit: number,
) {
  const [own, index] = await Promise.all([
    database<{ id: number }[]>`select id from posts where owner_id = ${userId} and kind = ${kind}`,
    currentSkills(),
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const matches = topPosts(index, index.posts[kind], userId, limit, (id) => ownIds.has(id));
  const asking = new Map(matches.map(({ id, seat }) => [id, wishesOf(index.posts[kind].post(id).wishes, seat)]));
  const { askedBy, through } = await toldOf(database, index, [userId], [...asking.values()].flat());
  const withFits = <Found extends { id: number; key: number }>(found: readonly Found[]): (Found & Fit)[] =>
    inOrder(
      matches,
      found,
      ({ id }) => askedBy(asking.get(id) ?? []),
      (_, skill) => through(userId, skill),
    );
  return { matches, withFits };
}

/** Loads the names needed to explain how wishes fit members. */
async function toldOf(database: Connection, index: SkillIndex, memberIds: readonly number[], all: readonly Wish[]) {
  const asked = [...new Set(all.filter((wish) => wish > 0).map(wishedSkill))];
  const [names, through] = await Promise.all([
    database<SkillName[]>`select id, name from skills where id = any(${asked})`,
    implyingSkills(database, memberIds, asked),
  ]);
  return { askedBy: requestedSkills(index, names), through };
}

/** What wishes ask for, by the names of their skills. */
function requestedSkills(index: SkillIndex, names: readonly SkillName[]) {
  const named = new Map(names.map((skill) => [skill.id, skill]));
  return (wishes: readonly Wish[]): RequestedSkills => {
    const wanted = lightestLast(
      index,
      wishes.flatMap((wish) => named.get(wishedSkill(wish)) ?? []),
    );
    return { wanted, wishes };
  };
}

type Pair = { memberId: number; kind: PostedKind; postId: number };

/** How well posts fit members now, by their ids. */
export async function fitsOfMembers(
  database: Connection,
  currentSkills: CurrentSkills,
  pairs: readonly Pair[],
): Promise<(memberId: number, postId: number) => Fit | null> {
  const index = await currentSkills();
  const asking = new Map(pairs.map(({ kind, postId }) => [postId, index.posts[kind].post(postId).wishes]));
  const memberIds = [...new Set(pairs.map(({ memberId }) => memberId))];
  const { askedBy, through } = await toldOf(database, index, memberIds, [...asking.values()].flat());
  return (memberId, id) => {
    const wishes = asking.get(id) ?? [];
    const match = { id, ...fitOfWishes(index, wishes, memberId) };
    const asked = askedBy(wishesOf(wishes, match.seat));
    return (
      inOrder(
        [match],
        [{ id }],
        () => asked,
        (_, skill) => through(memberId, skill),
      )[0] ?? null
    );
  };
}

/** Skills by descending weight; names decide between equal ones. */
function lightestLast(index: SkillIndex, skills: SkillName[]): SkillName[] {
  return skills.toSorted((a, b) => index.weight(b.id) - index.weight(a.id) || a.name.localeCompare(b.name, "en"));
}

/** A record whose key in the index isn't its id in addresses, without its fit. */
export type Keyed<Found extends Fit | Pick<Fit, "score" | "matched" | "missing">> = Omit<Found, keyof Fit> & {
  key: number;
};

/** A post's skills, heaviest first, and its wishes. */
type RequestedSkills = { wanted: readonly SkillName[]; wishes: readonly Wish[] };

/** The found records in the order of their matches, each with the skills had, what implies them, and the missing ones. */
function inOrder<Found extends { id: number; key?: number }>(
  matches: Match[],
  found: readonly Found[],
  askedBy: (match: Match) => RequestedSkills,
  through: ImplyingSkill,
): (Found & Fit)[] {
  const byId = new Map(found.map((record) => [record.key ?? record.id, record]));
  return matches.flatMap((match) => {
    const { id, score, matched } = match;
    const record = byId.get(id);
    if (!record) return [];
    const had = new Set(matched);
    const { wanted, wishes } = askedBy(match);
    const missing = wanted.filter((skill) => !had.has(skill.id));
    const required = wishes.filter(isRequired).map(wishedSkill);
    return {
      ...record,
      score,
      matched: wanted
        .filter((skill) => had.has(skill.id))
        .map((skill) => ({ ...skill, through: through(id, skill.id) })),
      missing,
      required,
      missingRequired: missing.filter((skill) => required.includes(skill.id)),
    };
  });
}

/** The skill named by a member that implies one they didn't name; of several the first by name. */
type ImplyingSkill = (member: number, skill: number) => SkillName | undefined;

async function implyingSkills(
  database: Connection,
  members: readonly number[],
  skills: readonly number[],
): Promise<ImplyingSkill> {
  const rows = await database<{ userId: number; impliedId: number; id: number; name: string }[]>`
    select distinct on (user_id, implied_id) user_id, implied_id, skills.id, name
    from user_skills join implied_skills using (skill_id) join skills on skills.id = skill_id
    where user_id = any(${members}) and implied_id = any(${skills}) and not exists (
      select from user_skills named where named.user_id = user_skills.user_id and named.skill_id = implied_id)
    order by user_id, implied_id, name`;
  const naming = new Map(rows.map(({ userId, impliedId, id, name }) => [`${userId} ${impliedId}`, { id, name }]));
  return (member, skill) => naming.get(`${member} ${skill}`);
}
