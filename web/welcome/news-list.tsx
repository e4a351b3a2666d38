import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";
import * as messages from "#messages/welcome.ts";
import type { List } from "../../contract/interface/lists.ts";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { pages } from "../../contract/pages.ts";
import { EntryRow } from "../notifications/entry-row.tsx";
import { useMarking } from "../notifications/notification-queries.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { ListLink } from "./list-link.tsx";
import { type Best, BestMatch } from "./match-best.tsx";
import { activityQuery, newThingsQuery, sentenceAbout, unreadOf } from "./news-queries.ts";

const mostRows = 3;

type Props = { isQuiet: boolean; best?: Best };

/** The number of unread entries and the newest of them, or on a quiet day what fits the reader best. */
export function NewsList({ isQuiet, best }: Props) {
  const { data: list, error, refetch } = useQuery(newThingsQuery);
  const { data: activity } = useQuery(activityQuery);
  const marking = useMarking();
  const rows = useRowsAtOpening(list);
  if (!list) return <Failure error={error} retry={() => void refetch()} title={messages.morningFailed} />;
  return (
    // Keeps the room of its first rows, so that nothing moves if entries come or go while the page is read.
    <section
      aria-labelledby="new-things"
      className={isQuiet ? "" : "new-things"}
      style={{ "--rows": rows } as CSSProperties}
    >
      <h2 className="font-semibold text-xl" id="new-things">
        {sentenceAbout(list, activity)}
      </h2>
      {isQuiet && best && <BestMatch best={best} />}
      {!isQuiet && (
        <ul className="-mx-3 mt-1">
          {unreadOf(list)
            .slice(0, rows)
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

/** The number of entries shown: as many as were unread when the page was opened, at most three. */
function useRowsAtOpening(list?: List<Entry>): number {
  const [rows, setRows] = useState<number>();
  if (rows === undefined && list) setRows(Math.min(unreadOf(list).length, mostRows));
  return rows ?? 0;
}
