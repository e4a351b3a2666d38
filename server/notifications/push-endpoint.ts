import { ECDH } from "node:crypto";
import type { z } from "zod";
import { endpointMax, type newPushDevice } from "../../contract/notifications/push.ts";
import type { Config } from "../config/config.ts";
import { invalid, says } from "../http/problems.ts";
import { isReachable } from "../outgoing/address-rules.ts";

export type PushSubscription = z.output<typeof newPushDevice>;

/**
 * Validates a browser's push subscription. Throws invalid if the board doesn't send to its address, or its keys can't be
 * used for encryption.
 */
export function checkedSubscription({ endpoint, keys }: PushSubscription, config: Config): PushSubscription {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !isReachable(url, config) || url.href.length > endpointMax) throw invalid({ endpoint: refusal });
  const p256dh = withoutPadding(keys.p256dh);
  const auth = withoutPadding(keys.auth);
  if (!isPoint(p256dh) || !is16Bytes(auth)) throw invalid({ keys: refusal });
  return { endpoint: url.href, keys: { p256dh, auth } };
}

const refusal = says("pushSubscription");

const withoutPadding = (written: string) => written.replace(/={1,2}$/, "");

/** Whether this is 16 bytes in base64url. */
const is16Bytes = (written: string) => /^[\w-]{21}[AQgw]$/.test(written);

/** Whether this is an uncompressed point of P-256 in base64url. */
function isPoint(written: string): boolean {
  try {
    return ECDH.convertKey(written, "prime256v1", "base64url", "base64url", "uncompressed") === written;
  } catch {
    return false;
  }
}
