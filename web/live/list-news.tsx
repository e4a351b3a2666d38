import { type QueryFunction, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { List } from "../../contract/interface/lists.ts";
import { listItem } from "../ui/lists/list-item.ts";
import { type Happened, useNews } from "./news.ts";
import { NewsButton } from "./news-button.tsx";

type Listed = { id: number };

type Props<Item extends Listed> = {
  parent: Happened["parent"];
  /** What the list shows. */
  query: { queryKey: QueryKey; queryFn?: QueryFunction<List<Item>, never> };
  /** On the first page, where the newest comes first: nowhere else does what is new come there. */
  isOnTop: boolean;
  isOwn: (item: Item) => boolean;
  words: (count: number) => string;
};

/** A list's button that shows what came since it was loaded. */
export function ListNews<Item extends Listed>({ parent, query, isOnTop, isOwn, words }: Props<Item>) {
  const client = useQueryClient();
  const shown = () => client.getQueryData<List<Item>>(query.queryKey);
  /** One's own are no news. */
  const newsIn = (now: List<Item>) => newIn(now, shown()).filter((item) => !isOwn(item));
  const [first, setFirst] = useState<number>();
  useFocusOn(first, () => setFirst(undefined));

  const { news, forget } = useNews({
    about: isOnTop ? JSON.stringify(query.queryKey) : null,
    concerns: (happened) => happened.parent === parent && happened.commentId === null,
    ask: async () => {
      const queryKey = [...query.queryKey, "news"];
      // One that is under way may have left before the latest happened.
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

/** What isn't shown yet, but for what came up from the next page because something went. */
function newIn<Item extends Listed>(now: List<Item>, shown: List<Item> | undefined): Item[] {
  if (!shown) return [];
  const known = new Set(shown.results.map(({ id }) => id));
  const lastKnown = now.results.findLastIndex(({ id }) => known.has(id));
  const end = shown.hasNextPage && lastKnown >= 0 ? lastKnown : now.results.length;
  return now.results.slice(0, end).filter(({ id }) => !known.has(id));
}

/** The keyboard goes on at this card once it is there. */
function useFocusOn(id: number | undefined, done: () => void) {
  useEffect(() => {
    const card = id && document.getElementById(listItem(id))?.querySelector<HTMLElement>("summary, a");
    if (!card) return;
    card.focus();
    done();
  });
}
