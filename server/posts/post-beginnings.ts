import { excerptMax, type List, type PostList } from "../../contract/interface/lists.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** A post with the beginning of its description, and whether that goes on. */
export type Begun<Post> = Post & { id: number; isCut: boolean };

/** So many code points of a post's description, and whether it goes on, in SQL. */
export const beginning = (database: Connection, max = excerptMax): Fragment => database`
  left(description, ${max}) as description, left(description, ${max}) <> description as is_cut`;

export const sayingWhatIsCut = <Post>(list: List<Begun<Post>>): PostList<Post> => ({
  ...list,
  cut: list.results.filter(({ isCut }) => isCut).map(({ id }) => id),
});
