import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Config } from "../config/config.ts";

type Rules = Pick<Config, "allowLocalWebhooks">;

/** The only range of IPv6 that is allocated for global unicast. */
const handedOut = ipaddr.IPv6.parseCIDR("2000::/3");
/** Host names for local networks; names without a dot are local too. */
const localNames = /^[^.]*$|(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Whether the board sends to an address, as far as the address itself tells; names are resolved when something is sent. */
export function isReachable(url: URL, rules: Rules): boolean {
  const host = hostOf(url);
  if (url.username || url.password) return false;
  if (isIP(host)) return mayConnect(url, host, rules);
  if (rules.allowLocalWebhooks && host === "localhost") return isWeb(url);
  return isOpen(url) && !localNames.test(host);
}

/** Whether a connection to this IP address is allowed for this URL. */
export function mayConnect(url: URL, ip: string, { allowLocalWebhooks }: Rules): boolean {
  const range = rangeOf(ip);
  return (range === "public" && isOpen(url)) || (allowLocalWebhooks && range === "loopback" && isWeb(url));
}

/** The host name or IP address in a canonical form. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/[[\]]/g, "").replace(/\.+$/, "");

const isOpen = ({ protocol, port }: URL) => protocol === "https:" && port === "";
export const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);

function rangeOf(ip: string): string {
  const address = ipaddr.process(ip);
  const isHandedOut = !(address instanceof ipaddr.IPv6) || address.match(handedOut);
  return isHandedOut && address.range() === "unicast" ? "public" : address.range();
}
