import { listNotifications, markNotification, markNotifications } from "../../../contract/notifications/entries.ts";
import type { Board } from "../../http/board.ts";
import { type Inbox, inboxPage } from "./entry-store.ts";
import { markEntry, markRead } from "./reading-store.ts";
import { unreadOf } from "./unread-store.ts";

export function inboxRoutes({ serve, inbox }: Board & { inbox: Inbox }): void {
  serve(listNotifications, ({ input, session }) => inboxPage(inbox, session.user, input));

  serve(markNotification, ({ input, session }) => markEntry(inbox, session.user, input.id, input.read));

  serve(markNotifications, async ({ input, session }) => {
    const { user } = session;
    await markRead(inbox.database, user, input);
    return { unread: await unreadOf(inbox.database, user) };
  });
}
