import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ConversationMessage } from "../../contract/conversations.ts";

/** In pixels: closer to the bottom than this counts as being at the end. */
const nearEnd = 48;

/**
 * The scroll position in a thread: at the end it follows new messages, elsewhere it stays. `unseen` are the other member's
 * messages since the end was last on screen.
 */
export function usePlaceInThread(messages: ConversationMessage[] | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenUntil, setSeenUntil] = useState<number>();
  const before = useRef<{ first?: number; last?: number; height: number }>({ height: 0 });
  const last = messages?.at(-1);

  const toEnd = useCallback(() => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
  }, []);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const follow = () => setAtEnd(current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd);
    current.addEventListener("scroll", follow);
    return () => current.removeEventListener("scroll", follow);
  });

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !messages) return;
    const { first, last, height } = before.current;
    const now = { first: messages[0]?.id, last: messages.at(-1)?.id, height: current.scrollHeight };
    const isOlder = first !== undefined && now.first !== first && now.last === last;
    const isNewest = now.last !== last && (last === undefined || isAtEnd || messages.at(-1)?.own);
    if (isOlder) current.scrollTop += now.height - height;
    else if (isNewest) toEnd();
    before.current = now;
  }, [messages, isAtEnd, toEnd]);

  useEffect(() => {
    if (last && isAtEnd) setSeenUntil(last.id);
  }, [last, isAtEnd]);
  const unseen = messages?.filter(({ id, own }) => !own && seenUntil !== undefined && id > seenUntil) ?? [];

  return {
    box,
    isAtEnd,
    unseen,
    toEnd: () => {
      toEnd();
      setSeenUntil(last?.id);
      box.current?.focus();
    },
  };
}
