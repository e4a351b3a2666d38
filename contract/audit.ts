import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment } from "./interface/fields.ts";
import { listOf, listQuery } from "./interface/lists.ts";
import { person } from "./people/people.ts";
import { kindsOfPosts } from "./posts.ts";

/** What staff and the command line do to records that belong to others. */
export const auditActions = [
  "edited",
  "readdressed",
  "deleted",
  "redacted",
  "accepted",
  "unaccepted",
  "role",
  "suspended",
  "reinstated",
  "invited",
  "uninvited",
  "added",
  "aliased",
  "unaliased",
  "implied",
  "unimplied",
  "merged",
  "declined",
  "imported",
  "exported",
  "erased",
  "admitted",
  "refused",
  "confirmed",
  "excluded",
  "listed",
  "unlisted",
  "decided",
  "took-over",
  "read",
  "backed-up",
  "restored",
  "factors-reset",
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * What an action applies to. An `address` is an invited person who is no member yet; `files` are those of an import or
 * export.
 */
export const auditSubjects = [
  "user",
  ...kindsOfPosts,
  "comment",
  "message",
  "skill",
  "cohort",
  "address",
  "files",
  "board",
] as const;
const auditSubject = z.enum(auditSubjects);
export type AuditSubject = z.infer<typeof auditSubject>;

/** One action. Names are current ones; `name` is null once there is none any more. */
export const auditEntry = z.object({
  id: z.int(),
  at: moment,
  by: z.enum(["member", "command line"]),
  User: person.nullable(),
  action: z.enum(auditActions),
  subject: z.object({ kind: auditSubject, id: z.int().nullable(), name: z.string().nullable() }),
  /** What was deleted or judged: its title (for a comment its beginning, null once forgotten), its owner and the reason. */
  deleted: z.object({ title: z.string().nullable(), Owner: person.nullable(), reason: z.string() }).nullable(),
  note: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: "GET",
  path: "/admin/audit",
  access: "admin",
  summary: "What moderators, admins and the command line did on what others own, newest first.",
  input: listQuery({ byDefault: 20 })
    .omit({ search: true })
    .extend({ subject: auditSubject.optional(), actor: id.optional() }),
  output: listOf(auditEntry),
  worded: true,
});
