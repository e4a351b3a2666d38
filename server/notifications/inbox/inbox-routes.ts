import { listNotifications, markNotification, markNotifications } from "../../../contract/notifications/entries.ts";
import type { Database } from "../../database/connection.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import { type Inbox, inboxPage, unreadOf } from "./entry-store.ts";
import { markEntry, markRead } from "./reading-store.ts";

export function serveInbox(serve: Serve, database: Database, inbox: Inbox): void {
  serve(listNotifications, ({ input, session }) => inboxPage(inbox, session.user, input));

  serve(markNotification, ({ input, session }) => markEntry(inbox, session.user, input.id, input.read));

  serve(markNotifications, async ({ input, session }) => {
    await markRead(database, session.user, input);
    return { unread: await unreadOf(database, session.user) };
  });
}
