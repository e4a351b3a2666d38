import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as messages from "#messages/search.ts";
import { queryClient } from "../api/query-client.ts";
import { keepRecent } from "../ui/lists/kept-searches.ts";
import { Pager } from "../ui/lists/pager.tsx";
import { useFrozenWhilePressing } from "../ui/lists/pressing.ts";
import { Failed } from "../ui/shell/failed.tsx";
import { FoundStatus, HitsSkeleton, NothingFound } from "./found-states.tsx";
import { HitItem } from "./hit-item.tsx";
import { kindQuery } from "./search-queries.ts";
import { addressOf, type SearchLocation } from "./use-search-location.ts";

/** The results of one kind, paginated. */
export function FoundOfKind({ location }: { location: SearchLocation }) {
  const { q, kind, page } = location;
  const query = useQuery({ ...kindQuery(location), placeholderData: keepPreviousData });
  const { error, isFetching, isPlaceholderData, refetch } = query;
  const list = useFrozenWhilePressing(query.data?.groups[0]);
  if (!list && isFetching) return <HitsSkeleton />;
  if (!list) return <Failed error={error} retry={() => void refetch()} title={messages.pageFailed} />;

  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "appear-dimmed" : undefined}>
      <FoundStatus isMore={false} total={isPlaceholderData ? undefined : list.total} />
      {list.results.length > 0 && (
        <ul className="hits mt-6">
          {list.results.map((hit) => (
            <HitItem hit={hit} key={hit.id} onOpen={() => keepRecent(q)} />
          ))}
        </ul>
      )}
      {list.results.length === 0 &&
        !isPlaceholderData &&
        (list.total > 0 ? <p className="quiet mt-6">{messages.emptyPage}</p> : <NothingFound q={q} />)}
      {(list.total > 0 || page > 1) && (
        <Pager
          address={(to) => addressOf({ q, kind, page: to })}
          hasNext={list.hasNextPage}
          hasPrevious={list.hasPreviousPage}
          label={messages.pages}
          page={page}
          prefetch={(to) => queryClient.prefetchQuery(kindQuery({ ...location, page: to }))}
        />
      )}
    </div>
  );
}
