import freeMailDomains from "free-email-domains";
import { getDomain } from "tldts";
import type { Connection, Database } from "../database/connection.ts";

/** Mail providers missing from the imported list. */
const furtherProviders = [
  ...["mailbox.org", "tutanota.com", "tutanota.de", "tutamail.com", "hey.com", "riseup.net", "disroot.org"],
  ...["kolabnow.com", "startmail.com", "simplelogin.com", "vodafone.de", "systemli.org", "migadu.com"],
  ...["tuta.com", "gmx.eu", "zoho.eu", "mozmail.com", "passmail.net", "appleid.com", "email.de", "magenta.de"],
  ...["kabelmail.de", "1und1.de", "skiff.com"],
];
const mailProviders = new Set([...freeMailDomains, ...furtherProviders]);

/**
 * The domain of a website that one organisation registered, by the public suffix list: `lantern.example` for
 * `https://jobs.lantern.example/`; in ASCII, as in mailbox keys. Null for a domain that nobody can register, as `https://org`,
 * and for a mail provider's.
 */
export function websiteDomain(website: string): string | null {
  const domain = getDomain(URL.parse(website)?.hostname ?? "", { allowPrivateDomains: true });
  return domain === null || mailProviders.has(domain) ? null : domain;
}

/** Confirms websites' domains as the companies' own if two members who name them have a confirmed address there. */
export async function confirmMailDomains(database: Connection, companies: readonly number[]): Promise<void> {
  await database`select confirm_mail_domain(id) from unnest(${[...companies]}::int[]) id`;
}

/** Computes anew the domains of all companies: an earlier version, another public suffix list or an import may have left others. */
export async function renewWebsiteDomains(database: Database): Promise<void> {
  type Known = { postId: number; website: string | null; websiteDomain: string | null; mailDomain: string | null };
  const companies = await database<Known[]>`
    select post_id, website, website_domain, mail_domain from companies
    where website is not null or mail_domain is not null`;
  const changed = companies.flatMap(({ postId, website, ...former }) => {
    const named = website && websiteDomain(website);
    const mailed = former.mailDomain && websiteDomain(`https://${former.mailDomain}`);
    const isSame = named === former.websiteDomain && mailed === former.mailDomain;
    return isSame ? [] : [{ post_id: postId, named, mailed }];
  });
  if (changed.length === 0) return;
  await database.begin(async (transaction) => {
    await transaction`
      update companies set website_domain = named, mail_domain = mailed
      from jsonb_to_recordset(${transaction.json(changed)}) as given (post_id int, named text, mailed text)
      where companies.post_id = given.post_id`;
    await confirmMailDomains(
      transaction,
      changed.map((company) => company.post_id),
    );
  });
}
