import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import * as messages from "#messages/search.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import type { HitGroup, searchEverything } from "../../contract/search/search.ts";
import { useFrozenWhilePressing } from "../ui/lists/pointer-press.ts";
import { keepRecent } from "../ui/lists/search-history.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { HitItem } from "./hit-item.tsx";
import { FoundStatus, HitsSkeleton, NothingFound } from "./hit-states.tsx";
import { addressOf } from "./search-location.ts";

type Props = { q: string; query: UseQueryResult<OutputOf<typeof searchEverything>> };

/** The best results of each kind, with links to all of them. */
export function HitGroups({ q, query }: Props) {
  const { error, isFetching, isPlaceholderData, refetch } = query;
  const data = useFrozenWhilePressing(query.data);
  if (!data && isFetching) return <HitsSkeleton />;
  if (!data) return <Failure error={error} retry={() => void refetch()} title={messages.pageFailed} />;

  const found = data.groups.filter(({ results }) => results.length > 0);
  const total = found.reduce((sum, group) => sum + group.total, 0);
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "appear-dimmed" : undefined}>
      <FoundStatus isMore={found.some(({ more }) => more)} total={isPlaceholderData ? undefined : total} />
      {found.map((group) => (
        <KindSection group={group} key={group.kind} q={q} />
      ))}
      {found.length === 0 && !isPlaceholderData && <NothingFound q={q} />}
    </div>
  );
}

function KindSection({ group: { kind, results, total, more }, q }: { group: HitGroup; q: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 className="font-semibold text-lg" id={id}>
        {messages.kinds[kind]}
      </h2>
      <ul className="hits">
        {results.map((hit) => (
          <HitItem hit={hit} key={hit.id} onOpen={() => keepRecent(q)} />
        ))}
      </ul>
      {total > results.length && (
        <Link className="quiet-link inline-flex min-h-11 items-center text-sm" to={addressOf({ q, kind })}>
          {messages.allOf[kind](messages.total(total, more))}
        </Link>
      )}
    </section>
  );
}
