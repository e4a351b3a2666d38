import { createHash } from "node:crypto";
import normalizeUrl from "normalize-url";
import { linkMax } from "../../contract/interface/links.ts";
import type { Database } from "../database/connection.ts";

/** Parameters that say where somebody comes from, not where the link leads. */
const tracking = [/^utm_/, "gclid", "fbclid", "gh_src", "lever-source", "lever-origin"];
/** Of a page that finds its parts by itself, the fragment is the address. */
const isAddress = (fragment: string) => /^#[/!]/.test(fragment);

/**
 * What two links share that lead to the same posting: 32 bytes. They may differ by scheme, the host's case, `www.`, a default
 * port, a slash at the end, the order of parameters, a fragment, and by what tracks visitors. Null for what is no link.
 */
export function linkKey(link: string): Buffer | null {
  if (link.length > 2 * linkMax || !/^https?:\/\//i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (!isAddress(url.hash)) url.hash = "";
  const address = normalizeUrl(url.href, {
    ...{ stripProtocol: true, stripWWW: true, stripAuthentication: false, stripTextFragment: false },
    ...{ removeTrailingSlash: true, removeQueryParameters: tracking, sortQueryParameters: true },
  });
  return createHash("sha256").update(address).digest();
}

const batch = 1000;

/** Works out the keys of links that were written without: by an earlier version, or past the program. */
export async function keyLinks(database: Database): Promise<void> {
  for (;;) {
    const jobs = await database<{ postId: number; link: string }[]>`
      select post_id, link from jobs where link_key is null order by post_id limit ${batch}`;
    if (jobs.length === 0) return;
    const keys = jobs.map(({ postId, link }) => ({ post_id: postId, key: (linkKey(link) ?? none).toString("hex") }));
    await database`
      update jobs set link_key = decode(key, 'hex')
      from jsonb_to_recordset(${database.json(keys)}) as given (post_id int, key text)
      where jobs.post_id = given.post_id`;
  }
}

/** Of a link that no version of ours let in. */
const none = Buffer.alloc(0);
