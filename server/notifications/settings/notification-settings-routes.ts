import { changeNotificationSettings, getNotificationSettings } from "../../../contract/notifications/settings.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { changeSettings, notificationSettingsOf } from "./notification-settings-store.ts";

export function serveNotificationSettings(serve: Serve, { database }: Pick<Surroundings, "database">): void {
  serve(getNotificationSettings, ({ session }) => notificationSettingsOf(database, session.user.id));

  serve(changeNotificationSettings, ({ input, session }) => changeSettings(database, session.user.id, input));
}
