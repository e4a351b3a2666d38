import { type Connection, inTransaction } from "../database/connection.ts";
import { indexMembers, indexPosts, indexSkills } from "./search-documents.ts";

const atOnce = 500;

/**
 * Makes all documents anew, some at a time, so that nobody who writes meanwhile waits for long; returns how many there are. What
 * is missing comes, what is of nothing goes.
 */
export async function reindex(database: Connection): Promise<number> {
  const [ids] = await database<[{ posts: number[]; members: number[]; skills: number[] }]>`
    select
      array(select id from posts union select record_id from search_documents where kind not in ('user', 'skill')) as posts,
      array(select id from users union select record_id from search_documents where kind = 'user') as members,
      array(select id from skills union select record_id from search_documents where kind = 'skill') as skills`;
  const parts = [
    [indexPosts, ids.posts],
    [indexMembers, ids.members],
    [indexSkills, ids.skills],
  ] as const;
  for (const [index, all] of parts) {
    for (let start = 0; start < all.length; start += atOnce) {
      await inTransaction(database, (transaction) => index(transaction, all.slice(start, start + atOnce)));
    }
  }
  const [{ count }] = await database<[{ count: number }]>`select count(*)::int from search_documents`;
  return count;
}
