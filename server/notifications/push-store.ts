import type { EntryParent, NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import { type PushDevice, type PushPayload, pushDevicesMax } from "../../contract/notifications/push.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Role } from "../../contract/people/people.ts";
import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { SavedSearch } from "../../contract/saved-searches.ts";
import type { Connection, Database } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { type Language, languages } from "../languages/languages.ts";
import { recipientColumns } from "../mail/recipient.ts";
import { anyMember, isEventCurrent, visibleEvents } from "./event-visibility.ts";
import { isPausedAt } from "./letter-times.ts";
import { entryPath } from "./notification-paths.ts";
import { unreadOf } from "./notification-read-store.ts";
import { notificationSettingsOf } from "./notification-settings-store.ts";
import type { PushSubscription } from "./push-endpoint.ts";

/** The devices that a member's notifications are pushed to, last added first. */
export const devicesOf = (database: Connection, { id, user }: Session): Promise<PushDevice[]> => database<PushDevice[]>`
  select push_devices.id, device, push_devices.created_at, session_id = ${id} as current
  from push_devices join sessions on sessions.id = session_id
  where push_devices.user_id = ${user.id} order by push_devices.created_at desc, push_devices.id desc`;

/** Adds the session's device. A device that is already known, even as another member's, becomes this member's. */
export function addDevice(database: Database, { id, user }: Session, { endpoint, keys }: PushSubscription) {
  return database.begin(async (transaction) => {
    // Serialises concurrent additions, so that they don't exceed the maximum.
    await transaction`select from users where id = ${user.id} for no key update`;
    const [added] = await transaction<[PushDevice & { isNew: boolean }]>`
      with added as (
        insert into push_devices (user_id, session_id, endpoint, p256dh, auth)
        values (${user.id}, ${id}, ${endpoint}, ${keys.p256dh}, ${keys.auth})
        on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
          p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
        returning *, xmax = 0 as is_new
      )
      select added.id, device, added.created_at, true as current, is_new
      from added join sessions on sessions.id = session_id`;
    await transaction`
      delete from push_devices where id in (
        select id from push_devices where user_id = ${user.id}
        order by created_at desc, id desc offset ${pushDevicesMax})`;
    return added;
  });
}

/** Returns false if the device isn't the member's. */
export async function removeDevice(database: Connection, memberId: number, id: number): Promise<boolean> {
  const removed = await database`delete from push_devices where id = ${id} and user_id = ${memberId}`;
  return removed.count > 0;
}

/** A push of an entry to a device. */
export type PushJob = { deviceId: number; entryId: number };

const most = 1000;

/** Takes the due pushes, one for each entry and device of its member. */
export async function takeDuePushes(transaction: Connection): Promise<PushJob[]> {
  return transaction<PushJob[]>`
    with due as (
      select entry_id, event_id from entry_events where push_due_at <= now()
      order by push_due_at limit ${most} for update skip locked
    ), taken as (
      update entry_events set push_due_at = null from due
      where entry_events.entry_id = due.entry_id and entry_events.event_id = due.event_id returning entry_events.entry_id
    )
    select distinct push_devices.id as device_id, entries.id as entry_id
    from taken join entries on entries.id = taken.entry_id join push_devices using (user_id) where unread`;
}

/** A push message; `topic` replaces an earlier one about the same record. */
export type Push = { to: PushSubscription; message: PushPayload; topic: string };

type Row = PushSubscription["keys"] & {
  endpoint: string;
  userId: number;
  role: Role;
  language: Language | null;
  kind: NotificationKind;
  postKind: PostKind | null;
  parent: EntryParent | null;
  recordId: number;
  title: string | null;
  search: Pick<SavedSearch, "kind" | "query"> | null;
  commentId: number | null;
};

/** Kinds whose pushes don't name the record, because lock screens show them. */
const bare: readonly NotificationKind[] = ["contact", "team", "decision"];

/**
 * The message for a device about an entry; null if the entry was read or isn't visible, the kind is switched off, or the
 * device was logged out.
 */
export async function pushFor(
  database: Connection,
  { deviceId, entryId }: PushJob,
  defaultLanguage: Language,
): Promise<Push | null> {
  const [row] = await database<(Row & { id: number })[]>`
    select endpoint, p256dh, auth, entries.user_id, receiver.role, receiver.language, entries.kind, parent,
      posts.kind as post_kind, coalesce(posts.number, record_id) as record_id,
      coalesce(posts.title, search.name, (select name from cohorts where parent = 'cohorts' and id = record_id)) as title,
      case when search.id is not null then json_build_object('kind', search.kind, 'query', search.query) end as search,
      newest.comment_id
    from push_devices join sessions on sessions.id = session_id and sessions.expires_at > now()
      join (select role, suspended, ${recipientColumns(database)} from users) receiver
        on receiver.id = push_devices.user_id and not receiver.suspended
      join entries on entries.user_id = push_devices.user_id and entries.id = ${entryId} and unread
      left join posts on posts.id = entries.post_id
      left join saved_searches search on parent = 'saved-searches' and search.id = record_id
      cross join lateral (
        select comment_id from ${visibleEvents(database, anyMember)} and ${isEventCurrent(database)}
        order by events.at desc, events.id desc limit 1
      ) newest
    where push_devices.id = ${deviceId}`;
  if (!row) return null;
  const { endpoint, p256dh, auth, userId, role, kind, title, recordId, commentId, search } = row;
  const [settings, unread] = await Promise.all([
    notificationSettingsOf(database, userId),
    unreadOf(database, { id: userId, role } as Account),
  ]);
  if (!settings.kinds[kind].push || isPausedAt(new Date().toISOString(), settings)) return null;
  const parent = row.postKind ? postKinds[row.postKind].path : (row.parent as EntryParent);
  const tag = `${parent}-${recordId}`;
  const message: PushPayload = {
    title: languages[row.language ?? defaultLanguage].newsMails.pushed[kind],
    body: bare.includes(kind) ? null : title,
    path: entryPath({ parent, recordId, commentId, search }),
    tag,
    unread,
  };
  return { to: { endpoint, keys: { p256dh, auth } }, message, topic: tag };
}

/** Deletes a device that its push service doesn't know any more. */
export async function forgetDevice(database: Connection, id: number): Promise<void> {
  await database`delete from push_devices where id = ${id}`;
}
