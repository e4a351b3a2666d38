import { useQueryClient } from "@tanstack/react-query";
import { useConversationNews } from "../live/conversation-news.ts";
import { showWhatIsNew } from "./conversation-queries.ts";

/** Updates conversations by the live stream. */
export function useLiveConversations() {
  const client = useQueryClient();
  useConversationNews(() => void showWhatIsNew(client));
}
