import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as messages from "#messages/morning.ts";
import { pages } from "../../contract/pages.ts";
import { EntryRow } from "../notifications/entry-row.tsx";
import { useMarking } from "../notifications/notification-queries.ts";
import { Failed } from "../ui/states/failed.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { BestFit, useBestFit } from "./best-fit.tsx";
import { QuietLink } from "./quiet-link.tsx";
import { activityQuery, newThingsQuery, sentenceAbout, unreadOf } from "./things.ts";

const named = 3;
/** The height with entries, or with the best fit. */
const tall = "min-h-88 sm:min-h-80 lg:min-h-64";

/** The number of unread entries and the newest of them, or on a quiet day what fits the reader best. */
export function NewThings({ isQuiet }: { isQuiet?: boolean }) {
  const { data: list, error, refetch } = useQuery(newThingsQuery);
  const { data: activity, isPending } = useQuery(activityQuery);
  const { best, isPending: isMatching } = useBestFit();
  const marking = useMarking();
  const isKnown = list !== undefined && (!isQuiet || !(isPending || isMatching));
  // Decided on mount: readers who saw the skeleton keep its height, so that nothing moves.
  const [isShort] = useState(isKnown && isQuiet === true && !best);
  if (!list && error) return <Failed error={error} retry={() => void refetch()} title={messages.failed} />;
  if (!isKnown) return <Waiting />;
  return (
    <section aria-labelledby="new-things" className={isShort ? "" : tall}>
      <h2 className="font-semibold text-xl" id="new-things">
        {sentenceAbout(list, activity)}
      </h2>
      {isQuiet && best && <BestFit best={best} />}
      {!isQuiet && (
        <ul className="-mx-3 mt-1">
          {unreadOf(list)
            .slice(0, named)
            .map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} marking={marking} />
              </li>
            ))}
        </ul>
      )}
      <QuietLink to={pages.notifications}>{messages.seeAll}</QuietLink>
    </section>
  );
}

function Waiting() {
  return (
    <Loading className={tall}>
      <div className="grid gap-5">
        <div className="bone h-7 w-1/2" />
        <div className="bone h-10 w-3/4" />
        <div className="bone h-10 w-2/3" />
      </div>
    </Loading>
  );
}
