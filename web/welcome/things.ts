import * as messages from "#messages/morning.ts";
import type { List } from "../../contract/interface/lists.ts";
import type { Entry } from "../../contract/notifications/entries.ts";
import { notificationsQuery } from "../notifications/notification-queries.ts";
import { thingsSince } from "./since.ts";

/** What is unread of one's inbox; the sentence knows the oldest where this holds all of it. */
export const newThingsQuery = notificationsQuery({ unread: "true", limit: 20 });

/** Those that are still unread, and what is said of all of them. */
export function newThings(list: List<Entry> | undefined): { sentence: string; unread: Entry[] } {
  const unread = list?.results.filter((entry) => entry.unread) ?? [];
  const oldest = unread.at(-1);
  if (!list || !oldest) return { sentence: messages.nothingNew, unread };
  const count = list.total - (list.results.length - unread.length);
  const sentence = count > unread.length ? messages.manyThings(count) : thingsSince(count, new Date(oldest.at));
  return { sentence, unread };
}
