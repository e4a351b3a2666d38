import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isUnconfirmed } from "../mail/recipient.ts";
import { acceptsMail } from "../mail/refused-address-store.ts";
import { isVisible } from "../visibility/visibility.ts";

/**
 * Whether a row of `users` receives mails that ask something at a given time (ISO 8601), in SQL. Imported members who never
 * joined don't.
 */
export const isAskedByMail = (database: Connection, kind: NotificationKind, by: string): Fragment => database`
  (${isVisible(database, "users")} and (users.password_hash is not null or users.last_seen_at is not null)
    and not ${isUnconfirmed(database)} and ${acceptsMail(database)} and not exists (
    select from notification_settings settings where settings.user_id = users.id and (kinds -> ${kind}::text ->> 'mail' = 'never'
      or paused_until > (${by}::timestamptz at time zone coalesce(time_zone, 'UTC'))::date)))`;
