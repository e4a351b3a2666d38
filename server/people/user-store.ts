import type { PictureFate } from "../../contract/interface/image-fields.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Role } from "../../contract/people/people.ts";
import type { ChangedProfile } from "../../contract/people/profiles.ts";
import type { Profile, User } from "../../contract/people/users.ts";
import type { PostKind } from "../../contract/posts.ts";
import { type Circle, isStaff } from "../../contract/rights.ts";
import { type Actor, addToTrail, auditNote } from "../audit/audit-store.ts";
import { companyAfter, joinedCompany, lockCompanies, lockCompany } from "../companies/company-sql.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { provenSkillsJson } from "../evidence/evidence-sql.ts";
import { conflict, notFound } from "../http/problems.ts";
import { deleteReplacedImages } from "../images/image-cleanup.ts";
import { linkImagesOfProfile } from "../images/image-link-store.ts";
import { keepImage, pictureAfter } from "../images/image-store.ts";
import { recordEdit } from "../moderation/case-changes.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { replaceMemberSkills } from "../skills/skill-sql.ts";
import { suspensionOf } from "../suspensions/suspension-store.ts";
import { lockImagesIn } from "../texts/text-store.ts";
import { everyMember, isFieldSeen } from "../visibility/field-sql.ts";
import { isListed, isMemberReadable, isVisible } from "../visibility/visibility.ts";
import { ownColumns } from "./accounts/account-sql.ts";
import { isAddressReserved } from "./accounts/address-return-store.ts";
import { contactColumns } from "./contact-sql.ts";
import { wholeProfile } from "./profile-sql.ts";
import { profileShownTo, type WholeProfile, withLinkKinds } from "./profile-visibility.ts";

export type UserWithEmail = User & { email: string };

/** The reader, and the circle that decides what they see of others. */
export type Reader = { user: Account; circle: Circle };

/** A member with skills and posts, as a reader sees them; the caller removes the e-mail where the reader may not see it. */
export async function userById(database: Connection, id: number, reader: Reader): Promise<UserWithEmail> {
  return shownTo(reader, await wholeUser(database, id, reader));
}

/**
 * The reader's own page as others see it: any member, a member of one of their cohorts, or someone from whom their search for
 * work is hidden.
 */
export async function ownProfileAs(
  database: Connection,
  { user, circle: own }: Reader,
  others: "members" | "cohort" | "company",
): Promise<UserWithEmail> {
  const [named] = await database<[{ cohorts: number[]; companies: number[] }]>`
    select array(select cohort_id from cohort_members where user_id = users.id) as cohorts,
      work_hidden_from || case when hides_work_from_own
        then array_remove(${[...own.companies]}::int[] || company_id, null) else '{}' end as companies
    from users where id = ${user.id}`;
  const circle = { ...everyMember, ...(others === "cohort" && { cohorts: named.cohorts }) };
  const page = await wholeUser(database, user.id, {
    user,
    circle: { ...circle, ...(others === "company" && { companies: named.companies }) },
  });
  return profileShownTo({ circle, seesPending: false }, page);
}

export async function profileById(database: Connection, id: number, reader: Reader): Promise<Profile> {
  const [profile] = await database<Whole<Profile>[]>`
    select ${wholeProfile(database, reader.circle)}, users.role, users.email, ${ownColumns(database)},
      ${provenSkillsJson(database)} as "Skills"
    from users ${joinedCompany(database, "users.company_id")} where users.id = ${id}`;
  if (!profile) throw notFound("user");
  return shownTo(reader, withLinkKinds(profile));
}

type Whole<Shown> = Shown & WholeProfile;

async function wholeUser(database: Connection, id: number, { user, circle }: Reader): Promise<Whole<UserWithEmail>> {
  const [found] = await database<Whole<UserWithEmail>[]>`
    select ${wholeProfile(database, circle)}, users.role, users.email, users.created_at,
      ${provenSkillsJson(database)} as "Skills", ${postsOf(database, "project")} as "Projects",
      ${postsOf(database, "job")} as "Jobs", ${acceptedAnswersOf(database)} as "AcceptedAnswers",
      ${contactColumns(database, user)}
    from users ${joinedCompany(database, "users.company_id")}
    where users.id = ${id} and ${isMemberReadable(database, "users", user)}`;
  if (!found) throw notFound("user");
  return withLinkKinds(found);
}

/** Members see all of their own profile. */
const shownTo = <Shown extends WholeProfile & { id: number }>({ user, circle }: Reader, profile: Shown): Shown =>
  profile.id === user.id ? profile : profileShownTo({ circle, seesPending: isStaff(user) }, profile);

export async function emailTaken(database: Connection, email: string, exceptId: number): Promise<boolean> {
  const [taken] =
    await database`select id from users where mailbox_key(email) = mailbox_key(${email}) and id <> ${exceptId}`;
  return taken !== undefined || isAddressReserved(database, email, exceptId);
}

type ChangedUser = {
  firstName: string;
  lastName: string;
  companyId: number | null;
  skills: number[];
  profile: ChangedProfile;
};

export type LockedUser = { id: number; role: Role; email: string };

type Replacing = {
  /** Is called with the locked member, whose role or address may have changed since they were read. */
  check: (user: LockedUser) => void;
  /** Is called with the number of the company that they named before. */
  also: (transaction: Connection, formerCompany: number | null) => Promise<void>;
};

/**
 * Replaces a profile with its encoded picture, together with what `also` does in the transaction. Throws what `check` throws,
 * or not-found.
 */
