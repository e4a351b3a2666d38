import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/connection.ts";
import { AddressRefused, type GuardedSend } from "../../outgoing/guarded-sender.ts";
import { pushKeys } from "./push-keys.ts";
import { forgetDevice, type Push, type PushJob, pushFor } from "./push-store.ts";
import { pushSubject } from "./push-subject.ts";

/** A day: whose device is off so long looks into the inbox. */
const seconds = 24 * 60 * 60;

type Sending = { database: Database; config: Config; send: GuardedSend };

/**
 * Tells a device of an entry, if there is still something to tell. One that is gone is forgotten.
 * @throws where its service may take it later
 */
export async function push({ database, config, send }: Sending, job: PushJob): Promise<void> {
  const wanted = await pushFor(database, job, config.defaultLocale);
  if (!wanted) return;
  const { endpoint, ...request } = await requestFor(database, config, wanted);
  try {
    const { status } = await send(endpoint, request);
    if (status === 404 || status === 410) await forgetDevice(database, job.deviceId);
    if (status === 429 || status >= 500) throw new Error(`The push service answers ${status}.`);
  } catch (error) {
    // Who isn't public is not so a minute later.
    if (!(error instanceof AddressRefused)) throw error;
  }
}

/** Encrypted for the device alone, and signed by the board. */
async function requestFor(database: Database, config: Config, { to, message, topic }: Push) {
  const [{ default: webPush }, keys] = await Promise.all([import("web-push"), pushKeys(database)]);
  const { method, headers, body, endpoint } = webPush.generateRequestDetails(to, JSON.stringify(message), {
    vapidDetails: { subject: pushSubject(config), ...keys },
    TTL: seconds,
    topic,
    contentEncoding: "aes128gcm",
  });
  const written = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return { endpoint, method, headers: written, body };
}
