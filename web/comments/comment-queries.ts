import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  addComment,
  type Comment,
  type CommentSort,
  deleteComment,
  editComment,
  listComments,
} from "../../contract/comments.ts";
import type { List } from "../../contract/interface/lists.ts";
import type { PostPath } from "../../contract/posts.ts";
import { voteForComment, withdrawVoteForComment } from "../../contract/votes.ts";
import { call } from "../api/api.ts";
import { noBackgroundRefetch } from "../api/query-client.ts";
import type { Removal } from "../moderation/removal.ts";
import { useStaleWatch } from "../notifications/watch-queries.ts";
import { useAttempts } from "../ui/forms/form-attempts.ts";
import { useVote } from "./vote-state.ts";

/** What the comments are on. */
export type Subject = { parent: PostPath; id: number };

export const commentKeys = {
  on: ({ parent, id }: Subject) => ["comments", parent, id] as const,
};

type Pages = InfiniteData<List<Comment>, number>;

/** The comments of all pages. New comments can shift one to a second page, so ids are deduplicated. */
const ofAllPages = ({ pages }: Pages): Comment[] => [
  ...new Map(pages.flatMap(({ results }) => results).map((comment) => [comment.id, comment])).values(),
];

export const commentsQuery = (subject: Subject, sort: CommentSort = "threads") =>
  infiniteQueryOptions({
    queryKey: [...commentKeys.on(subject), sort],
    queryFn: ({ pageParam, signal }) => call(listComments, { ...subject, sort, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (list) => (list.hasNextPage ? list.currentPage + 1 : undefined),
    select: ofAllPages,
    ...noBackgroundRefetch,
  });

export type Addition = { text: string; replyToId?: number };

export function useAddComment(subject: Subject) {
  const stale = useStaleComments(subject);
  const attempt = useAttempts();
  const staleWatch = useStaleWatch(subject);
  return useMutation({
    mutationFn: ({ text, replyToId }: Addition) =>
      attempt(
        (key) =>
          call(addComment, { parent: subject.parent, parentId: subject.id, text, replyToId }, undefined, { key }),
        text,
      ),
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
    mutationFn: (deletion: { id: number } & Partial<Removal>) => call(deleteComment, deletion),
    onSuccess: stale,
  });
}

export function useCommentVote(subject: Subject, { id, votes, voted }: Comment) {
  const client = useQueryClient();
  return useVote({
    about: `vote for comment ${id}`,
    now: { votes, voted },
    send: (voted) => call(voted ? voteForComment : withdrawVoteForComment, { id }),
    show: (vote) =>
      client.setQueriesData<Pages>({ queryKey: commentKeys.on(subject) }, (data) => data && withVote(data, id, vote)),
  });
}

const withVote = (data: Pages, id: number, vote: Pick<Comment, "votes" | "voted">): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    results: page.results.map((comment) => (comment.id === id ? { ...comment, ...vote } : comment)),
  })),
});

/**
 * The returned function resolves once the visible comments are fresh, so that the pending comment is replaced without a gap.
 */
function useStaleComments(subject: Subject) {
  const client = useQueryClient();
  return () => {
    // A question's `answerCount` changes.
    if (subject.parent === "questions") void client.invalidateQueries({ queryKey: [subject.parent] });
    return client.invalidateQueries({ queryKey: commentKeys.on(subject) });
  };
}
