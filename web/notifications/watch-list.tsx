import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { loading } from "#messages/lists.ts";
import * as messages from "#messages/notification-settings.ts";
import { paths } from "../../contract/pages.ts";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { itemBeside } from "../ui/lists/list-focus.ts";
import { useShowMore } from "../ui/lists/list-more.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { useWatching, watchesQuery } from "./watch-queries.ts";

const about = "watches";

/** The records that the reader watches. */
export function WatchList() {
  const {
    data: watches,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery(watchesQuery);
  const watching = useWatching();
  const list = useRef<HTMLUListElement>(null);
  const showMore = useShowMore({
    count: watches?.length ?? 0,
    fetchNextPage,
    partAt: (place) => list.current?.children[place]?.querySelector("a"),
  });

  async function stop(record: { parent: PostPath; id: number }, button: Element) {
    const beside = itemBeside(button)?.querySelector<HTMLElement>("a");
    try {
      await watching.mutateAsync({ ...record, isOn: false });
      notify.success(messages.stopped, about);
      (beside ?? document.querySelector("main"))?.focus();
    } catch (error) {
      notify.failure(error, about, messages.notSaved);
    }
  }

  return (
    <SettingsSection about={messages.aboutWatches} title={messages.watches}>
      {!watches && error && <Failure error={error} retry={() => void refetch()} title={messages.watchesFailed} />}
      {!watches && !error && (
        <Loading>
          <div className="bone h-11 w-2/3" />
        </Loading>
      )}
      {watches?.length === 0 && <p className="quiet">{messages.noWatches}</p>}
      {watches && watches.length > 0 && (
        <ul className="-my-3 divide-y divide-base-300" ref={list}>
          {watches.map(({ parent, id, title }) => (
            <li className="flex items-center gap-4 py-2" key={`${parent} ${id}`}>
              <p className="min-w-0 flex-1">
                <Link className="thumb text-link" dir="auto" prefetch="intent" to={paths[kindAt(parent)](id)}>
                  {title}
                </Link>
              </p>
              <button
                aria-label={messages.stopThis(title)}
                className="btn btn-ghost btn-sm"
                onClick={({ currentTarget }) => void stop({ parent, id }, currentTarget)}
                type="button"
              >
                {messages.stop}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <button
          className="btn btn-quiet mt-6"
          disabled={isFetchingNextPage}
          onClick={() => void showMore()}
          type="button"
        >
          {isFetchingNextPage ? loading : messages.moreWatches}
        </button>
      )}
    </SettingsSection>
  );
}
