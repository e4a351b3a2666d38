import { useEffect, useRef } from "react";
import type { Frame } from "../../contract/live.ts";
import { onLive } from "./live.ts";

/**
 * Calls `ask` when someone wrote or answered, when messages were read in another tab or device, and after a reconnect, when
 * events may have been missed.
 */
export function useConversationNews(ask: () => void) {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => onLive((frame) => isOfConversations(frame) && latest.current()), []);
}

function isOfConversations(frame: Frame): boolean {
  if (frame.event === "happened") return frame.data.parent === "conversations";
  return frame.event !== "unread" || frame.data.entry === null;
}
