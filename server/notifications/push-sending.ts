import type { Config } from "../config/config.ts";
import type { Database } from "../database/connection.ts";
import { AddressRefused, type GuardedSend } from "../outgoing/guarded-request.ts";
import { pushKeys, pushSubject } from "./push-keys.ts";
import { forgetDevice, type Push, type PushJob, pushFor } from "./push-store.ts";

/** How long push services keep a message, in seconds: after a day offline, the inbox is enough. */
const seconds = 24 * 60 * 60;

type Sending = { database: Database; config: Config; send: GuardedSend };

/**
 * Pushes an entry to a device, if it is still unread and allowed. Deletes a device that doesn't exist any more.
 * @throws if the push service may accept it later
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
    // An address that isn't public won't be so on a retry.
    if (!(error instanceof AddressRefused)) throw error;
  }
}

/** The request for a push message, encrypted for the device and signed with the board's key. */
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
