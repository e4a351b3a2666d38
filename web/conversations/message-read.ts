import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readMessages } from "../../contract/conversations.ts";
import { call } from "../api/api.ts";
import { onLive } from "../live/live.ts";
import { conversationKeys } from "./conversation-queries.ts";

/**
 * Marks messages up to `upTo` as read while the page is visible, and again if the inbox gets an entry about a message that
 * was read already.
 */
export function useMarkingMessagesRead(id: number, upTo: number | undefined) {
  const client = useQueryClient();
  const said = useRef(0);

  useEffect(() => {
    if (upTo === undefined) return;
    const say = () => {
      if (document.visibilityState !== "visible" || said.current >= upTo) return;
      said.current = upTo;
      call(readMessages, { id, upTo }).then(
        () => client.invalidateQueries({ queryKey: conversationKeys.lists }),
        () => {
          said.current = 0;
        },
      );
    };
    say();
    document.addEventListener("visibilitychange", say);
    const stop = onLive((frame) => {
      const entry = frame.event === "unread" ? frame.data.entry : null;
      if (entry?.parent !== "conversations" || entry.recordId !== id) return;
      said.current = 0;
      say();
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", say);
    };
  }, [id, upTo, client]);
}
