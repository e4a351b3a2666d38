import { useEffect, useRef } from "react";
import { onLive } from "./live.ts";

/** Whenever somebody wrote or answered, or may have while nothing was heard. */
export function useConversationNews(ask: () => void) {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(
    () =>
      onLive((frame) => {
        const isHere = frame.event === "happened" ? frame.data.parent === "conversations" : frame.event !== "unread";
        if (isHere) latest.current();
      }),
    [],
  );
}
