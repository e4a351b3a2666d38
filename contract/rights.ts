import type { Access } from "./interface/endpoint.ts";
import type { Role } from "./people/people.ts";

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

/** A profile: one's own, anyone's for an admin, an ordinary member's for a moderator. */
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
