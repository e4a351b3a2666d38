import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { says } from "../interface/messages.ts";
import { notificationKinds } from "./kinds.ts";

/** What the mail that a link stands in is about, and whether that, or all mail, is stopped. Nothing tells whose it is. */
const unsubscribing = z.object({
  kinds: z.array(z.enum(notificationKinds)),
  search: z.string().nullable(),
  stopped: z.boolean(),
  stoppedAll: z.boolean(),
});
export type Unsubscribing = z.infer<typeof unsubscribing>;

const token = z.string({ error: says("linkIsDead") });

export const getUnsubscribing = endpoint({
  method: "GET",
  path: "/unsubscribe",
  access: "anyone",
  summary: "Which mails the link in a mail stops, and whether they are stopped.",
  input: z.object({ token }),
  output: unsubscribing,
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/unsubscribe",
  access: "anyone",
  summary: "Stop these mails, or all; with `stop: false` all is as it was.",
  input: z.object({ token, all: z.boolean().default(false), stop: z.boolean().default(true) }),
  output: unsubscribing,
});
