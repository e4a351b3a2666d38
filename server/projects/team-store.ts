import type { Account } from "../../contract/people/accounts.ts";
import type { TeamMember } from "../../contract/projects/project-seats.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, forbidden, notFound } from "../http/problems.ts";
import { endingSeats } from "../posts/seat-ending.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { isInTeam, lockedOwnProject, lockedProject } from "./project-lock.ts";
import { teamJoins, teamMemberJson } from "./seat-sql.ts";

type Place = { id: number; userId: number };

type Leaving = Place & { stay?: boolean | undefined; reason: string | null };

/**
 * Ends a member's time in a team, by the member or by the owner: the seat opens, and the other of the two is notified. Throws
 * not-found, or forbidden for anyone else.
 */
export async function leaveTeam(
  transaction: Connection,
  { id: number, userId, stay = false, reason }: Leaving,
  by: Account,
): Promise<void> {
  const { id: postId, ownerId } = await lockedProject(transaction, number, by, [userId]);
  const isRemoved = userId !== by.id;
  if (isRemoved && ownerId !== by.id) throw forbidden();
  const facts = isRemoved
    ? transaction`stays = false, removed = true, reason = ${reason}`
    : transaction`stays = ${stay}, removed = false`;
  const which = transaction`project_team.post_id = ${postId} and user_id = ${userId}`;
  const { count } = await transaction`${endingSeats(transaction, which, facts)}`;
  if (count === 0) throw notFound("user");
  const told = isRemoved ? userId : ownerId;
  const kind = isRemoved ? "seat.lost" : "seat.left";
  if (told !== null) await logEvents(transaction, { kind, actorId: by.id, postId, data: { to: [told] } });
  await indexPosts(transaction, [postId]);
}

/** Confirms a member's time in their seat. Throws not-found, or forbidden for anyone but the owner. */
export async function confirmTime(transaction: Connection, { id: number, userId }: Place, owner: Account) {
  const { id: postId } = await lockedOwnProject(transaction, number, owner, [userId]);
  const [confirmed] = await transaction<{ id: number }[]>`
    update project_team set confirmed_at = coalesce(confirmed_at, now())
    where post_id = ${postId} and user_id = ${userId} and until is null returning id`;
  return memberAt(transaction, confirmed?.id);
}

/** Sets whether a former member stays on the page. Throws not-found, or forbidden for anyone else. */
export async function stayOnPage(
  transaction: Connection,
  { id: number, userId, stay }: Place & { stay: boolean },
  member: Account,
) {
  if (userId !== member.id) throw forbidden();
  const { id: postId } = await lockedProject(transaction, number, member);
  const [former] = await transaction<{ id: number }[]>`
    update project_team set stays = ${stay} where id = (
      select id from project_team where post_id = ${postId} and user_id = ${userId} and until is not null
      order by until desc, id desc limit 1)
    returning id`;
  return memberAt(transaction, former?.id);
}

/** Marks members who at a given time (ISO 8601) have had their seats for 30 days; returns how many. */
export async function noteFullSeats(transaction: Connection, by: string): Promise<number> {
  const { count } = await transaction`
    update project_team set full_at = since + interval '30 days'
    where until is null and full_at is null and since <= ${by}::timestamptz - interval '30 days'`;
  return count;
}

async function memberAt(transaction: Connection, id: number | undefined): Promise<TeamMember> {
  const [found] = await transaction<{ member: TeamMember }[]>`
    select ${teamMemberJson(transaction)} as member from project_team ${teamJoins(transaction)}
    where project_team.id = ${id ?? null}`;
  if (!found) throw notFound("user");
  return found.member;
}

/**
 * Asks a member of the team to take the project over. Throws a conflict for anyone outside the team, and forbidden unless called
 * by the owner.
 */
export async function offerProject(
  transaction: Connection,
  { id: number, userId }: Place,
  owner: Account,
): Promise<void> {
  const { id: postId } = await lockedOwnProject(transaction, number, owner, [userId]);
  if (!(await isInTeam(transaction, postId, userId))) throw conflict("notInTeam");
  await transaction`update projects set handover_to = ${userId} where post_id = ${postId}`;
  await logEvents(transaction, { kind: "project.offered", actorId: owner.id, postId, data: { to: [userId] } });
}

type Answer = { id: number; answer: "accept" | "decline" };

/**
 * Makes the member who was asked the owner, which ends their time in the seat; or declines. Throws not-found for anyone not
 * asked.
 */
export async function answerHandover(
  transaction: Connection,
  { id: number, answer }: Answer,
  member: Account,
): Promise<{ ownerId: number | null }> {
  const { id: postId, ownerId, handoverTo } = await lockedProject(transaction, number, member);
  if (handoverTo !== member.id) throw notFound("handover");
  await transaction`update projects set handover_to = null where post_id = ${postId}`;
  if (answer === "decline") return { ownerId };
  const theirs = transaction`project_team.post_id = ${postId} and user_id = ${member.id}`;
  const { count } = await transaction`${endingSeats(transaction, theirs, transaction`stays = false, removed = false`)}`;
  if (count === 0) throw conflict("notInTeam");
  await transaction`
    with owned as (update posts set owner_id = ${member.id} where id = ${postId})
    insert into watches (user_id, post_id) values (${member.id}, ${postId}) on conflict do nothing`;
  if (ownerId !== null)
    await logEvents(transaction, { kind: "project.handed", actorId: member.id, postId, data: { to: [ownerId] } });
  await indexPosts(transaction, [postId]);
  return { ownerId: member.id };
}
