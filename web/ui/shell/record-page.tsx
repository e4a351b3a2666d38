import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import * as messages from "#messages/lists.ts";
import { isMissing, messageOf } from "../../api/api.ts";
import { keepPage } from "../lists/search-history.ts";
import { Loading, viewportHeight } from "./loading.tsx";
import { NotFound } from "./not-found.tsx";
import { PageTitle } from "./page-title.tsx";

type Props<Shown> = {
  failed: string;
  query: UseQueryResult<Shown>;
  title: (record: Shown) => string;
  back: ReactNode;
  /** The address of the list that the record is in. */
  list?: string;
  /** In the margin of wide screens. */
  beside?: ReactNode;
  className: "page-width" | "column-width";
  /** Whether other data are loading that would move the rest of the page if they came later. */
  isWaiting?: boolean;
  children: (record: Shown) => ReactNode;
};

/** The page of one record with its loading, error and not-found states. */
export function RecordPage<Shown extends { id: number }>(props: Props<Shown>) {
  const { failed, query, title, back, list, beside, className, isWaiting = false, children } = props;
  const { data, error, refetch } = query;
  const record = isWaiting ? undefined : data;
  useKeptPage(record && title(record));

  if (isMissing(error)) return <NotFound list={list} />;
  return (
    <div className={`${className} ${viewportHeight} relative py-8`}>
      {beside}
      <PageTitle>{record && title(record)}</PageTitle>
      {back}
      {!record && !error && <RecordSkeleton isWide={className === "page-width"} />}
      {!record && error && (
        <div className="mt-2" role="alert">
          <h1 className="page-heading">{failed}</h1>
          <p className="mt-4 text-balance">{messageOf(error)}</p>
          <button className="btn btn-quiet mt-6" onClick={() => void refetch()} type="button">
            {messages.tryAgain}
          </button>
        </div>
      )}
      {record && <Fragment key={record.id}>{children(record)}</Fragment>}
    </div>
  );
}

/** The search offers the records that were opened lately. */
function useKeptPage(label: string | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (label) keepPage({ label, href: pathname });
  }, [label, pathname]);
}

/** `isWide`: the record has a column beside it on wide screens. */
function RecordSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <Loading className={viewportHeight}>
      <div className={`mt-2 ${isWide ? "grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem]" : ""}`}>
        <div className="grid content-start gap-4">
          <div className="flex items-center gap-4">
            <div className="bone size-14" />
            <div className="flex-1 space-y-3">
              <div className="bone h-8 w-2/3 max-w-md" />
              <div className="bone h-4 w-1/2 max-w-sm" />
            </div>
          </div>
          <div className="bone my-4 h-11 w-36" />
          {["w-full", "w-11/12", "w-full", "w-2/3"].map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <div className={`bone h-4 ${width}`} key={line} />
          ))}
        </div>
        {isWide && <div className="sheet mt-24 hidden h-96 lg:block" />}
      </div>
    </Loading>
  );
}
