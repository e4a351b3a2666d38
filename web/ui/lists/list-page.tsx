import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { clearAll } from "#messages/filters.ts";
import * as messages from "#messages/lists.ts";
import type { List } from "../../../contract/interface/lists.ts";
import { chipsOf } from "../filters/filter-chips.ts";
import { Filtered, type ListPanel } from "../filters/filtered.tsx";
import { useFrozenWhilePressing } from "../search/pressing.ts";
import { SearchBox } from "../search/search-box.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { Sentence } from "../shell/sentence.tsx";
import { DarkHouse } from "../states/dark-house.tsx";
import { Failed } from "../states/failed.tsx";
import { Loading, tallAsWindow } from "../states/loading.tsx";
import { useFocusInList } from "./focus-in-list.ts";
import { listItem } from "./list-item.ts";
import { Pager } from "./pager.tsx";
import type { useListLocation } from "./use-list-location.ts";

/** The messages of a list. */
export type ListWords = {
  title: string;
  /** The pager's label. */
  pages: string;
  failed: string;
  /** For a page beyond the last one. */
  emptyPage: string;
  /** If the filters match nothing. */
  nothingMatches?: string;
} & (SearchWords | Partial<Record<keyof SearchWords, never>>);
/** Without these the list has no search box. */
type SearchWords = { search: string; nothingFound: <Part>(search: Part) => (string | Part)[] };

type Props<Item> = {
  words: ListWords;
  /** The layout of the cards; the default is a sheet for each. */
  cards?: Shape;
  /** The shape of the picture on a card, for the skeleton. */
  picture?: keyof typeof pictureShapes;
  /** Above the heading: a link back. */
  back?: ReactNode;
  /** Beside the heading: the button to add an item. */
  action?: ReactNode;
  location: ReturnType<typeof useListLocation>;
  query: UseQueryResult<List<Item>>;
  /** Whether other data that the cards need are still loading. */
  isWaiting?: boolean;
  /** Prefetches another page on hover or focus of its link. */
  prefetch?: (page: number) => unknown;
  /** Shown if there are no items at all. */
  whenEmpty: ReactNode;
  card: (item: Item) => ReactNode;
  /** Between heading and list. */
  intro?: ReactNode;
  /** Below the search box: select lists. */
  filters?: ReactNode;
  /** Directly above the cards, without moving them: the button for new items. */
  news?: ReactNode;
  /** The filter panel. */
  panel?: ListPanel;
};

/** A paginated, searchable list of cards with its loading, error and empty states. */
export function ListPage<Item extends { id: number }>(props: Props<Item>) {
  const {
    words,
    cards: shape = "sheets",
    picture,
    back,
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
  const list = useFrozenWhilePressing(isWaiting ? undefined : query.data);
  const focusIn = useFocusInList(String(list?.results.map(({ id }) => id)));
  const isComing = query.isFetching || (isWaiting && !query.isError);

  const box = words.search && <SearchBox label={words.search} onSearch={setSearch} search={search} />;
  const cards = (
    <>
      {news}
      <div aria-busy={query.isPlaceholderData} className={`mt-5 ${query.isPlaceholderData ? "appear-dimmed" : ""}`}>
        {!list && isComing && <ListSkeleton picture={picture} shape={shape} />}
        {!list && !isComing && <Failed error={query.error} retry={() => void query.refetch()} title={words.failed} />}
        {list && list.results.length > 0 && (
          <ul className={shapes[shape].list} ref={focusIn}>
            {list.results.map((item) => (
              <li className={shapes[shape].item} id={listItem(item.id)} key={item.id}>
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
    <div className={`page-width py-6 md:py-8 ${tallAsWindow}`}>
      <PageTitle>{page > 1 ? messages.titleOfPage(words.title, page) : words.title}</PageTitle>
      {back}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="page-heading max-sm:text-2xl">{words.title}</h1>
        {action}
      </div>
      {intro}
      {panel ? (
        <Filtered box={box} panel={panel} tools={filters} total={list?.total}>
          {cards}
        </Filtered>
      ) : (
        <>
          <div className="list-tools mt-4">
            {box}
            {filters}
          </div>
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

const pictureShapes = { face: "size-10 rounded-full", square: "size-10 rounded-xl" };

/** Rows of one sheet, tiles in a grid, or sheets below each other. */
const shapes = {
  rows: { list: "rows sheet", item: undefined, bone: "h-24 sm:h-16" },
  tiles: { list: "tiles", item: "sheet", bone: "h-20" },
  sheets: { list: "grid gap-3", item: undefined, bone: "sheet h-20" },
};
type Shape = keyof typeof shapes;

type SkeletonProps = { picture?: keyof typeof pictureShapes; shape: Shape };

function ListSkeleton({ picture, shape }: SkeletonProps) {
  return (
    <Loading>
      <div className={shapes[shape].list}>
        {[..."abcdefghij"].map((card) => (
          <div className={`flex items-center gap-4 px-4 ${shapes[shape].item ?? ""} ${shapes[shape].bone}`} key={card}>
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
