import type { PostPath } from "../../contract/posts.ts";

export const postKeys = (kind: PostPath) => ({
  lists: [kind, "list"] as const,
  list: (page: number, search: string) => [kind, "list", page, search] as const,
  one: (id: number) => [kind, "one", id] as const,
});
