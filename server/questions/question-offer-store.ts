import { setImmediate } from "node:timers/promises";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { showsInInbox } from "../notifications/event-visibility.ts";
import { blockedEitherWay } from "../people/block-store.ts";
import { isListed, isVisible } from "../visibility/visibility.ts";
import {
  type Candidates,
  type GoodAnswer,
  type OfferHistory,
  offersMax,
  rankedExperts,
  type WaitingQuestion,
} from "./question-experts.ts";

/** Unanswered questions with skills, asked between 1 and 7 days before `by` and not offered yet, oldest first. */
export function waitingQuestions(transaction: Connection, by: string): PromiseLike<WaitingQuestion[]> {
  return transaction<WaitingQuestion[]>`
    select posts.id, number, owner_id, array_agg(skill_id order by skill_id) as skills
    from posts join question_states on question_states.post_id = posts.id join post_skills on post_skills.post_id = posts.id
    where kind = 'question' and ${isListed(transaction, "posts")} and question_states.state = 'unanswered'
      and not exists (select from events where events.post_id = posts.id and events.kind = 'question.offered')
      and posts.created_at between ${by}::timestamptz - interval '7 days' and ${by}::timestamptz - interval '24 hours'
    group by posts.id order by posts.created_at, posts.id`;
}

/** The members with any of these skills who may be offered questions, by skill. */
export async function knowersOf(transaction: Connection, skills: readonly number[], by: string): Promise<Candidates> {
  const asked = await transaction<(OfferHistory & { id: number })[]>`
    select user_id as id, count(*) filter (where at > ${by}::timestamptz - interval '7 days')::int as offers,
      (extract(epoch from max(at)) * 1000)::float8 as last_offer
    from question_offers group by user_id`;
  const tired = asked.filter(({ offers }) => offers >= offersMax).map(({ id }) => id);
  const holders = await transaction<{ skillId: number; ids: number[] }[]>`
    with askable as materialized (
      select id from users where ${mayBeAsked(transaction, by)} and id <> all(${tired}::int[])
    )
    select skill_id, array_agg(user_id) as ids
    from held_skills join askable on askable.id = user_id where skill_id = any(${[...skills]}::int[]) group by skill_id`;
  return {
    bySkill: new Map(holders.map(({ skillId, ids }) => [skillId, ids])),
    asked: new Map(asked.map(({ id, offers, lastOffer }) => [id, { offers, lastOffer }])),
  };
}

/** Whether questions may be offered to a row of `users`, in SQL. */
const mayBeAsked = (transaction: Connection, by: string) => transaction`
  (${isVisible(transaction, "users")} and last_seen_at > ${by}::timestamptz - interval '90 days'
    and ${showsInInbox(transaction, transaction`users.id`, transaction`'question'`)})`;

/**
 * Answers to questions with any of these skills that someone else accepted or voted for, by members who may be offered
 * questions, whether or not they list the skill.
 */
export function goodAnswers(transaction: Connection, skills: readonly number[], by: string): PromiseLike<GoodAnswer[]> {
  return transaction<GoodAnswer[]>`
    with about as materialized (
      select post_id, array_agg(skill_id) as skills from post_skills
      where skill_id = any(${[...skills]}::int[]) group by post_id
    )
    select comments.owner_id, skills, comments.votes,
      comments.id = question_states.accepted_id and comments.owner_id is distinct from (
        select actor_id from events where comment_id = comments.id and kind = 'answer.accepted' order by id desc limit 1
      ) as accepted
    from about join question_states using (post_id) join comments using (post_id) join users on users.id = comments.owner_id
    where reply_to_id is null and ${mayBeAsked(transaction, by)} and ${isVisible(transaction, "comments")}
      and (comments.votes > 0 or comments.id = question_states.accepted_id)`;
}

export type Offer = WaitingQuestion & { to: number[] };

/**
 * Records offers at a time, and returns those recorded. Members are locked before questions, as by all writers; members who
 * have left meanwhile are dropped.
 */
export async function addOffers(transaction: Connection, chosen: readonly Offer[], at: string): Promise<Offer[]> {
  const held = await transaction<{ id: number }[]>`
    select id from users where id = any(${chosen.flatMap(({ to }) => to)}::int[]) order by id for key share`;
  const members = new Set(held.map(({ id }) => id));
  const offers = chosen
    .map((offer) => ({ ...offer, to: offer.to.filter((member) => members.has(member)) }))
    .filter(({ to }) => to.length > 0);
  const rows = offers.flatMap(({ id, to }) => to.map((member) => ({ id, member })));
  await transaction`
    insert into question_offers (post_id, user_id, at)
    select id, member, ${at}::timestamptz from jsonb_to_recordset(${transaction.json(rows)}) as offer (id int, member int)`;
  await logEvents(
    transaction,
    offers.map(({ id, to }) => ({ kind: "question.offered", actorId: null, postId: id, data: { to }, at })),
  );
  return offers;
}

/**
 * Offers questions unanswered for a day by a time (ISO 8601) to the members who know most about them. A question that nobody
 * may be offered is tried again. Returns a line for each.
 */
export async function offerQuestions(transaction: Connection, by: string): Promise<string[]> {
  const waiting = await waitingQuestions(transaction, by);
  if (waiting.length === 0) return [];
  const skills = [...new Set(waiting.flatMap((question) => question.skills))];
  const askers = waiting.flatMap(({ ownerId }) => ownerId ?? []);
  const [knowers, answers, apart] = await Promise.all([
    knowersOf(transaction, skills, by),
    goodAnswers(transaction, skills, by),
    blockedEitherWay(transaction, askers),
  ]);
  const nextToAsk = rankedExperts(knowers, answers, Date.parse(by));
  const chosen: Offer[] = [];
  for (const question of waiting) {
    const others = question.ownerId === null ? undefined : apart.get(question.ownerId);
    chosen.push({ ...question, to: nextToAsk(question, (member) => others?.has(member) ?? false) });
    // Lets requests be served in between.
    await setImmediate();
  }
  const offers = await addOffers(transaction, chosen, by);
  return offers.map(({ number, to }) => `question ${number} offered to ${to.join(", ")}`);
}
