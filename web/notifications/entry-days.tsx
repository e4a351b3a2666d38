import { clock } from "#messages/formats.ts";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { dayName, isToday } from "../ui/shell/day-name.ts";
import { EntryRow, MarkButton } from "./entry-row.tsx";
import type { useMarking } from "./notification-queries.ts";

type Props = { entries: Entry[]; marking: ReturnType<typeof useMarking> };

/** Entries grouped by day, in the reader's time zone. */
export function EntryDays({ entries, marking }: Props) {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString());
  return [...days].map(([date, ofDay]) => (
    <section className="mt-8" key={date}>
      <h2 className="font-semibold text-lg">{dayName(new Date(date))}</h2>
      <ul className="-mx-3 mt-2">
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <EntryRow
              entry={entry}
              marking={marking}
              when={isToday(new Date(date)) ? undefined : clock(new Date(entry.at))}
            >
              <MarkButton entry={entry} marking={marking} />
            </EntryRow>
          </li>
        ))}
      </ul>
    </section>
  ));
}
