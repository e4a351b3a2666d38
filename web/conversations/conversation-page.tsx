import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/conversations.ts";
import { pages } from "../../contract/pages.ts";
import { isMissing } from "../api/api.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { BackLink } from "../ui/shell/back-link.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { NotFound } from "../ui/shell/not-found.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { ConversationHeader } from "./conversation-header.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { nameOf } from "./conversation-name.ts";
import { useLiveConversations } from "./conversation-news.ts";
import { conversationQuery, conversationsQuery, messagesQuery, requestsQuery } from "./conversation-queries.ts";
import { ConversationReply } from "./conversation-reply.tsx";
import { MessageList } from "./message-list.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    () => queryClient.prefetchQuery(conversationQuery(id)),
    () => queryClient.prefetchInfiniteQuery(messagesQuery(id)),
    () => queryClient.prefetchQuery(conversationsQuery(1)),
    () => queryClient.prefetchQuery(requestsQuery),
  );
}

/** One conversation; on wide screens beside the list, on a phone alone. */
export default function ConversationPage() {
  const id = useRecordId();
  const { data: conversation, error, refetch } = useQuery(conversationQuery(id));
  const thread = useInfiniteQuery(messagesQuery(id));
  useLiveConversations();

  if (isMissing(error) && !conversation) return <NotFound />;
  return (
    <div className={`page-width conversation-page ${viewportHeight}`}>
      <PageTitle>{conversation && messages.conversationWith(nameOf(conversation.User))}</PageTitle>
      <aside aria-label={messages.title} className="max-lg:hidden">
        <ConversationList openId={id} />
      </aside>
      <div className="conversation">
        <div className="lg:hidden">
          <BackLink fallback={pages.conversations} />
        </div>
        {!conversation && error && (
          <>
            <h1 className="page-heading mb-6">{messages.title}</h1>
            <Failure error={error} retry={() => void refetch()} title={messages.conversationFailed} />
          </>
        )}
        {!conversation && !error && <Loading />}
        {conversation && (
          <>
            <ConversationHeader conversation={conversation} />
            <MessageList conversation={conversation} key={id} />
            {/* Rendered after the messages above have loaded, which would push it down. */}
            {!thread.isPending && <ConversationReply conversation={conversation} key={`${id} ${conversation.state}`} />}
          </>
        )}
      </div>
    </div>
  );
}
