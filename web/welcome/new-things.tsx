import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as messages from "#messages/morning.ts";
import { pages } from "../../contract/pages.ts";
import { EntryRow } from "../notifications/entry-row.tsx";
import { useMarking } from "../notifications/notification-queries.ts";
import { Failed } from "../ui/states/failed.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { QuietLink } from "./quiet-link.tsx";
import { newThings, newThingsQuery } from "./things.ts";

const named = 3;
/** The height with entries. */
const tall = "min-h-88 sm:min-h-80 lg:min-h-64";
/** The height without entries, with room for one to come. */
const short = "min-h-40 sm:min-h-36";

/** The number of unread entries, and the newest of them. */
export function NewThings() {
  const { data: list, error, refetch } = useQuery(newThingsQuery);
  const marking = useMarking();
  // Decided on mount: readers who saw the skeleton keep its height, so that nothing moves.
  const [nothing] = useState(() => list !== undefined && newThings(list).unread.length === 0);
  if (!list && error) return <Failed error={error} retry={() => void refetch()} title={messages.failed} />;
  if (!list) return <Waiting />;
  const { sentence, unread } = newThings(list);
  return (
    <section aria-labelledby="new-things" className={nothing ? short : tall}>
      <h2 className="font-semibold text-xl" id="new-things">
        {sentence}
      </h2>
      <ul className="-mx-3 mt-1">
        {unread.slice(0, named).map((entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} marking={marking} />
          </li>
        ))}
      </ul>
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
