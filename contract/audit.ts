import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment } from "./interface/fields.ts";
import { listOf, listQuery } from "./interface/lists.ts";
import { person } from "./people/people.ts";
import { kindsOfPosts } from "./posts.ts";

/** What staff and the command line do on what is not their own. */
export const auditActions = [
  "edited",
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
] as const;
export type AuditAction = (typeof auditActions)[number];

/** On what. An `address` is someone invited who is no member, `files` are those of an import or export. */
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

/** One thing that was done. Names are those of today; `name` is null where there is none any more. */
export const auditEntry = z.object({
  id: z.int(),
  at: moment,
  by: z.enum(["member", "command line"]),
  User: person.nullable(),
  action: z.enum(auditActions),
  subject: z.object({ kind: auditSubject, id: z.int().nullable(), name: z.string().nullable() }),
  /** Of what was deleted or judged: its title, of a comment how it began (null where it was forgotten), whose it was, and why. */
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
