import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { suggestions as messages } from "#messages/skills.ts";
import { useListPage } from "../ui/lists/list-location.ts";
import { Pager } from "../ui/lists/pager.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { suggestionsQuery } from "./skill-admin-queries.ts";
import { SuggestionItem } from "./suggestion-item.tsx";

/** The URL parameter for the page of suggestions. */
export const suggestionsParameter = "suggestions";

/** The suggested skills, those wanted by most members first. */
export function SuggestionList() {
  const { page, address } = useListPage(suggestionsParameter);
  const { data, error, refetch } = useQuery({ ...suggestionsQuery(page), placeholderData: keepPreviousData });
  const heading = useRef<HTMLHeadingElement>(null);
  const [decided, setDecided] = useState<number>();

  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) heading.current?.focus({ preventScroll: true });
    shownPage.current = page;
  }, [page]);

  // The focused button disappears with its suggestion.
  useEffect(() => {
    if (decided === undefined || data?.results.some(({ id }) => id === decided)) return;
    heading.current?.focus({ preventScroll: true });
    setDecided(undefined);
  }, [decided, data]);

  return (
    <section aria-labelledby="suggestions" className="sheet mt-6 px-5 pt-5 pb-2">
      <h2 className="font-semibold text-lg" id="suggestions" ref={heading} tabIndex={-1}>
        {messages.title}
      </h2>
      {!data && error && <Failure error={error} retry={() => void refetch()} title={messages.failed} />}
      {!data && !error && (
        <Loading>
          <div className="bone my-4 h-11" />
        </Loading>
      )}
      {data?.total === 0 && <p className="quiet pt-1 pb-3">{messages.none}</p>}
      {data && data.results.length > 0 && (
        <ul className="divide-y divide-base-300">
          {data.results.map((suggestion) => (
            <SuggestionItem key={suggestion.id} onDecided={() => setDecided(suggestion.id)} suggestion={suggestion} />
          ))}
        </ul>
      )}
      {data && data.total > 0 && data.results.length === 0 && <p className="quiet pt-1 pb-3">{messages.emptyPage}</p>}
      {data && (data.hasPreviousPage || data.hasNextPage) && (
        <Pager
          address={address}
          hasNext={data.hasNextPage}
          hasPrevious={data.hasPreviousPage}
          label={messages.pages}
          page={page}
        />
      )}
    </section>
  );
}
