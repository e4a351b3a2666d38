import * as messages from "#messages/morning.ts";
import type { List } from "../../contract/interface/lists.ts";
import type { Entry } from "../../contract/notifications/entries.ts";
import { notificationsQuery } from "../notifications/notification-queries.ts";
import { thingsSince } from "./since.ts";

/** The reader's unread entries. If they fit into this page, the oldest is known for the sentence. */
export const newThingsQuery = notificationsQuery({ unread: "true", limit: 20 });

/** The entries that are still unread, and a sentence about them. */
export function newThings(list: List<Entry> | undefined): { sentence: string; unread: Entry[] } {
  const unread = list?.results.filter((entry) => entry.unread) ?? [];
  const oldest = unread.at(-1);
  if (!list || !oldest) return { sentence: messages.nothingNew, unread };
  const count = list.total - (list.results.length - unread.length);
  const sentence = count > unread.length ? messages.manyThings(count) : thingsSince(count, new Date(oldest.at));
  return { sentence, unread };
}
