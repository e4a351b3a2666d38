import { type PushDevice, pushDevicesMax } from "../../contract/notifications/push.ts";
import type { Connection, Database } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
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
