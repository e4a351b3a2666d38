import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { clearAll } from "#messages/filters.ts";
import * as messages from "#messages/lists.ts";
import type { List } from "../../../contract/interface/lists.ts";
import { chipsOf } from "../filters/filter-chips.ts";
import { Filtered, type ListPanel } from "../filters/filtered.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { Sentence } from "../shell/sentence.tsx";
import { DarkHouse } from "../states/dark-house.tsx";
import { Failed } from "../states/failed.tsx";
import { Loading, tallAsWindow } from "../states/loading.tsx";
import { listItem } from "./list-item.ts";
import { Pager } from "./pager.tsx";
import { SearchBox } from "./search-box.tsx";
import type { useListLocation } from "./use-list-location.ts";

/** What is said of a list, by what it lists. */
export type ListWords = {
  title: string;
  /** The name of its pager. */
  pages: string;
  failed: string;
  /** Of a page behind the last one. */
  emptyPage: string;
  /** Where the panel's filters leave nothing. */
  nothingMatches?: string;
} & (SearchWords | Partial<Record<keyof SearchWords, never>>);
/** Without them there is nothing to search. */
type SearchWords = { search: string; nothingFound: <Part>(search: Part) => (string | Part)[] };

type Props<Item> = {
  words: ListWords;
  /** How its cards lie, where they aren't rows. */
  cards?: "tiles";
  /** What stands before the title of a card. */
  picture?: keyof typeof pictureShapes;
  /** Beside the heading: the way to add one. */
  action?: ReactNode;
  location: ReturnType<typeof useListLocation>;
  query: UseQueryResult<List<Item>>;
  /** For what else its cards show. */
  isWaiting?: boolean;
  /** Loads another page before it is asked for. */
  prefetch?: (page: number) => unknown;
  /** What to do when there is nothing at all yet. */
  whenEmpty: ReactNode;
  card: (item: Item) => ReactNode;
  /** Between the heading and the list. */
  intro?: ReactNode;
  /** Below the search box: what narrows the list, and what goes with that. */
  filters?: ReactNode;
  /** Right above the cards, where it moves none: what came since they were loaded. */
  news?: ReactNode;
  /** Beside it: what narrows it, value by value. */
  panel?: ListPanel;
};

/** A searchable list of cards, page by page, with its three sentences: waiting, failed, empty. */
export function ListPage<Item extends { id: number }>(props: Props<Item>) {
  const {
    words,
    cards: shape = "rows",
    picture,
    action,
    location,
    query,
    isWaiting = false,
    card,
    intro,
    filters,
    news,
    panel,
  } = props;
  const { page, search, setSearch, pageAddress } = location;
  const list = isWaiting ? undefined : query.data;
  const isComing = query.isFetching || (isWaiting && !query.isError);

  const box = (
    <>
      {words.search && <SearchBox label={words.search} onSearch={setSearch} search={search} />}
      {filters && <div className="mt-4 flex flex-wrap items-center gap-3">{filters}</div>}
    </>
  );
  const cards = (
    <>
      {news}
      <div
        aria-busy={query.isPlaceholderData}
        className={`${news ? "mt-14" : "mt-6"} ${query.isPlaceholderData ? "appear-dimmed" : ""}`}
      >
        {!list && isComing && <ListSkeleton picture={picture} shape={shape} />}
        {!list && !isComing && <Failed error={query.error} retry={() => void query.refetch()} title={words.failed} />}
        {list && list.results.length > 0 && (
          <ul className={shapes[shape].list}>
            {list.results.map((item) => (
              <li id={listItem(item.id)} key={item.id}>
                {card(item)}
              </li>
            ))}
          </ul>
        )}
        {list?.results.length === 0 && <Nothing {...props} total={list.total} />}
      </div>
      {list && (list.total > 0 || page > 1) && (
        <Pager
          address={pageAddress}
          hasNext={list.hasNextPage}
          hasPrevious={list.hasPreviousPage}
          label={words.pages}
          page={page}
          prefetch={props.prefetch}
        />
      )}
    </>
  );

  return (
    <div className={`${panel ? "page-width" : "column-width"} py-10 md:py-14 ${tallAsWindow}`}>
      <PageTitle>{page > 1 ? messages.titleOfPage(words.title, page) : words.title}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-heading">{words.title}</h1>
        {action}
      </div>
      {intro}
      {panel ? (
        <Filtered box={box} panel={panel} total={list?.total}>
          {cards}
        </Filtered>
      ) : (
        <>
          {box}
          <p className="sr-only" role="status">
            {list && !query.isPlaceholderData && search && messages.found(list.total)}
          </p>
          {cards}
        </>
      )}
    </div>
  );
}

function Nothing<Item>({ words, location, whenEmpty, total, panel }: Props<Item> & { total: number }) {
  const { search, setSearch } = location;
  if (total > 0) return <p className="quiet">{words.emptyPage}</p>;
  if (panel && words.nothingMatches && chipsOf(panel.filters, panel.chosen).length > 0) {
    return (
      <DarkHouse>
        <p>{words.nothingMatches}</p>
        <button className="btn btn-quiet" onClick={panel.chosen.clear} type="button">
          {clearAll}
        </button>
      </DarkHouse>
    );
  }
  if (!search || !words.nothingFound) return <DarkHouse>{whenEmpty}</DarkHouse>;
  return (
    <DarkHouse>
      <p>
        <Sentence>{words.nothingFound(<bdi>{search}</bdi>)}</Sentence>
      </p>
      <button className="btn btn-quiet" onClick={() => setSearch("")} type="button">
        {messages.clearSearch}
      </button>
    </DarkHouse>
  );
}

const pictureShapes = { face: "size-10 rounded-full", square: "size-11 rounded-xl" };

const shapes = {
  rows: { list: "grid gap-3", bone: "h-20" },
  tiles: { list: "tiles", bone: "h-44" },
};

type SkeletonProps = { picture?: keyof typeof pictureShapes; shape: keyof typeof shapes };

function ListSkeleton({ picture, shape }: SkeletonProps) {
  return (
    <Loading>
      <div className={shapes[shape].list}>
        {["a", "b", "c", "d", "e", "f"].map((card) => (
          <div className={`sheet flex items-center gap-4 px-4 ${shapes[shape].bone}`} key={card}>
            {picture && <div className={`bone ${pictureShapes[picture]}`} />}
            <div className="flex-1 space-y-2">
              <div className="bone h-4 w-2/3" />
              <div className="bone h-3 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
