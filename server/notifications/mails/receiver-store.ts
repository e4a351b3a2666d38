import type { Rhythm } from "../../../contract/notifications/kinds.ts";
import type { NotificationSettings } from "../../../contract/notifications/settings.ts";
import type { Connection } from "../../database/connection.ts";
import { isUnconfirmed, type Recipient, recipientColumns } from "../../mail/recipient.ts";
import { isReached } from "../../mail/refused-address-store.ts";
import { isPausedAt } from "../letters/letter-times.ts";
import { type Kept, untouched, withDefaults } from "../settings/notification-settings-store.ts";
import type { Unmailed } from "./unmailed-store.ts";

/** A member whom news could be mailed to, and how they want that. */
export type Receiver = Recipient & {
  settings: NotificationSettings;
  /** Whether mails may go to them at all, and whether those about news do: once they have come in. */
  isReached: boolean;
  isMailed: boolean;
  isPaused: boolean;
  /** How many went to them in the last day, and about what in the last hour, with when. */
  mailsOfDay: number;
  lastMails: Record<string, string>;
};

type Row = Omit<Receiver, "settings" | "isPaused" | "lastMails"> &
  Omit<Kept, "kinds"> & { kinds: Kept["kinds"] | null; lastMails: Record<string, string> | null };

/** When a member wants mail of this. */
export function rhythmOf({ settings }: Receiver, { kind, search }: Pick<Unmailed, "kind" | "search">): Rhythm {
  return kind === "search" ? (search?.mail ?? "never") : settings.kinds[kind].mail;
}

/** Members as receivers of news by a moment (ISO 8601). */
export async function receiversOf(
  database: Connection,
  members: readonly number[],
  by: string,
): Promise<Map<number, Receiver>> {
  const rows = await database<Row[]>`
    select ${recipientColumns(database)}, ${isToldByMail(database)} as is_reached,
      password_hash is not null and ${isToldByMail(database)} as is_mailed,
      kinds, time_zone, hour, weekday, paused_until,
      (select count(*)::int from news_mails
       where user_id = users.id and ${isWithin(database, "24 hours", by)}) as mails_of_day,
      (select json_object_agg(about, sent_at) from (
        select about, max(sent_at) as sent_at from news_mails
        where user_id = users.id and ${isWithin(database, "1 hour", by)} group by about) lately) as last_mails
    from users left join notification_settings on user_id = users.id
    where users.id = any(${[...members]}::int[])`;
  return new Map(
    rows.map(({ kinds, timeZone, hour, weekday, pausedUntil, lastMails, ...row }) => {
      const settings = withDefaults(kinds ? { kinds, timeZone, hour, weekday, pausedUntil } : untouched);
      const isPaused = isPausedAt(by, { pausedUntil, timeZone });
      return [row.id, { ...row, settings, isPaused, lastMails: lastMails ?? {} }];
    }),
  );
}

/** Whether a mail was sent so shortly before a moment, in SQL, or after it, as of a time that was still to come. */
const isWithin = (database: Connection, time: string, by: string) => database`
  (sent_at > ${by}::timestamptz - ${time}::interval and sent_at < ${by}::timestamptz + ${time}::interval)`;

/** Whether a member is mailed anything, in SQL: who is not kept out, at an address that is theirs and takes mails. */
const isToldByMail = (database: Connection) => database`
  (not users.suspended and not ${isUnconfirmed(database)}
    and ${isReached(database)})`;
