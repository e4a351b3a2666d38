import type { Locale } from "../../contract/languages/languages.ts";
import type { ChangedPrivacy, Privacy } from "../../contract/people/privacy.ts";
import { privateFields } from "../../contract/people/profiles.ts";
import type { Belongings, DeviceSession, OwnBelongings } from "../../contract/people/settings.ts";
import { kindsOfPosts, type PostKind, type PostPath, postKinds } from "../../contract/posts.ts";
import type { SkillName } from "../../contract/skills.ts";
import type { Connection } from "../database/connection.ts";
import { invalid, notFound, says } from "../http/problems.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { isNotDeleted, isVisible } from "../visibility/visibility.ts";
import { checkIsOpen, isAlive } from "./accounts/session-store.ts";

/** A member's sessions, last used first. */
export function sessionsOf(database: Connection, userId: number, currentId: number): Promise<DeviceSession[]> {
  return database<DeviceSession[]>`
    select id, device, created_at, last_used_at, id = ${currentId} as current from sessions
    where user_id = ${userId} and ${isAlive(database)} order by last_used_at desc, id desc`;
}

/** The ids of a member's skills, implied ones included. */
export async function heldSkillsOf(database: Connection, userId: number): Promise<number[]> {
  const rows = await database<{ skillId: number }[]>`
    select skill_id from held_skills where user_id = ${userId} order by skill_id`;
  return rows.map(({ skillId }) => skillId);
}

/** The implied skills of a member, each with the skill that implies it. */
export async function impliedSkillsOf(
  database: Connection,
  userId: number,
): Promise<{ id: number; through: SkillName }[]> {
  return database<{ id: number; through: SkillName }[]>`
    select distinct on (implied_id) implied_id as id, json_build_object('id', skills.id, 'name', name) as through
    from user_skills join implied_skills using (skill_id) join skills on skills.id = skill_id
    where user_id = ${userId} and not exists (
      select from user_skills named where named.user_id = ${userId} and named.skill_id = implied_id)
    order by implied_id, name`;
}

/** A member's new address that awaits confirmation. */
export async function pendingEmailOf(database: Connection, userId: number): Promise<string | null> {
  const [row] = await database<{ newEmail: string }[]>`
    select new_email from account_tokens where user_id = ${userId} and purpose = 'email' and expires_at > now()`;
  return row?.newEmail ?? null;
}

/** Ends one of a member's sessions; false if it isn't theirs. */
export async function endSessionOf(database: Connection, userId: number, id: number): Promise<boolean> {
  const ended = await database`delete from sessions where id = ${id} and user_id = ${userId}`;
  return ended.count > 0;
}

/** Ends a member's sessions and tokens. */
export async function endAllSessionsOf(database: Connection, userId: number): Promise<void> {
  await database`
    with ended as (delete from grants where user_id = ${userId} and kind = 'token')
    delete from sessions where user_id = ${userId}`;
}

/** Sets a password and ends the other sessions. Throws unauthorized if this session ended meanwhile. */
export async function setPassword(
  transaction: Connection,
  { userId, passwordHash, keepSession }: { userId: number; passwordHash: string; keepSession: number },
): Promise<void> {
  await transaction`update users set password_hash = ${passwordHash} where id = ${userId}`;
  await checkIsOpen(transaction, keepSession);
  await transaction`delete from sessions where user_id = ${userId} and id <> ${keepSession}`;
}

export async function chooseLocale(database: Connection, userId: number, locale: Locale): Promise<void> {
  await database`update users set locale = ${locale} where id = ${userId}`;
}

