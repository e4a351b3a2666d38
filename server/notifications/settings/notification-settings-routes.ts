import { changeNotificationSettings, getNotificationSettings } from "../../../contract/notifications/settings.ts";
import type { Board } from "../../http/board.ts";
import { changeSettings, notificationSettingsOf } from "./notification-settings-store.ts";

export function notificationSettingsRoutes({ serve, database }: Board): void {
  serve(getNotificationSettings, ({ session }) => notificationSettingsOf(database, session.user.id));

  serve(changeNotificationSettings, ({ input, session }) => changeSettings(database, session.user.id, input));
}
