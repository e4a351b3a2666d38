import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/places.ts";
import { headingId } from "./comment-focus.ts";

type Options = {
  comments: readonly Comment[] | undefined;
  hasMore: boolean;
  isLoading: boolean;
  loadMore: () => void;
};

/** Leads to the comment that the address names, `#comment-99`, loading as far as it takes. */
export function useNamedComment({ comments, hasMore, isLoading, loadMore }: Options) {
  const { hash, key } = useLocation();
  const id = Number(/^#comment-(\d+)$/.exec(hash)?.[1]);
  const isSought = id > 0 && comments !== undefined;
  const isThere = isSought && comments.some((comment) => comment.id === id);
  const isGone = isSought && !isThere && !hasMore;

  const isFurther = isSought && !isThere && hasMore && !isLoading;
  useEffect(() => {
    if (isFurther) loadMore();
  }, [isFurther, loadMore]);

  const led = useRef("");
  useEffect(() => {
    if (!(isThere || isGone) || led.current === key) return;
    led.current = key;
    // After the page's heading, to which a change of page leads.
    requestAnimationFrame(() => {
      const place = document.getElementById(isThere ? places.comment(id) : headingId);
      place?.scrollIntoView({ block: isThere ? "center" : "start" });
      place?.focus({ preventScroll: true });
    });
  }, [isThere, isGone, id, key]);

  return { markedId: isThere ? id : undefined, isGone };
}
