import freeMailDomains from "free-email-domains";
import { getDomain } from "tldts";
import type { Database } from "../database/connection.ts";

/** Mail providers that the list doesn't have. */
const furtherProviders = [
  ...["mailbox.org", "tutanota.com", "tutanota.de", "tutamail.com", "hey.com", "riseup.net", "disroot.org"],
  ...["kolabnow.com", "startmail.com", "simplelogin.com", "vodafone.de", "systemli.org", "migadu.com"],
  ...["tuta.com", "gmx.eu", "zoho.eu", "mozmail.com", "passmail.net", "appleid.com", "email.de", "magenta.de"],
  ...["kabelmail.de", "1und1.de", "skiff.com"],
];
const mailProviders = new Set([...freeMailDomains, ...furtherProviders]);

/**
 * The domain of a website that one organisation registered, by the public suffix list: `lantern.example` for
 * `https://jobs.lantern.example/`. Null for what nobody registers, as `https://org`, and for a mail provider's.
 */
export function websiteDomain(website: string): string | null {
  const domain = getDomain(website, { allowPrivateDomains: true });
  return domain === null || mailProviders.has(domain) ? null : domain;
}

/** Computes anew the domains of all websites: an earlier version, another public suffix list or an import may have left others. */
export async function renewWebsiteDomains(database: Database): Promise<void> {
  const companies = await database<{ postId: number; website: string; websiteDomain: string | null }[]>`
    select post_id, website, website_domain from companies where website is not null`;
  const changed = companies.flatMap(({ postId, website, websiteDomain: former }) => {
    const domain = websiteDomain(website);
    return domain === former ? [] : [{ post_id: postId, domain }];
  });
  if (changed.length === 0) return;
  await database`
    update companies set website_domain = domain
    from jsonb_to_recordset(${database.json(changed)}) as given (post_id int, domain text)
    where companies.post_id = given.post_id`;
}
