import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, limitedArray, moment, storableText } from "./interface/fields.ts";
import { listOf, listQuery } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { postedKinds, postKinds } from "./posts.ts";

export const webhooksMax = 20;
export const webhookAddressMax = 2_000;
/** Days of failures after which a webhook is switched off, and those on which its maker is mailed. */
export const failingDays = { off: 5, mailed: [1, 3, 5] } as const;
/** How long deliveries are kept, in days. */
export const deliveriesKept = 30;

/** The kinds of events that can leave the board. Reports, decisions and messages never do. */
export const webhookKinds = [
  ...postedKinds.flatMap((kind) => [postKinds[kind].posted, postKinds[kind].edited, ...postKinds[kind].further]),
  "comment.posted",
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** `standard` is Standard Webhooks, signed; the others are messages in a chat. */
export const webhookShapes = ["standard", "slack", "discord"] as const;
export type WebhookShape = (typeof webhookShapes)[number];

/** `unproven`: the address hasn't answered yet. */
export const webhookStates = ["unproven", "on", "off"] as const;

export const webhook = z.object({
  id: z.int(),
  address: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  shape: z.enum(webhookShapes),
  state: z.enum(webhookStates),
  createdAt: moment,
  /** Since when every attempt failed. */
  failingSince: moment.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const address = storableText(says("enterText"))
  .trim()
  .max(webhookAddressMax, says("tooLong", webhookAddressMax))
  .regex(/^https?:\/\/[^\s/]+/i, says("enterHttpsAddress"));
const kind = z.enum(webhookKinds, { error: says("oneOf", [...webhookKinds]) });
const kinds = limitedArray(webhookKinds.length, kind, { not: says("chooseEvents"), more: says("eachOnce") })
  .refine((chosen) => chosen.length > 0, says("chooseEvents"))
  .transform((chosen) => webhookKinds.filter((each) => chosen.includes(each)));
const shape = z.enum(webhookShapes, { error: says("oneOf", [...webhookShapes]) });

export const newWebhook = z.object({ address, kinds, shape: shape.default("standard") });
export type NewWebhook = z.output<typeof newWebhook>;

const withSecret = webhook.extend({ secret: z.string() });

export const listWebhooks = endpoint({
  method: "GET",
  path: "/admin/webhooks",
  access: "admin",
  summary: "The board's webhooks, the newest first.",
  output: z.object({ results: z.array(webhook) }),
});

export const addWebhook = endpoint({
  method: "POST",
  path: "/admin/webhooks",
  access: "admin",
  summary:
    "Send events to an https address. A `standard` one is asked to answer a challenge, and is `on` once it did; others are on after a test that an admin confirms. The secret is shown only here.",
  input: newWebhook,
  output: withSecret,
  status: 201,
});

export const changeWebhook = endpoint({
  method: "PUT",
  path: "/admin/webhooks/:id",
  access: "admin",
  summary:
    "Change a webhook: what is left out stays. A new address has to prove itself. `state`: `off` pauses it, `on` needs a proven address.",
  input: z.object({
    id,
    address: address.optional(),
    kinds: kinds.optional(),
    shape: shape.optional(),
    state: z.enum(["on", "off"], { error: says("oneOf", ["on", "off"]) }).optional(),
  }),
  output: webhook,
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/admin/webhooks/:id",
  access: "admin",
  summary: "Delete a webhook with its deliveries.",
  input: z.object({ id }),
});

export const renewWebhookSecret = endpoint({
  method: "POST",
  path: "/admin/webhooks/:id/secret",
  access: "admin",
  summary: "A new secret. The old one signs along for a day.",
  input: z.object({ id }),
  output: z.object({ secret: z.string() }),
  status: 201,
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/admin/webhooks/:id/test",
  access: "admin",
  summary: "Send a test.",
  input: z.object({ id }),
  output: z.object({}),
  status: 202,
});

export const delivery = z.object({
  id: z.int(),
  kind: z.enum([...webhookKinds, "test"]),
  at: moment,
  attempts: z.int(),
  /** The last reply's HTTP status. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  /** When the next attempt is made. */
  nextAt: moment.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const listDeliveries = endpoint({
  method: "GET",
  path: "/admin/webhooks/:id/deliveries",
  access: "admin",
  summary: `What was sent in the last ${deliveriesKept} days, the newest first.`,
  input: listQuery().omit({ search: true }).extend({ id }),
  output: listOf(delivery),
});

export const deliverAgain = endpoint({
  method: "POST",
  path: "/admin/webhooks/:id/deliveries/:deliveryId/again",
  access: "admin",
  summary: "Send a delivery again, with the same `webhook-id`.",
  input: z.object({ id, deliveryId: id }),
  output: z.object({}),
  status: 202,
});
