import type { Access } from "./interface/endpoint.ts";
import type { Role } from "./people/people.ts";
import type { PrivateField, Visibility } from "./people/profiles.ts";

type Actor = { id: number; role: Role };
type Owned = { ownerId: number | null };

/** Moderators and admins, who look after the board. */
export const isStaff = (user: Actor) => user.role === "admin" || user.role === "moderator";

/** Whether a member may make calls of this access at all. */
export function mayCall(user: Actor, access: Access): boolean {
  if (access === "admin") return user.role === "admin";
  return access !== "staff" || isStaff(user);
}

/** Projects, jobs, questions and companies: edited by who posted them, moderators and admins. */
export function mayEdit(user: Actor | null, record: Owned): boolean {
  return user !== null && (record.ownerId === user.id || isStaff(user));
}

/** Nobody puts words into another's mouth: a comment is edited by its author alone. */
export function mayEditComment(user: Actor | null, comment: Owned): boolean {
  return user !== null && comment.ownerId === user.id;
}

export function mayDeleteComment(user: Actor | null, comment: Owned): boolean {
  return mayEdit(user, comment);
}

/** One's own words speak for themselves. */
export function mayVote(user: Actor, words: Owned): boolean {
  return words.ownerId !== user.id;
}

/** A profile: one's own, anyone's for an admin, anyone's but an admin's for a moderator. */
export function mayEditUser(user: Actor | null, other: Actor): boolean {
  if (user === null) return false;
  return user.id === other.id || user.role === "admin" || (user.role === "moderator" && other.role !== "admin");
}

/** An address is the way to a new password: moderators change it for ordinary members only. */
export function mayChangeEmail(user: Actor, other: Actor): boolean {
  return user.id === other.id || user.role === "admin" || (user.role === "moderator" && other.role === "user");
}

/** Addresses are seen by oneself, moderators and admins. */
export function maySeeEmail(user: Actor, other: { id: number }): boolean {
  return user.id === other.id || isStaff(user);
}

/** Keeping someone out, and letting them in again: moderators ordinary members, admins moderators too; nobody an admin. */
export function maySuspend(user: Actor | null, other: Actor): boolean {
  if (user === null || user.id === other.id || other.role === "admin") return false;
  return user.role === "admin" || (user.role === "moderator" && other.role === "user");
}

/** What is not there for all, be it waiting, hidden, in the bin or suspended with its owner, is read at its address by moderators and admins. */
export const maySeeHidden = (user: Actor) => isStaff(user);

/** In which cohorts a reader is verified, and of which companies they are: by that goes all that they see of others. */
export type Circle = { cohorts: readonly number[]; companies: readonly number[] };

type Owner = {
  /** Left out: all members. */
  visibility: Partial<Record<PrivateField, Visibility>>;
  /** Those that they named, verified or not. */
  cohorts: readonly number[];
};

/** Whether a reader sees a field of someone else's profile. No role opens one. */
export function maySeeField(reader: Circle, owner: Owner, field: PrivateField): boolean {
  const seenBy = owner.visibility[field] ?? "members";
  return seenBy === "members" || (seenBy === "cohort" && owner.cohorts.some((id) => reader.cohorts.includes(id)));
}

/** What somebody wrote, or is: moderators judge ordinary members and what is nobody's, admins all, nobody themself. */
export function mayJudge(user: Actor, author: Actor | null): boolean {
  if (author?.id === user.id) return false;
  return user.role === "admin" || (user.role === "moderator" && (author === null || author.role === "user"));
}
