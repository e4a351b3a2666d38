import { useEffect, useRef } from "react";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/places.ts";

export const headingId = "comments";

/**
 * Where the keyboard goes on when the comment that it was on is gone: at the next one, or else at the heading. What is
 * returned is told which one will go.
 */
export function useFocusBesideDeleted(comments: Comment[] | undefined): (id: number) => void {
  const going = useRef<{ id: number; next?: number }>(null);

  useEffect(() => {
    const gone = going.current;
    if (!gone || comments?.some(({ id }) => id === gone.id)) return;
    going.current = null;
    const next = gone.next && document.getElementById(places.comment(gone.next));
    (next || document.getElementById(headingId))?.focus();
  }, [comments]);

  return (id) => {
    const place = comments?.findIndex((comment) => comment.id === id) ?? -1;
    going.current = { id, next: comments?.[place + 1]?.id };
  };
}
