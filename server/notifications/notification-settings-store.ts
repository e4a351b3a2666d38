import { kindDefaults } from "../../contract/notifications/notification-kinds.ts";
import {
  hourDefault,
  type KindChanges,
  type NotificationSettings,
  weekdayDefault,
} from "../../contract/notifications/notification-settings.ts";
import { type Connection, inTransaction } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";
import { universal } from "../mail/time-zones.ts";
import { collectAfterPause, skipMissedLetters } from "./letter-store.ts";
import { dayAt } from "./letter-times.ts";

export type StoredSettings = Omit<NotificationSettings, "kinds"> & { kinds: KindChanges };

export const defaultSettings: StoredSettings = {
  kinds: {},
  timeZone: null,
  hour: hourDefault,
  weekday: weekdayDefault,
  pausedUntil: null,
};

/** A member's notification settings: their changes over the defaults. */
export async function notificationSettingsOf(database: Connection, memberId: number): Promise<NotificationSettings> {
  const [kept] = await database<StoredSettings[]>`
    select kinds, time_zone, hour, weekday, paused_until from notification_settings where user_id = ${memberId}`;
  return withDefaults(kept ?? defaultSettings);
}

/** As `notificationSettingsOf`, from the stored changes. */
export function withDefaults({ kinds, ...rest }: StoredSettings): NotificationSettings {
  const all = Object.entries(kindDefaults).map(([kind, byDefault]) => [
    kind,
    { ...byDefault, ...kinds[kind as keyof KindChanges] },
  ]);
  return { ...rest, kinds: Object.fromEntries(all) };
}

export type SettingChanges = Partial<{ [Name in keyof StoredSettings]: StoredSettings[Name] | undefined }> & {
  browserTimeZone?: string | undefined;
};

/** Changes the given settings; a kind may be changed in part. Throws invalid for a pause that is already over. */
export function changeSettings(
  connection: Connection,
  memberId: number,
  changes: SettingChanges,
): Promise<NotificationSettings> {
  return inTransaction(connection, async (transaction) => {
    await transaction`insert into notification_settings (user_id) values (${memberId}) on conflict do nothing`;
    const [kept] = await transaction<[StoredSettings]>`
      select kinds, time_zone, hour, weekday, paused_until from notification_settings where user_id = ${memberId} for update`;
    const { kinds = {}, browserTimeZone = null, ...named } = changes;
    const timeZone = kept.timeZone ?? browserTimeZone;
    const changed = { ...kept, timeZone, ...withoutUndefined(named), kinds: merged(kept.kinds, kinds) };
    if (changed.pausedUntil !== kept.pausedUntil && isOver(changed))
      throw invalid({ pausedUntil: says("chooseDayToCome") });
    await transaction`
      update notification_settings set kinds = ${transaction.json(changed.kinds as never)}, time_zone = ${changed.timeZone},
        hour = ${changed.hour}, weekday = ${changed.weekday}, paused_until = ${changed.pausedUntil}
      where user_id = ${memberId}`;
    if (kept.pausedUntil !== null && changed.pausedUntil === null) await collectAfterPause(transaction, [memberId]);
    if (whenLettersCome.some((name) => changed[name] !== kept[name])) await skipMissedLetters(transaction, memberId);
    return withDefaults(changed);
  });
}

const whenLettersCome = ["timeZone", "hour", "weekday"] as const;

/** Whether the last day of a pause is over in the member's time zone. */
const isOver = ({ pausedUntil, timeZone }: StoredSettings) =>
  pausedUntil !== null && pausedUntil < dayAt(new Date().toISOString(), timeZone ?? universal);

function merged(kept: KindChanges, changes: KindChanges): KindChanges {
  const { decision: _, ...named } = withoutUndefined(changes);
  const both = Object.entries(named).map(([kind, change]) => [kind, { ...kept[kind as keyof KindChanges], ...change }]);
  return { ...kept, ...Object.fromEntries(both) };
}

const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };
