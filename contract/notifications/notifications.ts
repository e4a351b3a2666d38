import { z } from "zod";
import { eventKinds } from "../events.ts";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { says } from "../interface/messages.ts";
import { matchingProject } from "../matches.ts";
import { person } from "../people/people.ts";
import { entryParents, notificationKinds } from "./notification-kinds.ts";

/** Unread entries are counted up to this number: it stands for more. */
export const unreadMax = 1000;
/** How many entries a list's `total` counts from its page on; of unread ones `unreadMax`. */
export const countedMax = 300;

/** How many of an entry's people are listed. */
export const facesMax = 3;

/** An entry of the inbox: one or more events of one kind on one record. */
export const entry = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** The kind of its newest event. */
  event: z.enum(eventKinds),
  parent: z.enum(entryParents),
  recordId: z.int(),
  commentId: z.int().nullable(),
  /** The record's current title; null if it has none. */
  title: z.string().nullable(),
  /** Who caused the events, each once, newest first. */
  People: z.array(person),
  count: z.int(),
  /** For the kinds `job`, `seat` and `question`, computed now; null if no skill matches or the job is no longer open. */
  fit: matchingProject.pick({ score: true, matched: true, missing: true }).nullable(),
  /** For the kind `ending`: when the job leaves the list. */
  endsAt: moment.nullable(),
  unread: z.boolean(),
  /** The time of its newest event, in whole milliseconds. */
  at: moment,
  /** The page and the place on it: `/qa/7#comment-12`. */
  path: z.string(),
});
export type Entry = z.infer<typeof entry>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/notifications",
  access: "member",
  summary: "What happened that concerns oneself, newest first; with `unread=true` what is unread of it.",
  input: listQuery()
    .omit({ search: true })
    .extend({
      unread: z
        .enum(["true", "false"])
        .transform((sent) => sent === "true")
        .default(false),
    }),
  output: listOf(entry),
});

export const markNotification = endpoint({
  method: "PUT",
  path: "/notifications/:id",
  access: "member",
  summary: "Mark an entry as read, or as unread.",
  input: z.object({ id, read: z.boolean(says("readOrUnread")) }),
  output: entry,
});

const until = z.iso.datetime({ offset: true, error: says("enterMoment") });

/** Which entries to mark: those up to a moment, those about a record, or those about a record up to a moment. */
const marked = z
  .object({
    readUntil: until.optional(),
    parent: z.enum(entryParents, { error: says("notNotifying") }).optional(),
    id: id.optional(),
  })
  .superRefine(({ readUntil, parent, id }, context) => {
    const isWhole = (parent === undefined) === (id === undefined);
    if (isWhole && (readUntil ?? parent) !== undefined) return;
    const missing = parent === undefined ? "parent" : "id";
    const path = [isWhole ? "readUntil" : missing];
    context.addIssue({ code: "custom", path, message: says("sayWhatIsRead") });
  });

export const markNotifications = endpoint({
  method: "PUT",
  path: "/notifications",
  access: "member",
  summary:
    "Mark entries as read: up to `readUntil`, of the record `parent`, `id`, or both. Later than now, or left out, is now.",
  input: marked,
  output: z.object({ unread: z.int() }),
});
