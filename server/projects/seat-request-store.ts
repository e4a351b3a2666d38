import type { Account } from "../../contract/people/accounts.ts";
import { openRequestsMax, type SeatRequest } from "../../contract/projects/project-seats.ts";
import { writeTo } from "../conversations/request-store.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, forbidden, notFound, sessionClosed } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { namedSeatJson } from "../matches/seat-wishes.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";
import { isInTeam, type LockedProject, lockedOwnProject, lockedProject, openSeat } from "./project-lock.ts";

/** A seat at its address, and what is written about it. */
type Wanted = { id: number; number: number; text: string };
type Writing = { limits: RateLimits; scale: number };
type Added = { id: number; conversationId: number };

/**
 * Asks a project's owner for an open seat, by a message. Throws not-found, a conflict for a seat that isn't open, a second request
 * for the project or a sixth in all, and what a first message throws.
 */
export async function requestSeat(
  transaction: Connection,
  { id: number, number: seatNumber, text }: Wanted,
  asker: Account,
  writing: Writing,
): Promise<Added> {
  const project = await lockedProject(transaction, number, asker);
  if (project.ownerId === asker.id) throw conflict("yourOwn");
  await openSeat(transaction, project.id, seatNumber);
  if (project.ownerId === null) throw sessionClosed;
  if (await isInTeam(transaction, project.id, asker.id)) throw conflict("inTeam");
  // A request for a seat that closed meanwhile, or for a project that is gone, doesn't count towards the limit.
  const waiting = await transaction<{ postId: number; counts: boolean }[]>`
    select seat_requests.post_id, project_seats.state = 'open' and ${isVisible(transaction, "posts")} as counts
    from seat_requests join posts on posts.id = post_id
      join project_seats on project_seats.post_id = posts.id and project_seats.number = seat_number
    where user_id = ${asker.id} and not invited and (seat_requests.state = 'open' or quiet)`;
  if (waiting.some(({ postId }) => postId === project.id))
    throw await askedAlready(transaction, asker, project.ownerId);
  if (waiting.filter(({ counts }) => counts).length >= openRequestsMax) throw conflict("fiveRequests");
  const asked = {
    projectNumber: number,
    seatNumber,
    text,
    memberId: asker.id,
    otherId: project.ownerId,
    invited: false,
  };
  return addRequest(transaction, project, asked, asker, writing);
}

/**
 * The conflict of a second request: as for any message while the first one waits; if the two already write to each other, that a
 * request waits.
 */
async function askedAlready(transaction: Connection, asker: Account, ownerId: number) {
  const [first] = await transaction<{ firstName: string }[]>`
    select first_name from conversations join users on users.id = receiver_id
    where asker_id = ${asker.id} and receiver_id = ${ownerId} and accepted_at is null`;
  return first ? conflict("writtenAlready", first.firstName) : conflict("askedForSeat");
}

/**
 * Offers an open seat to a member, by a message. Throws not-found, forbidden for anyone but the owner, a conflict if the seat
 * isn't open or they were asked already, and what a first message throws.
 */
export async function inviteToSeat(
  transaction: Connection,
  { id: number, number: seatNumber, text, userId }: Wanted & { userId: number },
  owner: Account,
  writing: Writing,
): Promise<Added> {
  const project = await lockedOwnProject(transaction, number, owner, [userId]);
  await openSeat(transaction, project.id, seatNumber);
  const [member] = await transaction<{ firstName: string; isAsked: boolean }[]>`
    select first_name, exists (
      select from seat_requests where post_id = ${project.id} and user_id = users.id and invited and (state = 'open' or quiet)
    ) as is_asked
    from users where id = ${userId} and ${isVisible(transaction, "users")}`;
  if (!member) throw notFound("user");
  if (await isInTeam(transaction, project.id, userId)) throw conflict("isInTeam", member.firstName);
  if (member.isAsked) throw conflict("offeredSeat", member.firstName);
  const asked = { projectNumber: number, seatNumber, text, memberId: userId, otherId: userId, invited: true };
  return addRequest(transaction, project, asked, owner, writing);
}

type Asked = {
  projectNumber: number;
  seatNumber: number;
  text: string;
  memberId: number;
  /** The receiver of the message. */
  otherId: number;
  invited: boolean;
};

async function addRequest(
  transaction: Connection,
  { id: postId }: LockedProject,
  { projectNumber, seatNumber, text, memberId, otherId, invited }: Asked,
  writer: Account,
  writing: Writing,
): Promise<Added> {
  const about = { parent: "projects" as const, id: projectNumber };
  const asking = { asker: writer, ...writing, isTold: false };
  const { id: conversationId, lastMessage } = await writeTo(transaction, { userId: otherId, text, about }, asking);
  const [{ id, withheld }] = await transaction<[{ id: number; withheld: boolean }]>`
    insert into seat_requests (post_id, seat_number, user_id, invited, message_id)
    values (${postId}, ${seatNumber}, ${memberId}, ${invited}, ${lastMessage?.id ?? null})
    returning id, (select withheld from messages where id = message_id) as withheld`;
  const kind = invited ? "seat.invited" : "seat.requested";
  if (!withheld) await logEvents(transaction, { kind, actorId: writer.id, postId, data: { to: [otherId] } });
  return { id, conversationId };
}

/** Withdraws a member's request, even if it was silently declined. Throws not-found. */
export async function withdrawRequest(
  transaction: Connection,
  { id: number, number: seatNumber }: { id: number; number: number },
  asker: Account,
): Promise<void> {
  const { count } = await transaction`
    delete from seat_requests using posts
    where posts.id = post_id and ${isPostAt(transaction, "project", number, asker)} and seat_number = ${seatNumber}
      and user_id = ${asker.id} and not invited and (seat_requests.state = 'open' or quiet)`;
  if (count === 0) throw notFound("seatRequest");
}

/**
 * The members who asked for a project's seats and those its owner invited, newest first. Messages to a former owner aren't shown.
 * Throws not-found, or forbidden for anyone but the owner.
 */
export async function requestsOf(database: Connection, number: number, owner: Account): Promise<SeatRequest[]> {
  const [post] = await database<{ id: number; ownerId: number | null }[]>`
    select id, owner_id from posts where ${isPostAt(database, "project", number, owner)}`;
  if (!post) throw notFound("project");
  if (post.ownerId !== owner.id) throw forbidden();
  return database<SeatRequest[]>`
    select ${requestColumns(database, owner.id)} from ${requestsToSee(database)}
    where seat_requests.post_id = ${post.id} and withheld is not true order by seat_requests.id desc`;
}

/** One of these requests. */
export async function requestById(database: Connection, id: number, ownerId: number): Promise<SeatRequest> {
  const [request] = await database<SeatRequest[]>`
    select ${requestColumns(database, ownerId)} from ${requestsToSee(database)} where seat_requests.id = ${id}`;
  if (!request) throw notFound("seatRequest");
  return request;
}

/** To the owner, a silently declined invitation still looks unanswered. */
const requestColumns = (database: Connection, ownerId: number): Fragment => database`
  seat_requests.id, ${namedSeatJson(database)} as seat, ${personJson(database)} as "User", invited, seat_requests.created_at,
  case when ${ownerId} in (asker_id, receiver_id) and not removed then text end as text,
  case when invited and quiet then 'open' else seat_requests.state end as state`;

const requestsToSee = (database: Connection): Fragment => database`
  seat_requests join project_seats on project_seats.post_id = seat_requests.post_id and project_seats.number = seat_number
    join users on users.id = user_id and ${isVisible(database, "users")}
    left join messages on messages.id = message_id left join conversations on conversations.id = conversation_id`;
