import type { VerificationMethod } from "./cohorts.ts";
import type { JobStatus } from "./jobs/jobs.ts";
import type { EntryParent } from "./notifications/notification-kinds.ts";
import { endingEvents, offerEvents, postEvents, postedKinds, postKinds } from "./posts.ts";

const eventsWithinTeams = [
  ...(["seat.invited", "seat.taken", "seat.left", "seat.lost", "project.offered", "project.handed"] as const),
] as const;
/** Those about seats of projects, to whom they are addressed. */
export const teamEvents = [...postKinds.project.further, ...eventsWithinTeams] as const;

/** The events that may concern someone else, named `<noun>.<past participle>`. */
export const eventKinds = [
  ...postEvents,
  ...postedKinds.flatMap((kind) => [...postKinds[kind].further]),
  ...endingEvents,
  ...offerEvents,
  ...(["comment.posted", "comment.edited"] as const),
  ...(["member.joined", "member.verified"] as const),
  ...eventsWithinTeams,
  ...(["contact.requested", "contact.answered", "message.sent"] as const),
  ...(["report.made", "report.decided", "decision.made"] as const),
  ...(["record.hidden", "record.restored", "record.deleted"] as const),
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * Further data of an event: numbers and states, never text. `to`: the members it is addressed to. `mentions`: the newly
 * mentioned ones. `parent`, `recordId`, `commentId`: the address of something that is deleted or is no post, such as a
 * conversation. `status`: a job's new status. `mailed`: the recipients already had a mail about it. `quiet`: it was imported,
 * so nobody is notified.
 */
export type EventData = {
  to?: number[];
  mentions?: number[];
  replyToId?: number;
  parent?: EntryParent;
  recordId?: number;
  commentId?: number;
  /** The cohort in which someone was verified; `by` says how. */
  cohortId?: number;
  by?: VerificationMethod;
  status?: JobStatus;
  mailed?: true;
  quiet?: true;
};
