import { useEffect } from "react";
import {
  changeNotificationSettings,
  getNotificationSettings,
} from "../../contract/notifications/notification-settings.ts";
import { call } from "../api/api.ts";
import { useUser } from "../api/session.ts";

/** Sends the browser's time zone if the board knows none, so that digests come by the member's own clock. */
export function useBrowserTimeZone() {
  const id = useUser()?.id;
  useEffect(() => {
    if (id) void tellTimeZone().catch(() => undefined);
  }, [id]);
}

async function tellTimeZone() {
  const { timeZone } = await call(getNotificationSettings, {});
  if (timeZone !== null) return;
  await call(changeNotificationSettings, { browserTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}
