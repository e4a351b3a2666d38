import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Comment, CommentSort } from "../../contract/comments.ts";
import type { List } from "../../contract/interface/lists.ts";
import { places } from "../../contract/pages.ts";
import { useUser } from "../api/session.ts";
import { useNews } from "../live/record-news.ts";
import { commentsQuery, type Subject } from "./comment-queries.ts";

type Pages = InfiniteData<List<Comment>, number>;

/**
 * Counts comments by others since the list was loaded. Only for a complete list (`isWhole`): otherwise new ones come on later
 * pages.
 */
export function useCommentNews(subject: Subject, sort: CommentSort, isWhole: boolean) {
  const client = useQueryClient();
  const reader = useUser();
  const query = commentsQuery(subject, sort);
  const [first, setFirst] = useState<number>();

  const { news, forget } = useNews<Pages>({
    about: isWhole ? JSON.stringify(query.queryKey) : null,
    concerns: ({ parent, id, commentId }) => parent === subject.parent && id === subject.id && commentId !== null,
    ask: async () => {
      const queryKey = [...query.queryKey, "news"] as unknown as typeof query.queryKey;
      await client.cancelQueries({ queryKey });
      const shown = client.getQueryData<Pages>(query.queryKey);
      const pages = (shown?.pages.length ?? 0) + 1;
      const now = await client.fetchInfiniteQuery({ ...query, queryKey, pages, staleTime: 0, gcTime: 0 });
      const others = newIn(now, shown).filter(({ ownerId }) => ownerId !== reader?.id);
      return { count: others.length, replies: others.filter(({ replyToId }) => replyToId !== null).length, now };
    },
  });

  function show() {
    if (!news) return;
    setFirst(newIn(news.now, client.getQueryData<Pages>(query.queryKey))[0]?.id);
    client.setQueryData<Pages>(query.queryKey, news.now);
    forget();
  }

  useEffect(() => {
    const comment = first && document.getElementById(places.comment(first));
    if (!comment) return;
    comment.focus();
    setFirst(undefined);
  });

  return { count: news?.count ?? 0, replies: news?.replies ?? 0, show, forget };
}

function newIn(now: Pages, shown: Pages | undefined): Comment[] {
  if (!shown) return [];
  const known = new Set(commentsIn(shown).map(({ id }) => id));
  return commentsIn(now).filter(({ id }) => !known.has(id));
}

const commentsIn = ({ pages }: Pages) => pages.flatMap(({ results }) => results);
