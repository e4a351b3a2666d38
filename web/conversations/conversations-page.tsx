import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/conversations.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { listLocation } from "../ui/lists/list-location.ts";
import { viewportHeight } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { useLiveConversations } from "./conversation-news.ts";
import { conversationsQuery, requestsQuery } from "./conversation-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { page } = listLocation(new URL(request.url).searchParams);
  return prepare(
    () => queryClient.prefetchQuery(requestsQuery),
    () => queryClient.prefetchQuery(conversationsQuery(page)),
  );
}

export default function ConversationsPage() {
  useLiveConversations();
  return (
    <div className={`column-width pt-8 pb-10 md:pb-14 ${viewportHeight}`}>
      <PageTitle>{messages.title}</PageTitle>
      <h1 className="page-heading mb-6">{messages.title}</h1>
      <ConversationList />
    </div>
  );
}
