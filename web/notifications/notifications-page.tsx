import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { clock } from "#messages/formats.ts";
import * as messages from "#messages/notifications.ts";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useKeptFocus } from "../ui/forms/focus-keeper.ts";
import { listFilter, listLocation, useListFilter, useListLocation } from "../ui/lists/list-location.ts";
import { Pager } from "../ui/lists/pager.tsx";
import { dayName, isToday } from "../ui/shell/day-name.ts";
import { EmptyState } from "../ui/shell/empty-state.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading, viewportHeight } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { ViewLinks } from "../ui/shell/view-links.tsx";
import { EntryRow, MarkButton } from "./entry-row.tsx";
import { MailRefused } from "./mail-refused.tsx";
import { notificationsQuery, useMarking, useMarkingAll } from "./notification-queries.ts";

const choices = ["true"] as const;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const { page } = listLocation(parameters);
  return prepare(() =>
    queryClient.prefetchQuery(notificationsQuery({ page, unread: listFilter(parameters, "unread", choices) })),
  );
}

export default function NotificationsPage() {
  const { page, pageAddress } = useListLocation();
  const [unread] = useListFilter("unread", choices);
  const query = useQuery({ ...notificationsQuery({ page, unread }), placeholderData: keepPreviousData });
  const { data: list, error, isFetching, refetch } = query;
  const marking = useMarking();
  const markingAll = useMarkingAll();
  const markAll = useKeptFocus(markingAll.isPending);
  const newest = list?.results[0]?.at;

  return (
    <div className={`column-width pt-8 pb-10 md:pb-14 ${viewportHeight}`}>
      <PageTitle>{messages.title}</PageTitle>
      <h1 className="page-heading">{messages.title}</h1>
      <MailRefused />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Shown unread={unread} />
        {page === 1 && newest && (
          <button
            className="btn btn-quiet btn-sm"
            disabled={markingAll.isPending}
            onClick={() => markingAll.mutate(newest)}
            ref={markAll}
            type="button"
          >
            {messages.markAllRead}
          </button>
        )}
      </div>
      {!list && isFetching && <Waiting />}
      {!list && !isFetching && (
        <div className="mt-8">
          <Failure error={error} retry={() => void refetch()} title={messages.failed} />
        </div>
      )}
      {list && list.results.length > 0 && <EntryDays entries={list.results} marking={marking} />}
      {list?.results.length === 0 && (
        <div className="mt-8">
          {list.total > 0 ? (
            <p className="quiet">{messages.emptyPage}</p>
          ) : (
            <EmptyState>
              <p>{unread ? messages.nothingUnread : messages.none}</p>
            </EmptyState>
          )}
        </div>
      )}
      {list && (list.totalPages > 1 || page > 1) && (
        <Pager
          address={pageAddress}
          hasNext={list.hasNextPage}
          hasPrevious={list.hasPreviousPage}
          label={messages.pages}
          page={page}
          prefetch={(next) => queryClient.prefetchQuery(notificationsQuery({ page: next, unread }))}
        />
      )}
    </div>
  );
}

function Shown({ unread }: { unread: "true" | undefined }) {
  const links = [
    { to: pages.notifications, label: messages.all, isCurrent: !unread },
    { to: "?unread=true", label: messages.unread, isCurrent: Boolean(unread) },
  ];
  return <ViewLinks label={messages.shown} links={links} />;
}

function Waiting() {
  return (
    <Loading>
      <div className="mt-8 grid gap-3">
        {["a", "b", "c", "d", "e", "f"].map((row) => (
          <div className="flex h-16 items-center gap-4 px-3" key={row}>
            <div className="bone size-8 rounded-full" />
            <div className="flex-1 space-y-2">
              <div className="bone h-4 w-2/3" />
              <div className="bone h-3 w-1/4" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

type EntryDaysProps = { entries: Entry[]; marking: ReturnType<typeof useMarking> };

/** Entries grouped by day, in the reader's time zone. */
function EntryDays({ entries, marking }: EntryDaysProps) {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString());
  return [...days].map(([date, ofDay]) => (
    <section className="mt-8" key={date}>
      <h2 className="font-semibold text-lg">{dayName(new Date(date))}</h2>
      <ul className="-mx-3 mt-2">
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <EntryRow
              entry={entry}
              marking={marking}
              when={isToday(new Date(date)) ? undefined : clock(new Date(entry.at))}
            >
              <MarkButton entry={entry} marking={marking} />
            </EntryRow>
          </li>
        ))}
      </ul>
    </section>
  ));
}
