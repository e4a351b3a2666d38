import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/places.ts";
import { headingId } from "./comment-focus.ts";

type Options = {
  comments: readonly Comment[] | undefined;
  hasMore: boolean;
  isLoading: boolean;
  loadMore: () => void;
  /** Asks again for those that are loaded, and says whether they are those of now. */
  reload: () => Promise<boolean>;
};

/** Leads to the comment that the address names, `#comment-99`, loading as far as it takes. */
export function useNamedComment({ comments, hasMore, isLoading, loadMore, reload }: Options) {
  const { hash, key } = useLocation();
  // What is typed into the address bar has no key of its own.
  const sought = `${key} ${hash}`;
  const id = Number(/^#comment-(\d+)$/.exec(hash)?.[1]);
  const isSought = id > 0 && comments !== undefined;
  const isThere = isSought && comments.some((comment) => comment.id === id);
  const isMissing = isSought && !isThere && !hasMore;

  // It may have been written since the others were loaded.
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
    // After the page's heading, to which a change of page leads.
    requestAnimationFrame(() => {
      const place = document.getElementById(isThere ? places.comment(id) : headingId);
      place?.scrollIntoView({ block: isThere ? "center" : "start" });
      place?.focus({ preventScroll: true });
    });
  }, [isThere, isGone, id, sought]);

  return { markedId: isThere ? id : undefined, isGone };
}
