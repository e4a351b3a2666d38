import { type QueryFunction, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { List } from "../../contract/interface/lists.ts";
import { listItem } from "../ui/lists/list-cards.tsx";
import { NewsButton } from "./news-button.tsx";
import { type Happened, useNews } from "./record-news.ts";

type Listed = { id: number };

type Props<Item extends Listed> = {
  parent: Happened["parent"];
  /** The query of the visible list. */
  query: { queryKey: QueryKey; queryFn?: QueryFunction<List<Item>, never> };
  /** Whether this is the first page of a list sorted by newest: only there do new items appear. */
  isOnTop: boolean;
  isOwn: (item: Item) => boolean;
  words: (count: number) => string;
};

/** A button above a list that shows the items added since it was loaded. */
export function ListNews<Item extends Listed>({ parent, query, isOnTop, isOwn, words }: Props<Item>) {
  const client = useQueryClient();
  const shown = () => client.getQueryData<List<Item>>(query.queryKey);
  const newsIn = (now: List<Item>) => newIn(now, shown()).filter((item) => !isOwn(item));
  const [first, setFirst] = useState<number>();
  useFocusOn(first, () => setFirst(undefined));

  const { news, forget } = useNews({
    about: isOnTop ? JSON.stringify(query.queryKey) : null,
    concerns: (happened) => happened.parent === parent && happened.commentId === null,
    ask: async () => {
      const queryKey = [...query.queryKey, "news"];
      // A fetch under way may have started before the latest event.
      await client.cancelQueries({ queryKey });
      const queryFn = query.queryFn as QueryFunction<List<Item>>;
      const now = await client.fetchQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 });
      return { count: newsIn(now).length, now };
    },
  });

  function show() {
    if (!news) return;
    setFirst(newsIn(news.now)[0]?.id);
    client.setQueryData(query.queryKey, news.now);
    forget();
  }

  return <NewsButton show={show} words={news && words(news.count)} />;
}

/** The items that aren't shown yet, except those that moved up from the next page after a deletion. */
function newIn<Item extends Listed>(now: List<Item>, shown: List<Item> | undefined): Item[] {
  if (!shown) return [];
  const known = new Set(shown.results.map(({ id }) => id));
  const lastKnown = now.results.findLastIndex(({ id }) => known.has(id));
  const end = shown.hasNextPage && lastKnown >= 0 ? lastKnown : now.results.length;
  return now.results.slice(0, end).filter(({ id }) => !known.has(id));
}

/** Focuses this card once it is rendered. */
function useFocusOn(id: number | undefined, done: () => void) {
  useEffect(() => {
    const card = id && document.getElementById(listItem(id))?.querySelector<HTMLElement>("summary, a");
    if (!card) return;
    card.focus();
    done();
  });
}
