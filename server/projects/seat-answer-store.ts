import type { Account } from "../../contract/people/accounts.ts";
import type { NamedSeat } from "../../contract/projects/project-seats.ts";
import { accept } from "../conversations/request-answer-store.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, notFound } from "../http/problems.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { isVisible } from "../visibility/visibility.ts";
import { isInTeam, lockedOwnProject, lockedProject, openSeat } from "./project-lock.ts";

type Answer = { id: number; requestId: number; answer: "accept" | "decline" };
type Request = { postId: number; seatNumber: number; userId: number; firstName: string; state: string };

/**
 * Gives the seat to the member who asked for it, or declines silently. Throws not-found, forbidden for anyone but the owner, or a
 * conflict if the seat is taken or closed, or the request is answered.
 */
export async function answerRequest(
  transaction: Connection,
  { id: number, requestId, answer }: Answer,
  owner: Account,
): Promise<void> {
  const userId = await memberOf(transaction, requestId);
  const project = await lockedOwnProject(transaction, number, owner, [userId]);
  const request = await lockedRequest(transaction, { postId: project.id, requestId, invited: false });
  if (answer === "decline") return decline(transaction, requestId, request);
  await take(transaction, requestId, request, { teller: owner.id, told: request.userId });
}

/** As `answerRequest`, for an invited member's answer. The owner isn't notified of a refusal. */
export async function answerInvitation(
  transaction: Connection,
  { id: number, requestId, answer }: Answer,
  member: Account,
): Promise<NamedSeat> {
  const project = await lockedProject(transaction, number, member);
  const invitation = { postId: project.id, requestId, invited: true };
  const request = await lockedRequest(transaction, invitation, member.id);
  const [seat] = await transaction<[NamedSeat]>`
    select number, name from project_seats where post_id = ${project.id} and number = ${request.seatNumber}`;
  if (answer === "decline") await decline(transaction, requestId, request);
  else await take(transaction, requestId, request, { teller: member.id, told: project.ownerId });
  return seat;
}

/** The member of a request or invitation; 0 if there is none. */
async function memberOf(transaction: Connection, requestId: number): Promise<number> {
  const [request] = await transaction<{ userId: number }[]>`select user_id from seat_requests where id = ${requestId}`;
  return request?.userId ?? 0;
}

type Asked = { postId: number; requestId: number; invited: boolean };

/** A request that was delivered, from a member who still exists; locked. */
async function lockedRequest(
  transaction: Connection,
  { postId, requestId, invited }: Asked,
  memberId?: number,
): Promise<Request> {
  const [request] = await transaction<Request[]>`
    select post_id, seat_number, user_id, first_name, seat_requests.state
    from seat_requests join users on users.id = user_id and ${isVisible(transaction, "users")}
      left join messages on messages.id = message_id
    where seat_requests.id = ${requestId} and post_id = ${postId} and invited = ${invited} and withheld is not true
      and ${memberId === undefined ? transaction`true` : transaction`user_id = ${memberId}`} for update of seat_requests`;
  if (!request) throw notFound(invited ? "invitation" : "seatRequest");
  return request;
}

async function decline(transaction: Connection, requestId: number, { state }: Request): Promise<void> {
  if (state !== "open") throw conflict("answeredAlready");
  await transaction`update seat_requests set state = 'declined', quiet = true where id = ${requestId}`;
  await transaction`
    update conversations set declined_at = coalesce(declined_at, now()) from messages join seat_requests on message_id = messages.id
    where seat_requests.id = ${requestId} and conversations.id = conversation_id and accepted_at is null`;
}

/** In one statement: the member takes the seat, the request is accepted, and all other requests for that seat are declined. */
async function take(
  transaction: Connection,
  requestId: number,
  { postId, seatNumber, userId, firstName, state }: Request,
  { teller, told }: { teller: number; told: number | null },
): Promise<void> {
  await openSeat(transaction, postId, seatNumber);
  if (state !== "open") throw conflict("answeredAlready");
  if (await isInTeam(transaction, postId, userId)) {
    throw userId === teller ? conflict("inTeam") : conflict("isInTeam", firstName);
  }
  const [{ others }] = await transaction<[{ others: number[] }]>`
    with taken as (
      update project_seats set state = 'taken' where post_id = ${postId} and number = ${seatNumber} and state = 'open' returning *
    ), joined as (
      insert into project_team (post_id, user_id, seat_number) select post_id, ${userId}, number from taken
    ), accepted as (
      update seat_requests set state = 'accepted' from taken where id = ${requestId}
    ), others as (
      update seat_requests set state = 'declined', quiet = false from taken
      where seat_requests.post_id = ${postId} and id <> ${requestId} and (seat_number = number or user_id = ${userId})
        and (seat_requests.state = 'open' or quiet)
      returning user_id, invited
    )
    select array(select user_id from others where not invited and user_id <> ${userId}) as others`;
  await acceptFirstMessage(transaction, requestId);
  const to = (members: number[]) => ({ actorId: teller, postId, data: { to: members } });
  await logEvents(transaction, [
    ...(told === null ? [] : [{ kind: "seat.decided" as const, ...to([told]) }]),
    ...(others.length > 0 ? [{ kind: "seat.taken" as const, ...to(others) }] : []),
  ]);
  await indexPosts(transaction, [postId]);
}

/** Members who share a project can write to each other. */
async function acceptFirstMessage(transaction: Connection, requestId: number): Promise<void> {
  const [waiting] = await transaction<{ id: number }[]>`
    select conversations.id from seat_requests join messages on messages.id = message_id
      join conversations on conversations.id = conversation_id
    where seat_requests.id = ${requestId} and accepted_at is null and taken_back_at is null`;
  if (waiting) await accept(transaction, waiting.id);
}
