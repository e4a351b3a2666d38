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
/** So tall where it is all there is. */
const tall = "min-h-88 sm:min-h-80 lg:min-h-64";
/** Room for one that comes. */
const short = "min-h-40 sm:min-h-36";

/** What is unread, in a sentence, and the newest of it. */
export function NewThings() {
  const { data: list, error, refetch } = useQuery(newThingsQuery);
  const marking = useMarking();
  // Who saw it load keeps the room that was held for it.
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
