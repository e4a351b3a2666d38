import { type EventKind, eventKinds, teamEvents } from "../../contract/events.ts";
import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import { endingEvents, kindsOfPosts, offerEvents, postedKinds, postKinds } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";

const commented = [...new Set(kindsOfPosts.map((kind) => postKinds[kind].commented))];
const edited: EventKind[] = [...kindsOfPosts.flatMap((kind) => postKinds[kind].edited ?? []), "job.filled"];

/** The members to be told that an event's post fits them. */
export type FittingMembers = { eventId: number; members: readonly number[] };

/** Whom events of these kinds concern. `to` selects the `user_id` of members for a row of `batch`, in SQL. */
type Rule = { kind: NotificationKind; after: readonly EventKind[]; to: Fragment };

/** Visibility is checked when entries are read. */
function rules(database: Connection, fitting: readonly FittingMembers[]): Rule[] {
  const addressees = database`select jsonb_array_elements_text(data -> 'to')::int as user_id`;
  // Members who begin to watch aren't notified of earlier events.
  const watchersOf = (post: Fragment) => database`
    select user_id from watches where watches.post_id = ${post} and watching and since <= batch.at`;
  const watchers = watchersOf(database`batch.post_id`);
  const owner = database`select owner_id as user_id from posts where posts.id = batch.post_id`;
  const watchingOwner = database`${owner} and owner_id in (${watchers})`;
  const pairs = fitting.flatMap(({ eventId, members }) => members.map((member) => [eventId, member] as const));
  const fittingMembers = database`
    select user_id from unnest(${pairs.map(([event]) => event)}::int[], ${pairs.map(([, member]) => member)}::int[])
      fitting (event_id, user_id) where event_id = batch.id`;
  return [
    {
      kind: "mention",
      after: eventKinds,
      to: database`select jsonb_array_elements_text(data -> 'mentions')::int as user_id`,
    },
    {
      kind: "reply",
      after: commented,
      to: database`
        select owner_id as user_id from comments
        where comments.id = (data ->> 'replyToId')::int and owner_id in (${watchers})`,
    },
    { kind: "answer", after: ["answer.posted"], to: watchingOwner },
    { kind: "comment", after: commented.filter((kind) => kind !== "answer.posted"), to: watchingOwner },
    {
      kind: "accepted",
      after: ["answer.accepted"],
      to: database`select owner_id as user_id from comments where comments.id = batch.comment_id`,
    },
    { kind: "contact", after: ["contact.requested", "contact.answered", "message.sent"], to: addressees },
    { kind: "team", after: teamEvents, to: addressees },
    { kind: "decision", after: ["decision.made", "report.decided"], to: addressees },
    { kind: "decision", after: edited, to: database`${owner} and actor_id <> owner_id` },
    { kind: "decision", after: ["member.verified"], to: database`select member_id as user_id` },
    { kind: "ending", after: endingEvents, to: addressees },
    { kind: "question", after: offerEvents, to: addressees },
    {
      kind: "joined",
      after: ["member.verified"],
      to: database`
        select user_id from cohort_members
        where cohort_id = (data ->> 'cohortId')::int and verified_by is not null and user_id <> member_id`,
    },
    ...postedKinds
      .map((kind) => postKinds[kind])
      .map(({ fitting: kind, posted, edited }) => ({ kind, after: [posted, edited], to: fittingMembers })),
    { kind: "watched", after: [...commented, "job.filled"], to: watchers },
    {
      kind: "watched",
      after: ["answer.accepted"],
      to: database`
        ${watchers} and not exists (select from comments where comments.id = batch.comment_id and owner_id = actor_id)`,
    },
    {
      kind: "watched",
      after: ["job.posted"],
      to: watchersOf(database`(
        select company_id from jobs join shown_companies on shown_companies.id = company_id where jobs.post_id = batch.post_id)`),
    },
  ];
}

/**
 * The members whom the events of `batch` concern and the kinds, in SQL: `event_id, user_id, kind`, possibly several rows per
 * event and member.
 */
export const receivers = (database: Connection, fitting: readonly FittingMembers[]): Fragment =>
  rules(database, fitting)
    .map(
      ({ kind, after, to }) => database`
        select batch.id as event_id, told.user_id, ${kind}::text as kind from batch cross join lateral (${to}) told
        where batch.kind = any(${[...after]}::text[])`,
    )
    .reduce((all, one) => database`${all} union all ${one}`);
