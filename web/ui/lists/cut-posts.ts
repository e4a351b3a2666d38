import { excerptMax, type PostList } from "../../../contract/interface/lists.ts";

type Post = { id: number; description: string };
/** A post of a list, and whether its description goes on. */
export type ListedPost<Whole extends Post> = Whole & { isCut: boolean };

/** The list with what it says of its posts beside each. */
export const withCutPosts = <Whole extends Post>(list: PostList<Whole>, max = excerptMax) => ({
  ...list,
  results: list.results.map((post): ListedPost<Whole> => {
    // While the board is upgraded, the version before may answer, which doesn't say.
    const isCut = list.cut?.includes(post.id) ?? [...post.description].length >= max;
    return { ...post, isCut };
  }),
});
