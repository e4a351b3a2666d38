import { useEffect, useRef } from "react";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/pages.ts";

export const headingId = "comments";

/**
 * Moves the focus after the focused comment was deleted: to its placeholder if it has replies, else to the next comment, else
 * to the heading. Call the returned function with the id before deleting.
 */
export function useFocusBesideDeleted(comments: Comment[] | undefined): (id: number) => void {
  const going = useRef<{ id: number; next?: number }>(null);

  useEffect(() => {
    const gone = going.current;
    const left = gone && comments?.find(({ id }) => id === gone.id);
    if (!gone || left?.deleted === false) return;
    going.current = null;
    // A deleted comment with replies keeps its place.
    const nextId = left ? left.id : gone.next;
    const next = nextId && document.getElementById(places.comment(nextId));
    (next || document.getElementById(headingId))?.focus();
  }, [comments]);

  return (id) => {
    const place = comments?.findIndex((comment) => comment.id === id) ?? -1;
    going.current = { id, next: comments?.[place + 1]?.id };
  };
}
