import * as messages from "#messages/comments.ts";
import { useIsOnline } from "../ui/shell/online.ts";

/** In a comment's form: whether its text waits for the network. Always rendered, so that the change is announced. */
export function CommentUnsentNote({ isUnsent }: { isUnsent: boolean }) {
  const isOnline = useIsOnline();
  return (
    <p className="text-sm not-empty:mt-2" role="status">
      {isUnsent && (isOnline ? messages.sendNow : messages.notSentYet)}
    </p>
  );
}
