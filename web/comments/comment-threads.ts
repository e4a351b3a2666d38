import { useRef } from "react";
import type { Comment } from "../../contract/comments.ts";

export type Thread = { first: Comment; replies: Comment[] };

function threadsOf(comments: readonly Comment[]): Thread[] {
  const replies = Map.groupBy(comments, ({ replyToId }) => replyToId);
  return (replies.get(null) ?? []).map((first) => ({ first, replies: replies.get(first.id) ?? [] }));
}

/**
 * Groups comments into threads, in the order in which they were first rendered: new votes move nothing while someone reads.
 * `order` names the sort; with `isFormer` the comments are still those of the previous sort.
 */
export function useThreads(comments: readonly Comment[], order: string, isFormer: boolean): Thread[] {
  const seen = useRef({ order, places: new Map<number, number>() });
  if (seen.current.order !== order && !isFormer) seen.current = { order, places: new Map() };
  const { places } = seen.current;
  const threads = threadsOf(comments);
  for (const { first } of threads) if (!places.has(first.id)) places.set(first.id, places.size);
  const placeOf = ({ first }: Thread) => places.get(first.id) ?? 0;
  return threads.toSorted((one, other) => placeOf(one) - placeOf(other));
}
