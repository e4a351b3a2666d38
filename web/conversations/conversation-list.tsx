import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import * as messages from "#messages/conversations.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { pages, paths } from "../../contract/pages.ts";
import { useListLocation } from "../ui/lists/list-location.ts";
import { Pager } from "../ui/lists/pager.tsx";
import { EmptyState } from "../ui/shell/empty-state.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { conversationsQuery, requestsQuery } from "./conversation-queries.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { RequestItem } from "./request-item.tsx";

const isFromSomeone = (request: Conversation): request is Conversation & { User: object } => request.User !== null;

/** The open requests and the conversations. `openId` is the one shown beside the list. */
export function ConversationList({ openId }: { openId?: number }) {
  const { page, pageAddress } = useListLocation();
  const requests = useQuery(requestsQuery);
  const query = useQuery({ ...conversationsQuery(page), placeholderData: keepPreviousData });
  const navigate = useNavigate();
  const asking = requests.data?.results.filter(isFromSomeone) ?? [];
  const list = query.data;
  const talks = list?.results.filter(({ state }) => state !== "received") ?? [];

  if (!list && query.error) {
    return <Failure error={query.error} retry={() => void query.refetch()} title={messages.failed} />;
  }
  if (!list || requests.isPending) return <Waiting />;
  if (list.total === 0 && asking.length === 0) {
    return (
      <EmptyState>
        <p>{messages.none}</p>
        <Link className="btn btn-quiet" prefetch="intent" to={pages.users}>
          {messages.seeWhoIsHere}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      {asking.length > 0 && (
        <section aria-labelledby="requests">
          <h2 className="mb-3 font-semibold text-lg" id="requests">
            {messages.requests}
          </h2>
          <ul className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-3">
            {asking.map((request) => (
              <li key={request.id}>
                <RequestItem
                  onAnswered={(isAccepted) =>
                    isAccepted ? navigate(paths.conversation(request.id)) : document.getElementById("main")?.focus()
                  }
                  request={request}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {talks.length > 0 && (
        <section aria-labelledby="conversations">
          <h2 className="mb-3 font-semibold text-lg" id="conversations">
            {messages.conversations}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {talks.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} isOpen={conversation.id === openId} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.totalPages > 1 && (
        <Pager
          address={pageAddress}
          hasNext={list.hasNextPage}
          hasPrevious={list.hasPreviousPage}
          label={messages.pages}
          page={page}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-2">
        {["a", "b", "c", "d"].map((row) => (
          <div className="sheet flex h-18 items-center gap-3 px-4" key={row}>
            <div className="bone size-10 rounded-full" />
            <div className="bone h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
