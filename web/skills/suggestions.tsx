import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Failed } from "../shell/failed.tsx";
import { Loading } from "../shell/loading.tsx";
import { suggestionsQuery } from "./curation-queries.ts";
import { SuggestionItem } from "./suggestion-item.tsx";

/** What members miss in the list of skills, the most wanted first. */
export function Suggestions() {
  const { data, error, refetch } = useQuery(suggestionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [decided, setDecided] = useState<number>();
  const more = data ? data.total - data.results.length : 0;

  // The button that had the focus goes with its suggestion.
  useEffect(() => {
    if (decided === undefined || data?.results.some(({ id }) => id === decided)) return;
    heading.current?.focus({ preventScroll: true });
    setDecided(undefined);
  }, [decided, data]);

  return (
    <section aria-labelledby="suggestions" className="sheet mt-6 px-5 pt-5 pb-2">
      <h2 className="font-semibold text-lg" id="suggestions" ref={heading} tabIndex={-1}>
        Suggested by members
      </h2>
      {!data && error && <Failed error={error} retry={() => void refetch()} what="The suggestions" />}
      {!data && !error && (
        <Loading>
          <div className="bone my-4 h-11" />
        </Loading>
      )}
      {data?.results.length === 0 && (
        <p className="quiet pt-1 pb-3">Nothing is waiting. Members suggest skills in their profile form.</p>
      )}
      {data && data.results.length > 0 && (
        <ul className="divide-y divide-base-300">
          {data.results.map((suggestion) => (
            <SuggestionItem key={suggestion.id} onDecided={() => setDecided(suggestion.id)} suggestion={suggestion} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="quiet pt-1 pb-3">{more} more wait for after these.</p>}
    </section>
  );
}
