import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as messages from "#messages/search.ts";
import { queryClient } from "../api/query-client.ts";
import { Pager } from "../ui/lists/pager.tsx";
import { useFrozenWhilePressing } from "../ui/lists/pointer-press.ts";
import { keepRecent } from "../ui/lists/search-history.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { HitItem } from "./hit-item.tsx";
import { FoundStatus, HitsSkeleton, NothingFound } from "./hit-states.tsx";
import { addressOf, type SearchLocation } from "./search-location.ts";
import { kindQuery } from "./search-queries.ts";

/** The results of one kind, paginated. */
export function HitList({ location }: { location: SearchLocation }) {
  const { q, kind, page } = location;
  const query = useQuery({ ...kindQuery(location), placeholderData: keepPreviousData });
  const { error, isFetching, isPlaceholderData, refetch } = query;
  const list = useFrozenWhilePressing(query.data?.groups[0]);
  if (!list && isFetching) return <HitsSkeleton />;
  if (!list) return <Failure error={error} retry={() => void refetch()} title={messages.pageFailed} />;

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
