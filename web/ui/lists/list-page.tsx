import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { clearAll } from "#messages/forms.ts";
import * as messages from "#messages/lists.ts";
import type { List } from "../../../contract/interface/lists.ts";
import { EmptyState } from "../shell/empty-state.tsx";
import { viewportHeight } from "../shell/loading.tsx";
import { MessageSentence } from "../shell/message-sentence.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { chipsOf } from "./filter-chip-values.ts";
import { FilterLayout, type ListPanel } from "./filter-layout.tsx";
import { type CardLook, ListCards } from "./list-cards.tsx";
import type { useListLocation } from "./list-location.ts";
import { useRememberedList } from "./list-memory.ts";
import { Pager } from "./pager.tsx";
import { useFrozenWhilePressing } from "./pointer-press.ts";
import { SearchBox } from "./search-box.tsx";

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

type Props<Item> = CardLook & {
  words: ListWords;
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
  const { words, location, query, isWaiting = false, card, news, panel } = props;
  const { page, search, setSearch, pageAddress } = location;
  useRememberedList();
  const list = useFrozenWhilePressing(isWaiting ? undefined : query.data);

  const box = words.search && <SearchBox label={words.search} onSearch={setSearch} search={search} />;
  const cards = (
    <>
      {news}
      <ListCards
        card={card}
        cards={props.cards}
        failed={words.failed}
        isComing={query.isFetching || (isWaiting && !query.isError)}
        list={list}
        nothing={(total) => <Nothing {...props} total={total} />}
        picture={props.picture}
        query={query}
      />
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
    <div className={`page-width py-6 md:py-8 ${viewportHeight}`}>
      <PageTitle>{page > 1 ? messages.titleOfPage(words.title, page) : words.title}</PageTitle>
      {props.back}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 [&>.btn]:ms-auto">
        <h1 className="page-heading max-sm:text-2xl">{words.title}</h1>
        {props.action}
      </div>
      {props.intro}
      {panel ? (
        <FilterLayout box={box} panel={panel} tools={props.filters} total={list?.total}>
          {cards}
        </FilterLayout>
      ) : (
        <>
          <div className="list-tools mt-4">
            {box}
            {props.filters}
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
      <EmptyState>
        <p>{words.nothingMatches}</p>
        <button className="btn btn-quiet" onClick={panel.chosen.clear} type="button">
          {clearAll}
        </button>
      </EmptyState>
    );
  }
  if (!search || !words.nothingFound) return <EmptyState>{whenEmpty}</EmptyState>;
  return (
    <EmptyState>
      <p>
        <MessageSentence>{words.nothingFound(<bdi>{search}</bdi>)}</MessageSentence>
      </p>
      <button className="btn btn-quiet" onClick={() => setSearch("")} type="button">
        {messages.clearSearch}
      </button>
    </EmptyState>
  );
}
