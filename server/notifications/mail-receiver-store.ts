import type { Rhythm } from "../../contract/notifications/notification-kinds.ts";
import type { NotificationSettings } from "../../contract/notifications/notification-settings.ts";
import type { Connection } from "../database/connection.ts";
import { isUnconfirmed, type Recipient, recipientColumns } from "../mail/recipient.ts";
import { acceptsMail } from "../mail/refused-address-store.ts";
import { isPausedAt } from "./letter-times.ts";
import { defaultSettings, type StoredSettings, withDefaults } from "./notification-settings-store.ts";
import type { UnmailedEvent } from "./unmailed-event-store.ts";

/** A member as a receiver of mails about news, with their settings. */
export type Receiver = Recipient & {
  settings: NotificationSettings;
  /** `acceptsMail`: whether any mail may be sent; `isMailed`: whether mails about news may, which only members who joined get. */
  isReached: boolean;
  isMailed: boolean;
  isPaused: boolean;
  /** The number of mails in the last day, and the time of the last mail on each subject within the last hour. */
  mailsOfDay: number;
  lastMails: Record<string, string>;
};

type Row = Omit<Receiver, "settings" | "isPaused" | "lastMails"> &
  Omit<StoredSettings, "kinds"> & { kinds: StoredSettings["kinds"] | null; lastMails: Record<string, string> | null };

/** How often a member wants mails of this kind or search. */
export function rhythmOf({ settings }: Receiver, { kind, search }: Pick<UnmailedEvent, "kind" | "search">): Rhythm {
  return kind === "search" ? (search?.mail ?? "never") : settings.kinds[kind].mail;
}

/** Members as receivers at a time (ISO 8601). */
export async function receiversOf(
  database: Connection,
  members: readonly number[],
  by: string,
): Promise<Map<number, Receiver>> {
  const rows = await database<Row[]>`
    select ${recipientColumns(database)}, ${isToldByMail(database)} as is_reached,
      password_hash is not null and ${isToldByMail(database)} as is_mailed,
      kinds, hour, weekday, paused_until,
      (select count(*)::int from news_mails
       where user_id = users.id and ${isWithin(database, "24 hours", by)}) as mails_of_day,
      (select json_object_agg(about, sent_at) from (
        select about, max(sent_at) as sent_at from news_mails
        where user_id = users.id and ${isWithin(database, "1 hour", by)} group by about) lately) as last_mails
    from users left join notification_settings on user_id = users.id
    where users.id = any(${[...members]}::int[])`;
  return new Map(
    rows.map(({ kinds, hour, weekday, pausedUntil, lastMails, ...row }) => {
      const { timeZone } = row;
      const settings = withDefaults(kinds ? { kinds, timeZone, hour, weekday, pausedUntil } : defaultSettings);
      const isPaused = isPausedAt(by, { pausedUntil, timeZone });
      return [row.id, { ...row, settings, isPaused, lastMails: lastMails ?? {} }];
    }),
  );
}

/** Whether a mail was sent within this interval of a time, in SQL; also after it, since `by` may lie in the past or future. */
const isWithin = (database: Connection, time: string, by: string) => database`
  (sent_at > ${by}::timestamptz - ${time}::interval and sent_at < ${by}::timestamptz + ${time}::interval)`;

/** Whether a member gets mails at all, in SQL: not suspended, the address not unconfirmed and not refused. */
const isToldByMail = (database: Connection) => database`
  (not users.suspended and not ${isUnconfirmed(database)}
    and ${acceptsMail(database)})`;
