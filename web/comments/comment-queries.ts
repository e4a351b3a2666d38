import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addComment, deleteComment, editComment, listComments } from "../../contract/comments.ts";
import type { PostPath } from "../../contract/posts.ts";
import { call } from "../api/api.ts";
import { readInPeace } from "../api/query-client.ts";
import { useStaleWatch } from "../notifications/watches/watch-queries.ts";
import { useAttempts } from "../ui/forms/attempts.ts";

/** What is commented on. */
export type Subject = { parent: PostPath; id: number };

export const commentKeys = {
  on: ({ parent, id }: Subject) => ["comments", parent, id] as const,
};

export const commentsQuery = (subject: Subject) =>
  infiniteQueryOptions({
    queryKey: commentKeys.on(subject),
    queryFn: ({ pageParam, signal }) => call(listComments, { ...subject, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (list) => (list.hasNextPage ? list.currentPage + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    ...readInPeace,
  });

const additionKey = (subject: Subject) => [...commentKeys.on(subject), "add"];

export function useAddComment(subject: Subject) {
  const stale = useStaleComments(subject);
  const attempt = useAttempts();
  const staleWatch = useStaleWatch(subject);
  return useMutation({
    mutationKey: additionKey(subject),
    mutationFn: (text: string) =>
      attempt((key) => call(addComment, { parent: subject.parent, parentId: subject.id, text }, undefined, key), text),
    onSuccess: () => {
      staleWatch();
      return stale();
    },
  });
}

export function useEditComment(subject: Subject) {
  const stale = useStaleComments(subject);
  return useMutation({
    mutationFn: (change: { id: number; text: string }) => call(editComment, change),
    onSuccess: stale,
  });
}

export function useDeleteComment(subject: Subject) {
  const stale = useStaleComments(subject);
  return useMutation({
    mutationFn: (deletion: { id: number; text?: string }) => call(deleteComment, deletion),
    onSuccess: stale,
  });
}

/** Returns when the comments on screen are fresh, so that a comment on its way gives place to the stored one unseen. */
function useStaleComments(subject: Subject) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: commentKeys.on(subject) });
}
