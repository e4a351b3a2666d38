import type { Account } from "../../contract/people/accounts.ts";
import { mayVote } from "../../contract/rights.ts";
import type { Vote } from "../../contract/votes.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { conflict, forbidden, notFound } from "../http/problems.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { isCommentReadable, lockingMember } from "../visibility/visibility.ts";

/** What can be voted for: the tables of the votes and of their counts. */
const votedFor = {
  question: { votes: "question_votes", of: "post_id", counts: "question_states", key: "post_id" },
  comment: { votes: "comment_votes", of: "comment_id", counts: "comments", key: "id" },
} as const;
type Voted = keyof typeof votedFor;

type OneVote = { kind: Voted; id: number; user: Account };

/**
 * Votes for another's question or comment; repeating it changes nothing. Throws not-found, forbidden for one's own, and a
 * conflict if it is hidden.
 */
export async function voteFor(database: Connection, { kind, id, user }: OneVote): Promise<Vote> {
  const { votes, of } = votedFor[kind];
  const given = database`
    insert into ${database(votes)} (${database(of)}, user_id)
    select id, ${user.id}::int from thing where visible and owner_id is distinct from ${user.id} on conflict do nothing
    returning ${database(of)}`;
  return { votes: await counted(database, { kind, id, user }, given, 1), voted: true };
}

/** Withdraws a vote; repeating it changes nothing. Throws as `voteFor` does. */
export async function withdrawVote(database: Connection, { kind, id, user }: OneVote): Promise<Vote> {
  const { votes, of } = votedFor[kind];
  const takenBack = database`
    delete from ${database(votes)} using thing where visible and ${database(of)} = thing.id and user_id = ${user.id}
    returning ${database(of)}`;
  return { votes: await counted(database, { kind, id, user }, takenBack, -1), voted: false };
}

/** Applies a vote's change `done` to the count in one statement, and returns the count. */
async function counted(database: Connection, { kind, id, user }: OneVote, done: Fragment, by: 1 | -1) {
  const { of, counts, key } = votedFor[kind];
  const [thing] = await database<{ id: number; ownerId: number | null; visible: boolean; votes: number | null }[]>`
    with held as (${lockingMember(database, user.id)}), thing as (${thingAt(database, { kind, id, user })}),
      done as (${done}),
      counted as (
        update ${database(counts)} set votes = votes + ${by}::int from done
        where ${database(counts)}.${database(key)} = done.${database(of)} returning votes)
    select id, owner_id, visible, (select votes from counted) from thing`;
  if (!thing) throw notFound(kind);
  if (!thing.visible) throw conflict("notShown");
  if (!mayVote(user, thing)) throw forbidden("ownWords");
  if (thing.votes !== null) return thing.votes;
  // This waited for another vote of the same member, whose result only a new statement can see.
  const [now] = await database<{ votes: number }[]>`
    select votes from ${database(counts)} where ${database(key)} = ${thing.id}`;
  if (!now) throw notFound(kind);
  return now.votes;
}

const thingAt = (database: Connection, { kind, id, user }: OneVote): Fragment =>
  kind === "question"
    ? database`select posts.id, owner_id, visible from held, posts where ${isPostAt(database, kind, id, user)} for key share of posts`
    : database`
        select comments.id, owner_id, visible from held, comments
        where comments.id = ${id} and ${isCommentReadable(database, user)} for key share of comments`;

/** Withdraws all votes of members before they are deleted. Counts are locked in order, against deadlocks. */
export async function withdrawAllVotes(transaction: Connection, memberIds: number[]): Promise<void> {
  await Promise.all(
    Object.values(votedFor).map(
      ({ votes, of, counts, key }) => transaction`
        with gone as (
          delete from ${transaction(votes)} where user_id = any(${memberIds}) returning ${transaction(of)} as thing
        ), given as (
          select thing, count(*)::int as fewer from gone group by thing
        ), held as (
          select ${transaction(key)} as thing, fewer from ${transaction(counts)} join given on thing = ${transaction(key)}
          order by ${transaction(key)} for no key update of ${transaction(counts)}
        )
        update ${transaction(counts)} set votes = votes - fewer from held where ${transaction(key)} = held.thing`,
    ),
  );
}
