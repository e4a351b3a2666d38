import { z } from "zod";

const address = z.url({ normalize: true });

/** A domain in ASCII, in lower case and without a final dot; null if it is none. */
export function asciiDomain(domain: string): string | null {
  // These characters would end the host of a URL, or encode it differently.
  if (/[\s\p{Cc}/\\?#@:%[\]]/u.test(domain)) return null;
  const [, host = null] = /^http:\/\/(.+?)\.?\/$/.exec(address.safeParse(`http://${domain}`).data ?? "") ?? [];
  return host;
}

/**
 * What addresses of one mailbox have in common: case, the composition of accents, a domain's final dot and its spelling in ASCII
 * don't count. The database has the same rule in `mailbox_key`.
 */
export function mailboxKey(email: string): string {
  const { local, domain } = partsOf(email);
  return `${local.toLowerCase().normalize("NFC")}@${asciiDomain(domain) ?? domain.toLowerCase()}`;
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*(?=.*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a mail server can be asked for it: no empty part between dots, and a domain that can exist. */
export function isMailable(email: string): boolean {
  const { local, domain } = partsOf(email);
  return local.split(".").every((part) => part !== "") && hostName.test(asciiDomain(domain) ?? "");
}

function partsOf(email: string) {
  const at = email.lastIndexOf("@");
  return { local: email.slice(0, at), domain: email.slice(at + 1) };
}
