import { excerptMax, type List, type PostList } from "../../contract/interface/lists.ts";
import { truncated } from "../../contract/texts/truncation.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { plainBeginning } from "../texts/plain-text.ts";

/** A post with as much of its description as its excerpt needs. */
export type WithBeginning<Post> = Post & { id: number; description: string };

/** In code points; more than the longest excerpt, because excerpts leave out addresses and Markdown. */
const begunMax = 3000;

export const beginning = (database: Connection): Fragment => database`left(description, ${begunMax}) as description`;

/** A list of posts with descriptions cut to `max` code points, and with the excerpts for its cards. */
export function withExcerpts<Post extends WithBeginning<object>>(list: List<Post>, max = excerptMax): PostList<Post> {
  const cut: number[] = [];
  const excerpts: Record<string, string> = {};
  const results = list.results.map((post) => {
    const letters = [...post.description];
    if (letters.length > max) cut.push(post.id);
    excerpts[post.id] = truncated(plainBeginning(post.description, max), max, letters.length >= begunMax);
    return { ...post, description: letters.slice(0, max).join("") };
  });
  return { ...list, results, cut, excerpts };
}
