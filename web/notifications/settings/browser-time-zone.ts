import { useEffect } from "react";
import { changeNotificationSettings, getNotificationSettings } from "../../../contract/notifications/settings.ts";
import { call } from "../../api/api.ts";
import { useUser } from "../../api/session.ts";

/** Tells the board this browser's zone, while it knows none: letters come by the member's own clock. */
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
