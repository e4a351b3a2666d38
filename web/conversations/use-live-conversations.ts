import { useQueryClient } from "@tanstack/react-query";
import { useConversationNews } from "../live/conversation-news.ts";
import { showWhatIsNew } from "./conversation-queries.ts";

/** What was sent stands here as it is told, without a reload. */
export function useLiveConversations() {
  const client = useQueryClient();
  useConversationNews(() => void showWhatIsNew(client));
}
