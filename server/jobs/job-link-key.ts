import { createHash } from "node:crypto";
import normalizeUrl from "normalize-url";
import { linkMax } from "../../contract/interface/links.ts";
import type { Database } from "../database/connection.ts";

/** Parameters that track where a visitor comes from. */
const tracking = [/^utm_/, "gclid", "fbclid", "gh_src", "lever-source", "lever-origin"];
/** Whether a fragment is a route of a single-page app, and so a part of the address. */
const isAddress = (fragment: string) => /^#[/!]/.test(fragment);

/**
 * A hash that links to the same posting share: 32 bytes. Ignores the scheme, the host's case, `www.`, a default port, a
 * trailing slash, the order of parameters, fragments and tracking parameters. Null if the link is invalid.
 */
export function linkKey(link: string): Buffer | null {
  if (link.length > 2 * linkMax || !/^https?:\/\//i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (!isAddress(url.hash)) url.hash = "";
  const address = normalizeUrl(url.href, {
    stripProtocol: true,
    stripWWW: true,
    stripAuthentication: false,
    stripTextFragment: false,
    removeTrailingSlash: true,
    removeQueryParameters: tracking,
    sortQueryParameters: true,
  });
  return createHash("sha256").update(address).digest();
}

const batch = 1000;

/** Computes the missing keys of links, written by an earlier version or by hand. */
export async function computeLinkKeys(database: Database): Promise<void> {
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

/** The key of an invalid link, which only other programs can have written. */
const none = Buffer.alloc(0);
