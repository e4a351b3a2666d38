import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { List } from "../../../contract/interface/lists.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { Failed } from "../states/failed.tsx";
import { Loading, tallAsWindow } from "../states/loading.tsx";
import { DarkHouse } from "./dark-house.tsx";
import { Pager } from "./pager.tsx";
import { SearchBox } from "./search-box.tsx";
import type { useListLocation } from "./use-list-location.ts";

type Props<Item> = {
  title: string;
  /** What is listed, in the plural, for sentences. */
  noun: string;
  /** What stands before the title of a card. */
  picture?: keyof typeof pictureShapes;
  /** Without it there is nothing to search. */
  searchLabel?: string;
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
  /** Below the search box: what narrows the list. */
  filters?: ReactNode;
};

/** A searchable list of cards, page by page, with its three sentences: waiting, failed, empty. */
export function ListPage<Item extends { id: number }>(props: Props<Item>) {
  const { title, noun, picture, searchLabel, action, location, query, isWaiting = false, card, intro, filters } = props;
  const { page, search, setSearch, pageAddress } = location;
  const list = isWaiting ? undefined : query.data;
  const isComing = query.isFetching || (isWaiting && !query.isError);

  return (
    <div className={`column-width py-10 md:py-14 ${tallAsWindow}`}>
      <PageTitle>{page > 1 ? `${title}, page ${page}` : title}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-heading">{title}</h1>
        {action}
      </div>
      {intro}
      {searchLabel && <SearchBox label={searchLabel} onSearch={setSearch} search={search} />}
      {filters && <div className="mt-4 flex flex-wrap gap-3">{filters}</div>}
      <p className="sr-only" role="status">
        {list && !query.isPlaceholderData && search && `${list.total} found`}
      </p>
      <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? "appear-dimmed mt-6" : "mt-6"}>
        {!list && isComing && <ListSkeleton picture={picture} />}
        {!list && !isComing && <Failed error={query.error} retry={() => void query.refetch()} what={`The ${noun}`} />}
        {list && list.results.length > 0 && (
          <ul className="grid gap-3">
            {list.results.map((item) => (
              <li key={item.id}>{card(item)}</li>
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
          label={`Pages of ${noun}`}
          page={page}
          prefetch={props.prefetch}
        />
      )}
    </div>
  );
}

function Nothing<Item>({ noun, location, whenEmpty, total }: Props<Item> & { total: number }) {
  const { search, setSearch } = location;
  if (total > 0) return <p className="quiet">There are no {noun} on this page. Go back to the previous one.</p>;
  if (!search) return <DarkHouse>{whenEmpty}</DarkHouse>;
  return (
    <DarkHouse>
      <p>
        No {noun} found for “<bdi>{search}</bdi>”. Try fewer or other words.
      </p>
      <button className="btn btn-quiet" onClick={() => setSearch("")} type="button">
        Clear the search
      </button>
    </DarkHouse>
  );
}

const pictureShapes = { face: "size-10 rounded-full", square: "size-11 rounded-xl" };

function ListSkeleton({ picture }: { picture?: keyof typeof pictureShapes }) {
  return (
    <Loading>
      <div className="grid gap-3">
        {["a", "b", "c", "d", "e", "f"].map((card) => (
          <div className="sheet flex h-20 items-center gap-4 px-4" key={card}>
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
