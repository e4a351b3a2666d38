import {
  changeNotificationSettings,
  getNotificationSettings,
} from "../../contract/notifications/notification-settings.ts";
import { listNotifications, markNotification, markNotifications } from "../../contract/notifications/notifications.ts";
import { addPushDevice, listPushDevices, removePushDevice } from "../../contract/notifications/push.ts";
import { getUnsubscribing, unsubscribe } from "../../contract/notifications/unsubscribe.ts";
import { getWatch, listWatches, unwatchRecord, watchRecord } from "../../contract/notifications/watches.ts";
import { pages } from "../../contract/pages.ts";
import { notFound } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import { english } from "../languages/languages.ts";
import { markEntry, markRead, unreadOf } from "./notification-read-store.ts";
import { changeSettings, notificationSettingsOf } from "./notification-settings-store.ts";
import { type Inbox, inboxPage } from "./notification-store.ts";
import { checkedSubscription } from "./push-endpoint.ts";
import { pushKeys } from "./push-keys.ts";
import { addDevice, devicesOf, removeDevice } from "./push-store.ts";
import { resubscribe, unsubscribeBy, unsubscribingBy } from "./unsubscribe-store.ts";
import { isWatching, setWatching, watchesPage } from "./watch-store.ts";

export async function notifications(board: Board & { inbox: Inbox }): Promise<void> {
  inboxRoutes(board);
  notificationSettingsRoutes(board);
  pushRoutes(board);
  watchRoutes(board);
  unsubscribeRoutes(board);
  await oneClickRoutes(board);
}

function inboxRoutes({ serve, inbox }: Board & { inbox: Inbox }): void {
  serve(listNotifications, ({ input, session }) => inboxPage(inbox, session.user, input));

  serve(markNotification, ({ input, session }) => markEntry(inbox, session.user, input.id, input.read));

  serve(markNotifications, async ({ input, session }) => {
    const { user } = session;
    await markRead(inbox.database, user, input);
    return { unread: await unreadOf(inbox.database, user) };
  });
}

function pushRoutes({ serve, database, config }: Board): void {
  serve(listPushDevices, async ({ session }) => {
    const [{ publicKey: key }, devices] = await Promise.all([pushKeys(database), devicesOf(database, session)]);
    return { key, devices };
  });

  serve(addPushDevice, async ({ input, session, wasThere }) => {
    const { isNew, ...device } = await addDevice(database, session, checkedSubscription(input, config));
    if (!isNew) wasThere();
    return device;
  });

  serve(removePushDevice, async ({ input, session }) => {
    if (!(await removeDevice(database, session.user.id, input.id))) throw notFound("device");
  });
}

function notificationSettingsRoutes({ serve, database }: Board): void {
  serve(getNotificationSettings, ({ session }) => notificationSettingsOf(database, session.user.id));

  serve(changeNotificationSettings, ({ input, session }) => changeSettings(database, session.user.id, input));
}

const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
const mostBytes = 1024;

/** Serves one-click unsubscribing (RFC 8058), which mail clients send themselves. The form's content is ignored. */
async function oneClickRoutes({ app, database }: Board): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(forms, { parseAs: "buffer", bodyLimit: mostBytes }, async () => null);
    scope.post<{ Querystring: { token?: unknown } }>(pages.unsubscribe, async ({ query }, reply) => {
      await unsubscribeBy(database, String(query.token), { all: false });
      reply.type("text/plain; charset=utf-8").header("Cache-Control", "no-store");
      return `${english.replies.unsubscribed}\n`;
    });
  });
}

function unsubscribeRoutes({ serve, database }: Board): void {
  serve(getUnsubscribing, ({ input }) => unsubscribingBy(database, input.token));

  serve(unsubscribe, ({ input: { token, all, stop } }) =>
    stop ? unsubscribeBy(database, token, { all }) : resubscribe(database, token),
  );
}

function watchRoutes({ serve, database }: Board): void {
  serve(listWatches, ({ input, session }) => watchesPage(database, session.user, input));

  serve(getWatch, async ({ input, session }) => ({
    watching: await isWatching(database, { ...input, reader: session.user }),
  }));

  serve(watchRecord, ({ input, session }) => setWatching(database, { ...input, reader: session.user }, true));

  serve(unwatchRecord, ({ input, session }) => setWatching(database, { ...input, reader: session.user }, false));
}
