import type { Board } from "../http/board.ts";
import type { Inbox } from "./inbox/entry-store.ts";
import { inboxRoutes } from "./inbox/inbox-routes.ts";
import { pushRoutes } from "./push/push-routes.ts";
import { notificationSettingsRoutes } from "./settings/notification-settings-routes.ts";
import { oneClickRoutes } from "./unsubscribe/one-click.ts";
import { unsubscribeRoutes } from "./unsubscribe/unsubscribe-routes.ts";
import { watchRoutes } from "./watches/watch-routes.ts";

export async function notifications(board: Board & { inbox: Inbox }): Promise<void> {
  inboxRoutes(board);
  notificationSettingsRoutes(board);
  pushRoutes(board);
  watchRoutes(board);
  unsubscribeRoutes(board);
  await oneClickRoutes(board);
}
