import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { says } from "../interface/messages.ts";
import { notificationKinds } from "./notification-kinds.ts";

/** What an unsubscribe link is about, and whether that kind, or all mail, is stopped. It doesn't reveal the member. */
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
