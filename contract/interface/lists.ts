import { z } from "zod";
import { positive, searchText } from "./fields.ts";

type Limits = { byDefault?: number; most?: number };

/** The query of a list. A `limit` above `most` is clamped. */
export function listQuery({ byDefault = 10, most = 100 }: Limits = {}) {
  return z.object({
    page: positive.default(1),
    limit: positive.transform((limit) => Math.min(limit, most)).default(byDefault),
    search: searchText.default(""),
  });
}

export type ListQuery = z.output<ReturnType<typeof listQuery>>;

/** The reply of every list; `totalPages` is at least 1, `total` counts the records of all pages. */
export function listOf<Record extends z.ZodType>(record: Record) {
  return z.object({
    results: z.array(record),
    currentPage: z.int(),
    totalPages: z.int(),
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    total: z.int(),
  });
}

export type List<Record> = {
  results: Record[];
  currentPage: number;
  totalPages: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  total: number;
};

/** Lists carry the beginning of a description: so many code points. */
export const excerptMax = 200;

/** The reply of a list of posts; `cut` are the ids of those whose description goes on. */
export const postListOf = <Post extends z.ZodType>(post: Post) => listOf(post).extend({ cut: z.array(z.int()) });

export type PostList<Post> = List<Post> & { cut: number[] };

/** What select lists fetch of skills and companies. */
export const selectListLimit = 1000;
