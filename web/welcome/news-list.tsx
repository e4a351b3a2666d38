import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import { pages } from "../../contract/pages.ts";
import { EntryRow } from "../notifications/entry-row.tsx";
import { useMarking } from "../notifications/notification-queries.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { ListLink } from "./list-link.tsx";
import { type Best, MatchBest } from "./match-best.tsx";
import { activityQuery, newThingsQuery, sentenceAbout, unreadOf } from "./news-queries.ts";

const named = 3;

type Props = { isQuiet: boolean; best?: Best };

/** The number of unread entries and the newest of them, or on a quiet day what fits the reader best. */
export function NewsList({ isQuiet, best }: Props) {
  const { data: list, error, refetch } = useQuery(newThingsQuery);
  const { data: activity } = useQuery(activityQuery);
  const marking = useMarking();
  if (!list) return <Failure error={error} retry={() => void refetch()} title={messages.morningFailed} />;
  return (
    // Has room for entries that come or go while the page is read.
    <section aria-labelledby="new-things" className={isQuiet ? "" : "min-h-88 sm:min-h-80 lg:min-h-64"}>
      <h2 className="font-semibold text-xl" id="new-things">
        {sentenceAbout(list, activity)}
      </h2>
      {isQuiet && best && <MatchBest best={best} />}
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
      <ListLink to={pages.notifications}>{messages.seeAll}</ListLink>
    </section>
  );
}
