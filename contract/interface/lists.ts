import { z } from "zod";
import type { PostKind } from "../posts.ts";
import { positive, searchText } from "./fields.ts";

type Limits = { byDefault?: number; most?: number };

/** The query of a list. A `limit` above `most` is clamped to it. */
export function listQuery({ byDefault = 10, most = 100 }: Limits = {}) {
  return z.object({
    page: positive.default(1),
    limit: positive.transform((limit) => Math.min(limit, most)).default(byDefault),
    search: searchText.default(""),
  });
}

export type ListQuery = z.output<ReturnType<typeof listQuery>>;

/** The reply of a list; `totalPages` is at least 1, `total` counts the records of all pages. */
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

/** In code points; lists carry only this much of a description. */
export const excerptMax = 200;

/**
 * The reply of a list of posts; `cut` are the ids of those whose description was truncated, `excerpts` the beginnings of their
 * descriptions as plain text, by id.
 */
export const postListOf = <Post extends z.ZodType>(post: Post) =>
  listOf(post).extend({ cut: z.array(z.int()), excerpts: z.record(z.string(), z.string()) });

export type PostList<Post> = List<Post> & { cut: number[]; excerpts: Record<string, string> };

/** How many skills or companies a select list fetches. */
export const selectListLimit = 1000;

/** The kinds that have a searchable list. */
export type ListKind = PostKind | "skill" | "user" | "cohort";
