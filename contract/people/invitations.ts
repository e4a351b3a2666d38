import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";

/** An invitation to sign up. Imported members have none: they are already members, and are invited to choose a password. */
export const invitation = z.object({ id: z.int(), email: z.string(), expiresAt: moment });
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/admin/invitations",
  access: "staff",
  summary: "Addresses that were invited and have not signed up yet, the latest first.",
  input: listQuery().omit({ search: true }),
  output: listOf(invitation),
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/admin/invitations/:id",
  access: "staff",
  summary: "Take an invitation back: its link is dead.",
  input: z.object({ id }),
});
