import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Config } from "../config/config.ts";

type Rules = Pick<Config, "allowLocalWebhooks">;

/** Of IPv6 nothing else is anybody's yet. */
const handedOut = ipaddr.IPv6.parseCIDR("2000::/3");
/** Names that mean something on one network alone; one without a dot does, too. */
const localNames = /^[^.]*$|(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Whether the board sends to where an address leads, as far as its words tell: a name is looked up when something is sent. */
export function isReachable(url: URL, rules: Rules): boolean {
  const host = hostOf(url);
  if (url.username || url.password) return false;
  if (isIP(host)) return mayConnect(url, host, rules);
  if (rules.allowLocalWebhooks && host === "localhost") return isWeb(url);
  return isOpen(url) && !localNames.test(host);
}

/** Whether a connection for this address may be made to this machine. */
export function mayConnect(url: URL, ip: string, { allowLocalWebhooks }: Rules): boolean {
  const range = rangeOf(ip);
  return (range === "public" && isOpen(url)) || (allowLocalWebhooks && range === "loopback" && isWeb(url));
}

/** Who is named, or by which number, in one spelling. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/[[\]]/g, "").replace(/\.+$/, "");

const isOpen = ({ protocol, port }: URL) => protocol === "https:" && port === "";
export const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);

function rangeOf(ip: string): string {
  const address = ipaddr.process(ip);
  const isHandedOut = !(address instanceof ipaddr.IPv6) || address.match(handedOut);
  return isHandedOut && address.range() === "unicast" ? "public" : address.range();
}
