import { excerptMax, type PostList } from "../../../contract/interface/lists.ts";
import { truncated } from "../../../contract/texts/truncation.ts";

type Post = { id: number; description: string };
/** A post in a list, with the excerpt of its description. */
export type ListedPost<Whole extends Post> = Whole & { excerpt: string };

/** Adds its excerpt to each post. */
export const withExcerpts = <Whole extends Post>(list: PostList<Whole>) => ({
  ...list,
  results: list.results.map((post): ListedPost<Whole> => {
    // During an upgrade the previous version may answer, which sends no excerpts.
    const excerpt = list.excerpts?.[post.id] ?? truncated(post.description, excerptMax, list.cut?.includes(post.id));
    return { ...post, excerpt };
  }),
});
