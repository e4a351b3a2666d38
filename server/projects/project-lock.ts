import type { Account } from "../../contract/people/accounts.ts";
import type { NamedSeat, SeatState } from "../../contract/projects/project-seats.ts";
import type { Connection } from "../database/connection.ts";
import { conflict, forbidden, notFound } from "../http/problems.ts";
import { isPostAt } from "../posts/post-sql.ts";

export type LockedProject = { id: number; ownerId: number | null; handoverTo: number | null };

/**
 * Locks a project that a member may see for work on its team: first its owner, the member and these others by id, then the post.
 * Throws not-found.
 */
export async function lockedProject(
  transaction: Connection,
  number: number,
  reader: Account,
  others: readonly number[] = [],
): Promise<LockedProject> {
  const at = isPostAt(transaction, "project", number, reader);
  const [seen] = await transaction<{ ownerId: number | null }[]>`select owner_id from posts where ${at}`;
  if (!seen) throw notFound("project");
  const members = [reader.id, ...others, ...(seen.ownerId === null ? [] : [seen.ownerId])];
  await transaction`select from users where id = any(${members}::int[]) order by id for no key update`;
  const [project] = await transaction<LockedProject[]>`
    select posts.id, owner_id, handover_to from posts join projects on post_id = posts.id where ${at} for no key update of posts`;
  if (!project) throw notFound("project");
  // If the owner changed meanwhile, the new one isn't locked.
  if (project.ownerId !== seen.ownerId) throw conflict("handedOver");
  return project;
}

/** As `lockedProject`, for its owner alone. Throws forbidden. */
export async function lockedOwnProject(
  transaction: Connection,
  number: number,
  owner: Account,
  others: readonly number[] = [],
): Promise<LockedProject> {
  const project = await lockedProject(transaction, number, owner, others);
  if (project.ownerId !== owner.id) throw forbidden();
  return project;
}

/** An open seat of a locked project. Throws not-found, or a conflict if it is taken or closed. */
export async function openSeat(transaction: Connection, postId: number, number: number): Promise<NamedSeat> {
  const [seat] = await transaction<(NamedSeat & { state: SeatState })[]>`
    select number, name, state from project_seats where post_id = ${postId} and number = ${number}`;
  if (!seat) throw notFound("seat");
  if (seat.state !== "open") throw conflict(seat.state === "taken" ? "seatTaken" : "seatClosed", seat.name);
  return { number: seat.number, name: seat.name };
}

/** Whether a member is in a project's team now. */
export async function isInTeam(transaction: Connection, postId: number, memberId: number): Promise<boolean> {
  const { count } = await transaction`
    select from project_team where post_id = ${postId} and user_id = ${memberId} and until is null`;
  return count > 0;
}
