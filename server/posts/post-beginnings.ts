import { excerptMax, type List, type PostList } from "../../contract/interface/lists.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { referenceMax } from "../texts/mentions.ts";
import { asRead } from "../texts/text-store.ts";

/** A post with the beginning of its description; `isCut` if that isn't all. */
export type Begun<Post> = Post & { id: number; isCut: boolean };

/** The first `max` code points of a description, and whether there are more, in SQL. */
export const beginning = (database: Connection, max = excerptMax): Fragment => database`
  left(description, ${max}) as description, left(description, ${max}) <> description as is_cut`;

/**
 * As `beginning`, for descriptions with stored mentions; longer, so that no reference is cut within the excerpt. To be passed
 * to `readBeginnings`.
 */
export const keptBeginning = (database: Connection): Fragment => beginning(database, excerptMax + referenceMax);

/** Stored beginnings with names in place of references, cut to the excerpt's length. */
export async function readBeginnings<Post extends Begun<{ description: string }>>(
  database: Connection,
  posts: readonly Post[],
): Promise<Post[]> {
  const read = await asRead(database, "description", posts);
  return read.map((post) => {
    const letters = [...post.description];
    const isCut = post.isCut || letters.length > excerptMax;
    return { ...post, description: letters.slice(0, excerptMax).join(""), isCut };
  });
}

export const sayingWhatIsCut = <Post>(list: List<Begun<Post>>): PostList<Post> => ({
  ...list,
  cut: list.results.filter(({ isCut }) => isCut).map(({ id }) => id),
});
