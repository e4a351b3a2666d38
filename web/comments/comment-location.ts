import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/pages.ts";
import { headingId } from "./comment-focus.ts";

type Options = {
  comments: readonly Comment[] | undefined;
  hasMore: boolean;
  isLoading: boolean;
  loadMore: () => void;
  /** Refetches the loaded comments; resolves to whether that succeeded. */
  reload: () => Promise<boolean>;
};

/** Scrolls to the comment that the address names, `#comment-99`, loading further pages until it is found. */
export function useNamedComment({ comments, hasMore, isLoading, loadMore, reload }: Options) {
  const { hash, key } = useLocation();
  // A hash typed into the address bar creates no new location key.
  const sought = `${key} ${hash}`;
  const id = Number(/^#comment-(\d+)$/.exec(hash)?.[1]);
  const isSought = id > 0 && comments !== undefined;
  const isThere = isSought && comments.some((comment) => comment.id === id);
  const isMissing = isSought && !isThere && !hasMore;

  // The comment may be newer than the loaded list, so that is refetched once.
  const asked = useRef("");
  const [answered, setAnswered] = useState("");
  useEffect(() => {
    if (!isMissing || isLoading || asked.current === sought) return;
    asked.current = sought;
    void reload().then((isOfNow) => isOfNow && setAnswered(sought));
  }, [isMissing, isLoading, sought, reload]);
  const isGone = isMissing && answered === sought;

  const isFurther = isSought && !isThere && hasMore && !isLoading;
  useEffect(() => {
    if (isFurther) loadMore();
  }, [isFurther, loadMore]);

  const led = useRef("");
  useEffect(() => {
    if (!(isThere || isGone) || led.current === sought) return;
    led.current = sought;
    // In the next frame, because `useRouteFocus` focuses the heading of a new page first.
    requestAnimationFrame(() => {
      const place = document.getElementById(isThere ? places.comment(id) : headingId);
      place?.scrollIntoView({ block: isThere ? "center" : "start" });
      place?.focus({ preventScroll: true });
    });
  }, [isThere, isGone, id, sought]);

  return { markedId: isThere ? id : undefined, isGone };
}