export async function replaceProfile(
  database: Database,
  id: number,
  { skills, companyId, profile, ...columns }: ChangedUser,
  { picture, fate }: { picture: Buffer | null; fate: PictureFate },
  reader: Reader,
  { check, also }: Replacing,
): Promise<Profile> {
  return database.begin(async (transaction) => {
    const [user] = await transaction<(LockedUser & { avatar: string | null; formerCompany: number | null })[]>`
      select id, role, email, avatar, (select number from posts where id = company_id) as former_company
      from users where id = ${id} for no key update`;
    if (!user) throw notFound("user");
    check(user);
    const kept = await keepImage(transaction, picture, reader.user.id);
    const company = await lockCompany(transaction, companyId);
    const images = await lockImagesIn(transaction, profile.about ?? "", { field: "about", writers: [id] });
    const row = {
      ...columns,
      ...profileColumns(transaction, profile),
      companyId: employerAfter(transaction, id, company, reader),
      avatar: pictureAfter(transaction, "avatar", { kept, fate }),
    };
    await transaction`update users set ${transaction(row as never)}, updated_at = now() where id = ${id}`;
    await replaceMemberSkills(transaction, id, skills);
    await linkImagesOfProfile(transaction, id, images);
    if (profile.formerCompanies !== undefined)
      await replaceFormerCompanies(transaction, id, profile.formerCompanies ?? []);
    if (kept !== null || fate === "remove") await deleteReplacedImages(transaction, [user.avatar]);
    await indexMembers(transaction, [id]);
    await recordEdit(transaction, { parent: "users", id }, reader.user.id === id);
    await also(transaction, user.formerCompany);
    return profileById(transaction, id, reader);
  });
}

/** The company to store, in SQL. Staff who don't see it leave the field empty, which keeps it. */
function employerAfter(database: Connection, id: number, company: number | null, { user, circle }: Reader): Fragment {
  const after = companyAfter(database, "users.company_id", company);
  if (company !== null || user.id === id) return after;
  return database`case when ${isFieldSeen(database, "company", circle)} then ${after} else users.company_id end`;
}

/** Changes a member's role. Throws a conflict if no admin who can log in would be left, also under concurrent changes. */
export async function changeRole(database: Database, id: number, role: Role, by: Actor): Promise<void> {
  await database.begin(async (transaction) => {
    if (role !== "admin" && (await isLastAdmin(transaction, id))) throw conflict("lastAdminStays");
    await setRole(transaction, id, role, by);
  });
}

/** Sets a member's role. Throws not-found, or a conflict if a suspended member would become an admin. */
export async function setRole(transaction: Connection, id: number, role: Role, by: Actor): Promise<void> {
  const [changed] = await transaction<{ was: Role }[]>`
    update users set role = ${role}, role_since = now(), updated_at = now() from (select id, role from users where id = ${id} for update) old
    where users.id = old.id returning old.role as was`;
  if (!changed) throw notFound("user");
  if (changed.was === role) return;
  if (role === "admin" && (await suspensionOf(transaction, id))) {
    throw conflict("suspendedCantBeAdmin");
  }
  const note = auditNote("role", changed.was, role);
  await addToTrail(transaction, { by, action: "role", subject: "user", id, note });
}

/**
 * Whether there is no other admin who can act; one who waits for approval can't. Locks all admins until the transaction ends,
 * so that no two of them leave at once.
 */
export async function isLastAdmin(transaction: Connection, id: number): Promise<boolean> {
  const admins = await transaction<{ id: number; waits: boolean }[]>`
    select id, state = 'waiting' as waits from users where role = 'admin' order by id for update`;
  return admins.some((admin) => admin.id === id) && !admins.some((admin) => admin.id !== id && !admin.waits);
}

const postsOf = (database: Connection, kind: PostKind) => database`(
  select ${datedTitles(database, "posts")} from posts
  where owner_id = users.id and kind = ${kind} and ${isListed(database, "posts")})`;

const acceptedAnswersMax = 20;

const acceptedAnswersOf = (database: Connection) => database`(
  select ${datedTitles(database, "answers")} from (
    select posts.number, posts.title, comments.created_at, comments.id
    from comments join questions on accepted_id = comments.id join posts on posts.id = questions.post_id
    where comments.owner_id = users.id and posts.owner_id is distinct from users.id
      and ${isVisible(database, "comments")} and ${isVisible(database, "posts")}
    order by comments.created_at desc limit ${acceptedAnswersMax}) answers)`;

/** Rows with a post's number and title, newest first, as a JSON array in SQL. */
const datedTitles = (database: Connection, rows: string) => {
  const row = database(rows);
  return database`coalesce(json_agg(json_build_object('id', ${row}.number, 'title', ${row}.title,
    'createdAt', ${momentJson(database, database`${row}.created_at`)}) order by ${row}.created_at desc, ${row}.id desc), '[]')`;
};

/** The columns of a profile's given fields. */
function profileColumns(
  database: Connection,
  { headline, location, about, links, languages, openTo }: ChangedProfile,
): Record<string, unknown> {
  return {
    ...(headline !== undefined && { headline }),
    ...(location !== undefined && { location }),
    ...(about !== undefined && { about }),
    ...(links !== undefined && { links: database.json(links ?? []) }),
    ...(languages !== undefined && { languages: database.json(languages ?? []) }),
    ...(openTo !== undefined && { openTo: openTo ?? [] }),
  };
}

/** Replaces the companies where a member worked before; hidden ones stay. Throws invalid for an unknown one. */
async function replaceFormerCompanies(transaction: Connection, id: number, numbers: readonly number[]): Promise<void> {
  const named = await lockCompanies(transaction, "formerCompanies", numbers);
  await transaction`
    delete from former_companies using posts
    where user_id = ${id} and posts.id = company_id and ${isVisible(transaction, "posts")} and company_id <> all(${named})`;
  await transaction`
    insert into former_companies (user_id, company_id) select ${id}::int, unnest(${named}::int[]) on conflict do nothing`;
}
