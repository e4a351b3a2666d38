import { useEffect, useRef } from "react";
import type { Frame } from "../../contract/notifications/live.ts";
import { onLive } from "./live.ts";

/** Whenever somebody wrote or answered, one read elsewhere what they wrote, or either may be while nothing was heard. */
export function useConversationNews(ask: () => void) {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => onLive((frame) => isOfConversations(frame) && latest.current()), []);
}

function isOfConversations(frame: Frame): boolean {
  if (frame.event === "happened") return frame.data.parent === "conversations";
  return frame.event !== "unread" || frame.data.entry === null;
}
