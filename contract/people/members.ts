import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment, optionalDay, optionalText, text } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { rule } from "../moderation/moderated-records.ts";
import { person, role } from "./people.ts";
import { belongings, postsFate } from "./settings.ts";

export const suspensionReasonMax = 500;

/** `invited` members have not chosen a password yet; `waiting` ones have signed up and wait for the team's decision. */
export const memberStates = ["active", "invited", "suspended", "waiting"] as const;
const memberState = z.enum(memberStates);
export type MemberState = z.infer<typeof memberState>;

/** Why a member is suspended, and until when; `endsAt` is null for an open end. */
export const suspension = z.object({ reason: z.string(), createdAt: moment, endsAt: moment.nullable() });
export type Suspension = z.infer<typeof suspension>;

/** A member as staff see them. */
export const member = person.extend({
  email: z.string(),
  role,
  state: memberState,
  suspension: suspension.nullable(),
  createdAt: moment,
  lastSeenAt: moment.nullable(),
  /** For `waiting` members: what they told the team, and whether they confirmed their address. */
  introduction: z.string().nullable(),
  emailConfirmed: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const listMembers = endpoint({
  method: "GET",
  path: "/admin/members",
  access: "staff",
  summary: "Members with their role and state, by last name, first name; with `search`, best match first.",
  input: listQuery().extend({ state: memberState.optional(), role: role.optional() }),
  output: listOf(member),
});

/** The form to suspend a member: a reason that they are told, the rule it is based on, and the day of their return. */
export const newSuspension = z.object({
  reason: text(suspensionReasonMax),
  rule: rule.default("other"),
  endsOn: optionalDay,
});

export const suspendUser = endpoint({
  method: "PUT",
  path: "/users/:id/suspension",
  access: "staff",
  summary:
    "Keep a member out until the day `endsOn` (UTC), or until it is lifted; every device is logged out, and their profile, posts and comments are there for staff alone, in no list. Moderators suspend ordinary members, admins moderators too; nobody an admin.",
  input: newSuspension.extend({ id }),
  output: member,
});

export const liftSuspension = endpoint({
  method: "DELETE",
  path: "/users/:id/suspension",
  access: "staff",
  summary: "Let a suspended member in again; what was hidden is back.",
  input: z.object({ id }),
});

export const inviteUser = endpoint({
  method: "POST",
  path: "/users/:id/invitation",
  access: "staff",
  summary: "Mail a member who has no password yet a new link to choose one; an older link is dead.",
  input: z.object({ id }),
});

export const admitUser = endpoint({
  method: "PUT",
  path: "/users/:id/admission",
  access: "staff",
  summary: "Let someone in who waits.",
  input: z.object({ id }),
  output: member,
});

export const refuseUser = endpoint({
  method: "DELETE",
  path: "/users/:id/admission",
  access: "staff",
  summary: "Refuse someone who waits: the account is deleted, and they are mailed why.",
  input: z.object({ id, reason: optionalText(suspensionReasonMax) }),
});

export const previewErasure = endpoint({
  method: "GET",
  path: "/admin/members/:id/deletion",
  access: "admin",
  summary: "What erasing a member would be about.",
  input: z.object({ id }),
  output: belongings,
});

export const erasure = z.object({ posts: postsFate("their") });

export const eraseMember = endpoint({
  method: "DELETE",
  path: "/admin/members/:id",
  access: "admin",
  needsProof: true,
  summary:
    "Delete the account of a member who can't, or asks for it. Posts and comments stay without a name (`keep`) or go (`erase`). One's own is deleted with its password.",
  input: erasure.extend({ id }),
});
