import type { Access } from "./interface/endpoint.ts";
import type { Role } from "./people/people.ts";
import type { PrivateField, Visibility } from "./people/profiles.ts";

type Actor = { id: number; role: Role };
type Owned = { ownerId: number | null };

/** Moderators and admins. */
export const isStaff = (user: Actor) => user.role === "admin" || user.role === "moderator";

/** Whether a member has this access at all. */
export function mayCall(user: Actor, access: Access): boolean {
  if (access === "admin") return user.role === "admin";
  return access !== "staff" || isStaff(user);
}

/** A post can be edited by its owner, moderators and admins. */
export function mayEdit(user: Actor | null, record: Owned): boolean {
  return user !== null && (record.ownerId === user.id || isStaff(user));
}

/** A comment can be edited by its author alone. */
export function mayEditComment(user: Actor | null, comment: Owned): boolean {
  return user !== null && comment.ownerId === user.id;
}

export function mayDeleteComment(user: Actor | null, comment: Owned): boolean {
  return mayEdit(user, comment);
}

/** Nobody votes for their own words. */
export function mayVote(user: Actor, words: Owned): boolean {
  return words.ownerId !== user.id;
}

/** A profile can be edited by its member, by an admin, and by a moderator unless it is an admin's. */
export function mayEditUser(user: Actor | null, other: Actor): boolean {
  if (user === null) return false;
  return user.id === other.id || user.role === "admin" || (user.role === "moderator" && other.role !== "admin");
}

/** Who changes an address can reset the password after a while, so of staff only admins change others'. */
export function mayChangeEmail(user: Actor, other: { id: number }): boolean {
  return user.id === other.id || user.role === "admin";
}

/** Addresses are visible to the member, moderators and admins. */
export function maySeeEmail(user: Actor, other: { id: number }): boolean {
  return user.id === other.id || isStaff(user);
}

/** Suspending and readmitting: moderators ordinary members, admins moderators too; nobody an admin. */
export function maySuspend(user: Actor | null, other: Actor): boolean {
  if (user === null || user.id === other.id || other.role === "admin") return false;
  return user.role === "admin" || (user.role === "moderator" && other.role === "user");
}

/** Moderators and admins can open what is held, hidden, or hidden with its suspended owner; what is deleted nobody can. */
export const maySeeHidden = (user: Actor) => isStaff(user);

/** The cohorts in which a reader is verified, and their companies: these decide which private profile fields they see. */
export type Circle = { cohorts: readonly number[]; companies: readonly number[] };

type Owner = {
  /** Fields left out are visible to all members. */
  visibility: Partial<Record<PrivateField, Visibility>>;
  /** The cohorts they named, verified or not. */
  cohorts: readonly number[];
};

/** Whether a reader sees a field of someone else's profile. Staff have no more rights here than others. */
export function maySeeField(reader: Circle, owner: Owner, field: PrivateField): boolean {
  const seenBy = owner.visibility[field] ?? "members";
  return seenBy === "members" || (seenBy === "cohort" && owner.cohorts.some((id) => reader.cohorts.includes(id)));
}

/**
 * Moderators judge ordinary members and their content, and content without an author; admins judge everyone's; nobody their
 * own.
 */
export function mayJudge(user: Actor, author: Actor | null): boolean {
  if (author?.id === user.id) return false;
  return user.role === "admin" || (user.role === "moderator" && (author === null || author.role === "user"));
}
