import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  answerRequest,
  deleteConversation,
  getConversation,
  listConversations,
  listMessages,
  sendMessage,
  writeTo,
} from "../../contract/conversations.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { call } from "../api/api.ts";
import { useAttempts } from "../ui/forms/form-attempts.ts";

export const conversationKeys = {
  all: ["conversations"] as const,
  lists: ["conversations", "list"] as const,
  one: (id: number) => ["conversations", "one", id] as const,
  messages: (id: number) => ["conversations", "messages", id] as const,
};

/** The requests that wait for the reader's answer. */
export const requestsQuery = queryOptions({
  queryKey: [...conversationKeys.lists, "received"],
  queryFn: ({ signal }) => call(listConversations, { state: "received", limit: 100 }, signal),
});

export const conversationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...conversationKeys.lists, page],
    queryFn: ({ signal }) => call(listConversations, { page, limit: 20 }, signal),
  });

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: conversationKeys.one(id),
    queryFn: ({ signal }) => call(getConversation, { id }, signal),
  });

/** Newest first. New messages don't shift the pages: all after the first are relative to the newest message loaded. */
export const messagesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: conversationKeys.messages(id),
    queryFn: ({ pageParam, signal }) => call(listMessages, { id, ...pageParam }, signal),
    initialPageParam: {} as { page?: number; upTo?: number },
    getNextPageParam: (last, pages) =>
      last.hasNextPage ? { page: last.currentPage + 1, upTo: pages[0]?.results[0]?.id } : undefined,
    select: ({ pages }) => pages.flatMap(({ results }) => results).reverse(),
  });

/** Profiles, conversations and a job's insiders depend on whom the reader wrote to, so everything is invalidated. */
export function useWriteTo() {
  const client = useQueryClient();
  const attempt = useAttempts();
  return useMutation({
    mutationFn: (request: InputOf<typeof writeTo>) =>
      attempt((key) => call(writeTo, request, undefined, { key }), JSON.stringify(request)),
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Waits for a fetch under way before it refetches, because a refetch would cancel the loading of earlier messages. */
export async function showWhatIsNew(client: QueryClient): Promise<void> {
  const { all: queryKey } = conversationKeys;
  const onTheirWay = () => client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  for (let coming = onTheirWay(); coming.length > 0; coming = onTheirWay()) {
    await Promise.allSettled(coming.map((query) => query.promise));
  }
  await client.invalidateQueries({ queryKey });
}

export function useConversationChanges(id: number) {
  const client = useQueryClient();
  const attempt = useAttempts();
  const stale = () => client.invalidateQueries();
  const mutationFn = (text: string) => attempt((key) => call(sendMessage, { id, text }, undefined, { key }), text);
  return {
    answer: useMutation({ mutationFn: (accept: boolean) => call(answerRequest, { id, accept }), onSuccess: stale }),
    remove: useMutation({ mutationFn: () => call(deleteConversation, { id }), onSuccess: stale }),
    send: useMutation({ mutationFn, onSuccess: () => showWhatIsNew(client) }),
    /** A message to the requester accepts the request. */
    sayYes: useMutation({ mutationFn, onSuccess: stale }),
  };
}
