import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import * as messages from "#messages/comments.ts";
import { loading } from "#messages/lists.ts";
import { useShowMore } from "../ui/lists/list-more.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { VersionItem } from "./version-item.tsx";
import type { VersionSource } from "./version-source.ts";

type Props = { source: VersionSource; close: () => void };

/** All versions of a text, newest first, each with its changes. */
export function VersionDialog({ source, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["versions", source.key],
    queryFn: ({ pageParam, signal }) => source.load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (list) => (list.hasNextPage ? list.currentPage + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    staleTime: 0,
  });
  // The oldest loaded version is left out until the one before it has been loaded, to compare with.
  const shown = hasNextPage
    ? data?.slice(
        0,
        data.findLastIndex(({ removed }) => !removed),
      )
    : data;
  const list = useRef<HTMLOListElement>(null);
  const showMore = useShowMore({
    count: shown?.length ?? 0,
    fetchNextPage,
    partAt: (place) => list.current?.children[place],
  });

  // In a portal, because the button stands inside a paragraph.
  return createPortal(
    <dialog
      aria-labelledby={id}
      className="dialog dialog-wide"
      closedby="any"
      // `close` events of the confirm dialog inside bubble up to here.
      onClose={({ target }) => target === dialog.current && close()}
      ref={dialog}
    >
      <h2 className="font-semibold text-xl" id={id}>
        {messages.versionsTitle}
      </h2>
      {!data && error && <Failure error={error} retry={() => void refetch()} title={messages.versionsFailed} />}
      {!data && !error && (
        <Loading>
          <div className="bone mt-4 h-24" />
        </Loading>
      )}
      <ol className="mt-4 grid gap-6" ref={list}>
        {shown?.map((version, place) => (
          <VersionItem
            before={data?.slice(place + 1).find(({ removed }) => !removed)}
            isNewest={place === 0}
            key={version.number}
            onRemoved={() => void refetch()}
            source={source}
            version={version}
          />
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap justify-between gap-2">
        {hasNextPage && (
          <button className="btn btn-quiet" disabled={isFetchingNextPage} onClick={() => void showMore()} type="button">
            {isFetchingNextPage ? loading : messages.versionsShowMore}
          </button>
        )}
        <button className="btn btn-ghost ml-auto" onClick={() => dialog.current?.close()} type="button">
          {messages.versionsClose}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
