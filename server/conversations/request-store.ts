import type { Conversation, NewContact } from "../../contract/conversations.ts";
import { insiderDays } from "../../contract/jobs/jobs.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { kindAt } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, invalid, notFound, says, sessionClosed, tooMany } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { hasBlocked } from "../people/block-store.ts";
import { acceptsRequestsFrom } from "../people/contact-sql.ts";
import { isVisible } from "../visibility/visibility.ts";
import { conversationById } from "./conversation-store.ts";
import { addMessage, write } from "./message-store.ts";

type Asking = {
  asker: Account;
  limits: RateLimits;
  scale: number;
  /** Whether the message notifies its receiver; false if something else does. */
  isTold?: boolean;
};
type Standing = { id: number; askerId: number; isAccepted: boolean };

/**
 * Writes to a member: a new request, a message where they already talk, or an acceptance where the other has asked. Throws
 * not-found, invalid, forbidden if the other takes no requests, a conflict for a second request or a blocked member, or 429
 * for too many unanswered ones.
 */
export async function writeTo(
  transaction: Connection,
  { userId, text, about }: NewContact,
  { asker, limits, scale, isTold = true }: Asking,
): Promise<Conversation> {
  if (userId === asker.id) throw invalid({ userId: says("notYourself") });
  const postId = about ? await keyOfSubject(transaction, about) : null;
  const other = await lockedReceiver(transaction, asker, userId);
  if (other.isBlocked) throw conflict("blockedByYou", other.firstName);
  const standing = await between(transaction, asker.id, userId);
  const words = { ownerId: asker.id, otherId: userId, text, isTold };
  const theirs = standing.find(({ isAccepted, askerId }) => isAccepted || askerId === userId);
  if (theirs) {
    await limits.spend(transaction, "messages", String(asker.id));
    await addMessage(transaction, { ...words, conversationId: theirs.id }, theirs.isAccepted);
    return conversationById(transaction, theirs.id, asker.id);
  }
  if (!other.takesRequests) throw sessionClosed;
  if (standing.length > 0) throw conflict("writtenAlready", other.firstName);
  if (about?.parent === "jobs" && postId !== null) await checkOthersAsked(transaction, asker.id, postId);
  await checkWaiting(transaction, asker, scale);
  await limits.spend(transaction, "contacts", String(asker.id));
  const [{ id }] = await transaction<[{ id: number }]>`
    insert into conversations (asker_id, receiver_id, post_id) values (${asker.id}, ${userId}, ${postId}) returning id`;
  const { isDelivered } = await write(transaction, { ...words, conversationId: id });
  if (isDelivered && isTold) {
    await logEvents(transaction, {
      kind: "contact.requested",
      actorId: asker.id,
      data: { to: [userId], parent: "conversations", recordId: id },
    });
  }
  return conversationById(transaction, id, asker.id);
}

type Receiver = { firstName: string; takesRequests: boolean; isBlocked: boolean };

/**
 * The receiver. Both members are locked, so that of two who write to each other at once the second sees the first one's
 * request.
 */
async function lockedReceiver(transaction: Connection, asker: Account, userId: number): Promise<Receiver> {
  const both = [asker.id, userId].toSorted((one, other) => one - other);
  await transaction`
    select pg_advisory_xact_lock('conversations'::regclass::oid::int, member)
    from unnest(${both}::int[]) member`;
  const [found] = await transaction<Receiver[]>`
    select first_name, ${acceptsRequestsFrom(transaction, asker)} as takes_requests,
      ${hasBlocked(transaction, asker.id, userId)} as is_blocked
    from users where id = ${userId} and ${isVisible(transaction, "users")} for key share`;
  if (!found) throw notFound("user");
  return found;
}

/** What exists between two members: their conversation, and the request of each; locked. */
const between = (transaction: Connection, one: number, other: number) => transaction<Standing[]>`
  select id, asker_id, accepted_at is not null as is_accepted from conversations
  where (asker_id, receiver_id) in ((${one}::int, ${other}::int), (${other}::int, ${one}::int))
    and (taken_back_at is null or asker_id = ${one})
  order by accepted_at is not null desc, asker_id = ${one} for no key update`;

async function keyOfSubject(
  transaction: Connection,
  { parent, id }: NonNullable<NewContact["about"]>,
): Promise<number> {
  const [post] = await transaction<{ id: number }[]>`
    select id from posts where kind = ${kindAt(parent)} and number = ${id} and ${isVisible(transaction, "posts")}`;
  if (!post) throw invalid({ about: says("aboutNothing") });
  return post.id;
}

async function checkOthersAsked(transaction: Connection, askerId: number, postId: number): Promise<void> {
  const [asked] = await transaction<{ firstName: string }[]>`
    select first_name from conversations join users on users.id = receiver_id
    where asker_id = ${askerId} and post_id = ${postId} and accepted_at is null
      and asked_at > now() - ${insiderDays} * interval '1 day'
    order by asked_at desc limit 1`;
  if (asked) throw conflict("askedAlready", asked.firstName);
}

/** The most requests of the last week that may be unanswered at once. */
const maxPending = { verified: 10, others: 3 };

async function checkWaiting(transaction: Connection, { id, verified }: Account, scale: number): Promise<void> {
  const most = Math.max(1, Math.round((verified ? maxPending.verified : maxPending.others) * scale));
  const [{ waiting, seconds }] = await transaction<[{ waiting: number; seconds: number }]>`
    select count(*)::int as waiting,
      coalesce(ceil(extract(epoch from min(asked_at) + interval '7 days' - now())), 1)::int as seconds
    from (
      select asked_at from conversations
      where asker_id = ${id} and accepted_at is null and asked_at > now() - interval '7 days'
      order by asked_at desc limit ${most}
    ) latest`;
  if (waiting >= most) throw tooMany(says("requestsWait", waiting), Math.max(1, seconds));
}
