import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CommentSort } from "../../contract/comments.ts";
import { places } from "../../contract/pages.ts";
import { useHiddenOrRestored } from "../live/moderation-news.ts";
import { useMarkingEntriesRead } from "../notifications/entry-read.ts";
import { useShowMore } from "../ui/lists/list-more.ts";
import { useNamedComment } from "./comment-location.ts";
import { useCommentNews } from "./comment-news.ts";
import { commentsQuery, type Subject } from "./comment-queries.ts";

/**
 * The comments on a post, a page at a time: refetched when one is hidden or restored, with news of others' and the comment that
 * the address names. Their inbox entries count as read.
 */
export function useComments(subject: Subject, sort: CommentSort) {
  const query = useInfiniteQuery({ ...commentsQuery(subject, sort), placeholderData: keepPreviousData });
  const { data: comments, error, hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData } = query;
  const { refetch, fetchNextPage } = query;
  const isWhole = comments !== undefined && !hasNextPage && !isPlaceholderData;
  const news = useCommentNews(subject, sort, isWhole);
  useMarkingEntriesRead(subject, comments !== undefined && news.count === 0);
  useHiddenOrRestored({
    // A restored comment that isn't in the list counts as new.
    concerns: ({ kind, parent, id, commentId }) =>
      parent === subject.parent &&
      id === subject.id &&
      commentId !== null &&
      (kind === "record.hidden" || comments?.some((comment) => comment.id === commentId) === true),
    ask: refetch,
  });
  const showMore = useShowMore({
    count: comments?.length ?? 0,
    fetchNextPage,
    partAt: (place) => {
      const comment = comments?.[place];
      return comment && document.getElementById(places.comment(comment.id));
    },
  });

  const { forget } = news;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const reload = useCallback(async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) forget();
    return isSuccess;
  }, [refetch, forget]);
  const named = useNamedComment({ comments, hasMore: hasNextPage, isLoading: isFetching, loadMore, reload });

  return { comments, error, refetch, hasNextPage, isFetchingNextPage, isPlaceholderData, news, showMore, ...named };
}
