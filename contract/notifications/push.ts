import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment, storableText } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";

export const pushDevicesMax = 10;
export const endpointMax = 2048;

const pushDevice = z.object({ id: z.int(), device: z.string(), createdAt: moment, current: z.boolean() });
export type PushDevice = z.infer<typeof pushDevice>;

export const listPushDevices = endpoint({
  method: "GET",
  path: "/push",
  access: "member",
  summary: "The board's public key, base64url, and the devices that one is pushed to; `current` is this session's.",
  output: z.object({ key: z.string(), devices: z.array(pushDevice) }),
});

const text = storableText(says("pushSubscription"));

/** A `PushSubscription` as the browser serializes it. */
export const newPushDevice = z.object({
  endpoint: text.max(endpointMax, says("pushSubscription")),
  keys: z.object({ p256dh: text, auth: text }, says("pushSubscription")),
});

export const addPushDevice = endpoint({
  method: "POST",
  path: "/push",
  access: "member",
  summary: `Be pushed to this device: 201, and 200 where its endpoint is known already. At most ${pushDevicesMax}, the oldest goes.`,
  input: newPushDevice,
  output: pushDevice,
  status: 201,
});

export const removePushDevice = endpoint({
  method: "DELETE",
  path: "/push/:id",
  access: "member",
  summary: "Be pushed to a device no longer.",
  input: z.object({ id }),
});

/** The encrypted payload. It holds no names and no text by members; `body` is the record's title. */
export type PushPayload = { title: string; body: string | null; path: string; tag: string; unread: number };
