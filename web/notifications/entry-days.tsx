import { clock, day } from "#messages/days.ts";
import * as messages from "#messages/notifications.ts";
import type { Entry } from "../../contract/notifications/entries.ts";
import { EntryRow, MarkButton } from "./entry-row.tsx";
import type { useMarking } from "./notification-queries.ts";

type Props = { entries: Entry[]; marking: ReturnType<typeof useMarking> };

/** Entries grouped by day, in the reader's time zone. */
export function EntryDays({ entries, marking }: Props) {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString());
  return [...days].map(([date, ofDay]) => (
    <section className="mt-8" key={date}>
      <h2 className="font-semibold text-lg">{nameOf(new Date(date))}</h2>
      <ul className="-mx-3 mt-2">
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} marking={marking} when={isToday(date) ? undefined : clock(new Date(entry.at))}>
              <MarkButton entry={entry} marking={marking} />
            </EntryRow>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const isToday = (date: string) => date === new Date().toDateString();

function nameOf(date: Date): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  if (isToday(date.toDateString())) return messages.today;
  return date.toDateString() === yesterday.toDateString() ? messages.yesterday : day(date);
}
