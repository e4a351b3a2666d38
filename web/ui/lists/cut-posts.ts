import { excerptMax, type PostList } from "../../../contract/interface/lists.ts";

type Post = { id: number; description: string };
/** A post in a list; `isCut`: its description was truncated. */
export type ListedPost<Whole extends Post> = Whole & { isCut: boolean };

/** Adds `isCut` to each post. */
export const withCutPosts = <Whole extends Post>(list: PostList<Whole>, max = excerptMax) => ({
  ...list,
  results: list.results.map((post): ListedPost<Whole> => {
    // During an upgrade the previous version may answer, which sends no `cut`.
    const isCut = list.cut?.includes(post.id) ?? [...post.description].length >= max;
    return { ...post, isCut };
  }),
});