/** The numbers of a member's posts and comments. */
export async function belongingsOf(database: Connection, userId: number): Promise<Belongings> {
  const counted = await database<{ kind: PostKind | "comment"; count: number }[]>`
    select kind, count(*)::int as count from posts
    where owner_id = ${userId} and ${isNotDeleted(database, "posts")} group by kind
    union all select 'comment', count(*)::int from comments where owner_id = ${userId} and ${isNotDeleted(database, "comments")}`;
  const countOf = (wanted: PostKind | "comment") => counted.find(({ kind }) => kind === wanted)?.count ?? 0;
  const posts = Object.fromEntries(kindsOfPosts.map((kind) => [postKinds[kind].path, countOf(kind)]));
  return { ...(posts as Record<PostPath, number>), comments: countOf("comment") };
}

/** As `belongingsOf`, for the member, with what only they know of. */
export async function ownBelongingsOf(database: Connection, userId: number): Promise<OwnBelongings> {
  const [belongings, [own]] = await Promise.all([
    belongingsOf(database, userId),
    database<[Omit<OwnBelongings, keyof Belongings>]>`
      select (select count(*)::int from saved_jobs where user_id = ${userId}) as saved_jobs,
        (select count(*)::int from saved_searches where user_id = ${userId}) as saved_searches, (
        (select count(*) from question_votes where user_id = ${userId})
        + (select count(*) from comment_votes where user_id = ${userId}))::int as votes,
        (select count(*)::int from conversation_sides
          where user_id = ${userId} and last_message_id > cleared_until) as conversations,
        (select count(*)::int from reports where user_id = ${userId}) as reports,
        (select count(*)::int from deletions where owner_id = ${userId} and decision_id is null) as bin`,
  ]);
  return { ...belongings, ...own };
}

/** A member's privacy: who sees which field, and who may write to them first. */
export async function privacyOf(database: Connection, id: number): Promise<Privacy> {
  type Stored = Omit<Privacy, "visibility"> & { visibility: Partial<Privacy["visibility"]> };
  const [stored] = await database<Stored[]>`
    select visibility, requests_from, json_build_object('ownCompany', hides_work_from_own, 'companies', array(
      select number from posts where id = any(work_hidden_from) order by sort_key_of(title), title collate "C"
    )) as work_hidden_from
    from users where id = ${id}`;
  if (!stored) throw notFound("user");
  const everywhere = Object.fromEntries(privateFields.map((field) => [field, "members"])) as Privacy["visibility"];
  return { ...stored, visibility: { ...everywhere, ...stored.visibility } };
}

/** Changes the given settings. Throws invalid for an unknown company; a hidden one that was chosen before may stay. */
export async function setPrivacy(transaction: Connection, id: number, changed: ChangedPrivacy): Promise<Privacy> {
  const { visibility = {}, workHiddenFrom = {}, requestsFrom } = changed;
  const { ownCompany, companies } = workHiddenFrom;
  const restricted = Object.entries(visibility).filter(([, seenBy]) => seenBy !== undefined);
  const opened = restricted.filter(([, seenBy]) => seenBy === "members").map(([field]) => field);
  const closed = transaction.json(Object.fromEntries(restricted.filter(([, seenBy]) => seenBy !== "members")));
  await transaction`
    update users set visibility = (visibility - ${opened}::text[]) || ${closed},
      company_confirmed_at = case when not ${closed}::jsonb ? 'company' then company_confirmed_at end,
      hides_work_from_own = ${ownCompany ?? transaction`hides_work_from_own`},
      requests_from = ${requestsFrom ?? transaction`requests_from`}
    where id = ${id}`;
  if (companies) await hideWorkFrom(transaction, id, companies);
  await indexMembers(transaction, [id]);
  return privacyOf(transaction, id);
}

async function hideWorkFrom(transaction: Connection, id: number, companies: number[]): Promise<void> {
  const keys = await transaction<{ id: number }[]>`
    select id from posts where kind = 'company' and number = any(${companies}::int[])
      and (${isVisible(transaction, "posts")} or id = any((select work_hidden_from from users where users.id = ${id})::int[]))`;
  if (keys.length < companies.length) throw invalid({ workHiddenFrom: says("unknownCompany") });
  await transaction`update users set work_hidden_from = ${keys.map((key) => key.id)}::int[] where id = ${id}`;
}
