import { useEffect, useRef } from "react";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/places.ts";

export const headingId = "comments";

/**
 * Where the keyboard goes on when the comment that it was on is gone: at what is left of it, at the next one, or else at the heading. What is
 * returned is told which one will go.
 */
export function useFocusBesideDeleted(comments: Comment[] | undefined): (id: number) => void {
  const going = useRef<{ id: number; next?: number }>(null);

  useEffect(() => {
    const gone = going.current;
    const left = gone && comments?.find(({ id }) => id === gone.id);
    if (!gone || left?.deleted === false) return;
    going.current = null;
    // Where there are replies to it, its place stays.
    const nextId = left ? left.id : gone.next;
    const next = nextId && document.getElementById(places.comment(nextId));
    (next || document.getElementById(headingId))?.focus();
  }, [comments]);

  return (id) => {
    const place = comments?.findIndex((comment) => comment.id === id) ?? -1;
    going.current = { id, next: comments?.[place + 1]?.id };
  };
}
