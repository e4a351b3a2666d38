import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLive } from "../live/live.ts";
import { conversationKeys } from "./conversation-queries.ts";

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

/** What is on its way comes first: earlier messages that were asked for would be dropped. */
async function showWhatIsNew(client: QueryClient) {
  const { all: queryKey } = conversationKeys;
  const coming = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  await Promise.allSettled(coming.map((query) => query.promise));
  await client.invalidateQueries({ queryKey });
}
