import type { PictureFate } from "../../../contract/interface/images.ts";
import type { List, ListQuery } from "../../../contract/interface/lists.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import type { Role } from "../../../contract/people/people.ts";
import type { Profile, User, UserCard } from "../../../contract/people/users.ts";
import type { PostKind } from "../../../contract/posts.ts";
import { type Actor, addToTrail, noted } from "../../audit/audit-store.ts";
import { companyKey, companyNameJson, joinedCompany } from "../../companies/company-sql.ts";
import type { Connection, Database } from "../../database/connection.ts";
import { indexMembers } from "../../finding/search-documents.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { forgetReplaced } from "../../images/image-forgetting.ts";
import { keepImage, pictureAfter } from "../../images/image-store.ts";
import { avatarUrl } from "../../images/image-url.ts";
import type { Lists } from "../../lists/list-page.ts";
import { titlesJson } from "../../posts/post-sql.ts";
import { namingUnknown, replaceMemberSkills, skillsJson } from "../../skills/skill-sql.ts";
import { isVisible } from "../../visibility/visibility.ts";
import { isHeldBack } from "../accounts/address-return-store.ts";
import { suspensionOf } from "../suspensions/suspension-store.ts";

/** The members of one page, by name or best match first. */
export function usersPage(database: Connection, lists: Lists, query: ListQuery): Promise<List<UserCard>> {
  return lists.page(
    "user",
    query,
    (page) =>
      database<
        UserCard[]
      >`select ${cardColumns(database)} from ${page} ${joinedCompany(database, "users.company_id")} order by place`,
  );
}

export type UserWithEmail = User & { email: string };

/** One member with skills and posts, e-mail included: it is the caller's to leave out. */
export async function userById(database: Connection, id: number, reader: Account): Promise<UserWithEmail> {
  const [user] = await database<UserWithEmail[]>`
    select ${cardColumns(database)}, users.role, users.email, users.created_at, ${skillsJson(database, "users")} as "Skills",
      ${postsOf(database, "project", reader)} as "Projects", ${postsOf(database, "job", reader)} as "Jobs"
    from users ${joinedCompany(database, "users.company_id")}
    where users.id = ${id} and ${isVisible(database, "users", reader)}`;
  if (!user) throw notFound("user");
  return user;
}

export async function profileById(database: Connection, id: number): Promise<Profile> {
  const [profile] = await database<Profile[]>`
    select ${cardColumns(database)}, users.role, users.email, locale, ${skillsJson(database, "users")} as "Skills"
    from users ${joinedCompany(database, "users.company_id")} where users.id = ${id}`;
  if (!profile) throw notFound("user");
  return profile;
}

export async function emailTaken(database: Connection, email: string, exceptId: number): Promise<boolean> {
  const [taken] = await database`select id from users where lower(email) = lower(${email}) and id <> ${exceptId}`;
  return taken !== undefined || isHeldBack(database, email, exceptId);
}

type ChangedProfile = {
  firstName: string;
  lastName: string;
  companyId: number | null;
  skills: number[];
  /** A new picture, and what becomes of the old one without it. */
  draw: () => Promise<Buffer | null>;
  picture: PictureFate;
};

export type HeldUser = { id: number; role: Role; email: string };

/**
 * Replaces a profile whole, together with what `also` does. Drawing the picture takes a while, so `check` is asked about the
 * member of then. Throws what it throws, or not-found.
 */
export async function replaceProfile(
  database: Database,
  id: number,
  { skills, draw, picture: fate, companyId, ...columns }: ChangedProfile,
  check: (user: HeldUser) => void,
  also: (transaction: Connection) => Promise<void>,
): Promise<Profile> {
  const picture = await draw();
  return namingUnknown(() =>
    database.begin(async (transaction) => {
      const [user] = await transaction<(HeldUser & { avatar: string | null })[]>`
        select id, role, email, avatar from users where id = ${id} for no key update`;
      if (!user) throw notFound("user");
      check(user);
      const kept = await keepImage(transaction, picture);
      await transaction`
        update users set ${transaction(columns)}, company_id = ${companyKey(transaction, companyId)}, avatar = ${pictureAfter(transaction, "avatar", { kept, fate })},
          updated_at = now()
        where id = ${id}`;
      await replaceMemberSkills(transaction, id, skills);
      await forgetReplaced(transaction, [user.avatar]);
      await indexMembers(transaction, [id]);
      await also(transaction);
      return profileById(transaction, id);
    }),
  );
}

/** Throws a conflict where the board would be left without an admin who can come in, also by two changes at once. */
export async function changeRole(database: Database, id: number, role: Role, by: Actor): Promise<void> {
  await database.begin(async (transaction) => {
    if (role !== "admin" && (await isLastAdmin(transaction, id))) throw conflict("lastAdminStays");
    await setRole(transaction, id, role, by);
  });
}

/** Gives a member a role. Throws not-found, or a conflict for an admin who would be suspended. */
export async function setRole(transaction: Connection, id: number, role: Role, by: Actor): Promise<void> {
  const [changed] = await transaction<{ was: Role }[]>`
    update users set role = ${role}, updated_at = now() from (select id, role from users where id = ${id} for update) old
    where users.id = old.id returning old.role as was`;
  if (!changed) throw notFound("user");
  if (changed.was === role) return;
  if (role === "admin" && (await suspensionOf(transaction, id))) {
    throw conflict("suspendedCantBeAdmin");
  }
  const note = noted("role", changed.was, role);
  await addToTrail(transaction, { by, action: "role", subject: "user", id, note });
}

/** Holds all admins until the transaction ends, so that no two of them leave at once. */
export async function isLastAdmin(transaction: Connection, id: number): Promise<boolean> {
  const admins = await transaction<{ id: number }[]>`
    select id from users where role = 'admin' order by id for update`;
  return admins.length === 1 && admins[0]?.id === id;
}

const cardColumns = (database: Connection) => database`
  users.id, users.first_name, users.last_name, ${avatarUrl(database)} as avatar, ${companyNameJson(database)} as "Company"`;

const postsOf = (database: Connection, kind: PostKind, reader: Account) => database`(
  select ${titlesJson(database)} from posts
  where owner_id = users.id and kind = ${kind} and status = 'open' and ${isVisible(database, "posts", reader)})`;
