import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as messages from "#messages/notifications.ts";
import type { List } from "../../contract/interface/lists.ts";
import {
  type Entry,
  listNotifications,
  markNotification,
  markNotifications,
} from "../../contract/notifications/entries.ts";
import { accountQuery } from "../api/account-queries.ts";
import { call } from "../api/api.ts";
import { isSessionProblem } from "../ui/forms/form-problem.ts";
import { notify } from "../ui/toasts/notify.ts";

const keys = {
  lists: ["notifications", "list"] as const,
};

export type Asked = { page?: number; limit?: number; unread?: "true" };

export const notificationsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...keys.lists, asked],
    queryFn: ({ signal }) => call(listNotifications, asked, signal),
  });

/** How many are unread, and whether mail reaches one. Asked once: from then on the stream says the number. */
export const standingQuery = queryOptions({
  queryKey: ["notifications", "standing"] as const,
  queryFn: async ({ client }) => {
    const { unread, mailRefused } = await client.fetchQuery(accountQuery);
    return { unread, mailRefused };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const showUnread = (client: QueryClient, unread: number) =>
  client.setQueryData(standingQuery.queryKey, (known) => ({ mailRefused: null, ...known, unread }));

/** What is open shows what is new; a list of unread ones keeps those that are read meanwhile until it is opened again. */
export function showNews(client: QueryClient, { isNew }: { isNew: boolean }) {
  void client.invalidateQueries({
    queryKey: keys.lists,
    predicate: ({ queryKey: [, , asked] }) => isNew || (asked as Asked).unread === undefined,
  });
}

/** Changes entries in all lists where they stand. */
function changeEntries(client: QueryClient, change: (entry: Entry) => Entry) {
  client.setQueriesData<List<Entry>>({ queryKey: keys.lists }, (list) => {
    return list && { ...list, results: list.results.map(change) };
  });
}

/** Marks one as read or unread, at once; what fails goes back. */
export function useMarking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mark: { id: number; read: boolean }) => call(markNotification, mark),
    onMutate: ({ id, read }) =>
      changeEntries(client, (entry) => (entry.id === id ? { ...entry, unread: !read } : entry)),
    onSuccess: () => notify.answered(about),
    onError: (error) => fail(client, error),
  });
}

/** Marks all as read that there were when these were loaded. */
export function useMarkingAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readUntil: string) => call(markNotifications, { readUntil }),
    onMutate: () => changeEntries(client, (entry) => ({ ...entry, unread: false })),
    onSuccess: ({ unread }) => {
      showUnread(client, unread);
      notify.answered(about);
    },
    onError: (error) => fail(client, error),
  });
}

const about = "notifications";

function fail(client: QueryClient, error: unknown) {
  void client.invalidateQueries({ queryKey: keys.lists });
  if (!isSessionProblem(error)) notify.error(messages.notMarked, about);
}
