import * as messages from "#messages/search.ts";
import { EmptyState } from "../ui/shell/empty-state.tsx";
import { Loading } from "../ui/shell/loading.tsx";

/** A polite live region; empty while the results are those of another search. */
export const FoundStatus = ({ total, isMore }: { total: number | undefined; isMore: boolean }) => (
  <p className="sr-only" role="status">
    {total !== undefined && total > 0 && messages.found(total, isMore)}
  </p>
);

export const NothingFound = ({ q }: { q: string }) => (
  <div className="mt-6">
    <EmptyState>
      <p role="status">{messages.nothingOf(q)}</p>
    </EmptyState>
  </div>
);

export const HitsSkeleton = () => (
  <div className="mt-6">
    <Loading>
      <div className="grid gap-6">
        {["a", "b", "c", "d", "e"].map((hit) => (
          <div className="flex items-center gap-3" key={hit}>
            <div className="bone size-9 rounded-xl" />
            <div className="flex-1 space-y-2">
              <div className="bone h-4 w-1/2" />
              <div className="bone h-3 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  </div>
);
