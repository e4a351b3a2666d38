import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLive } from "../live/live.ts";
import { showWhatIsNew } from "./conversation-queries.ts";

/** What was sent stands here as it is told, without a reload. */
export function useLiveConversations() {
  const client = useQueryClient();
  useEffect(
    () =>
      onLive((frame) => {
        const isHere = frame.event === "happened" ? frame.data.parent === "conversations" : frame.event !== "unread";
        if (isHere) void showWhatIsNew(client);
      }),
    [client],
  );
}
