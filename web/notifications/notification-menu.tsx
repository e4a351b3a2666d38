import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as messages from "#messages/notifications.ts";
import { pages } from "../../contract/pages.ts";
import { queryClient } from "../api/query-client.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { EntryRow } from "./entry-row.tsx";
import { notificationsQuery, useMarking, useMarkingAll } from "./notification-queries.ts";

/** The content of the bell's panel: the last ten entries. */
export const NotificationMenu = () => (
  <QueryClientProvider client={queryClient}>
    <Latest />
  </QueryClientProvider>
);

function Latest() {
  const { data: list, error, refetch } = useQuery({ ...notificationsQuery({ limit: 10 }), staleTime: 0 });
  const marking = useMarking();
  const markingAll = useMarkingAll();
  const newest = list?.results[0]?.at;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-3">
        <h2 className="whitespace-nowrap font-semibold text-lg">{messages.title}</h2>
        {newest && (
          <button className="btn btn-ghost btn-sm" onClick={() => markingAll.mutate(newest)} type="button">
            {messages.markAllRead}
          </button>
        )}
      </div>
      {!list && !error && <Waiting />}
      {!list && error && <Failure error={error} retry={() => void refetch()} title={messages.failed} />}
      {list?.results.length === 0 && <p className="quiet px-3 py-4">{messages.none}</p>}
      {list && list.results.length > 0 && (
        <ul className="bell-entries">
          {list.results.map((entry) => (
            <li key={entry.id}>
              <EntryRow entry={entry} marking={marking} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-between gap-3 border-base-300 border-t pt-1.5">
        <Link className="menu-item" prefetch="intent" to={pages.notifications}>
          {messages.seeAll}
        </Link>
        <Link className="menu-item" prefetch="intent" to={pages.notificationSettings}>
          {messages.settings}
        </Link>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-3 p-3">
        <div className="bone h-5 w-3/4" />
        <div className="bone h-5 w-2/3" />
        <div className="bone h-5 w-3/4" />
      </div>
    </Loading>
  );
}
