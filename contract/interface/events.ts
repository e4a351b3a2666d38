import type { WayVerified } from "../cohorts/cohort-members.ts";
import type { JobStatus } from "../jobs/job-status.ts";
import type { EntryParent } from "../notifications/parents.ts";

/** What can happen that anyone else may care about, by the names of the field. */
export const eventKinds = [
  ...(["job.posted", "job.edited", "job.filled", "job.expired", "job.ending"] as const),
  ...(["project.posted", "project.edited"] as const),
  ...(["question.asked", "question.edited", "question.offered"] as const),
  ...(["answer.posted", "answer.accepted", "comment.posted", "comment.edited"] as const),
  ...(["member.joined", "member.verified", "seat.requested", "seat.decided"] as const),
  ...(["contact.requested", "contact.answered", "message.sent"] as const),
  ...(["report.made", "report.decided", "decision.made"] as const),
  ...(["record.hidden", "record.restored", "record.deleted"] as const),
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * What an event says besides: numbers and states, never words. `to` are the members it is addressed to, `mentions` the newly
 * named; `parent`, `recordId` and `commentId` are the address of what is gone, or of what is no post, as a conversation;
 * `status` is what a job was brought to; `mailed` is what they were written of as it happened; `quiet` is what happened
 * elsewhere and came by an import, which nobody is told of.
 */
export type EventData = {
  to?: number[];
  mentions?: number[];
  replyToId?: number;
  parent?: EntryParent;
  recordId?: number;
  commentId?: number;
  /** In which cohort someone was verified, and how. */
  cohortId?: number;
  by?: WayVerified;
  status?: JobStatus;
  mailed?: true;
  quiet?: true;
};
