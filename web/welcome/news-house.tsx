import { useQuery } from "@tanstack/react-query";
import * as words from "#messages/notification-entries.ts";
import * as messages from "#messages/welcome.ts";
import { entrySentence } from "../../contract/notifications/notification-sentences.ts";
import { useMarking } from "../notifications/notification-queries.ts";
import { House } from "../ui/lists/house.tsx";
import { brightness, HouseLights } from "../ui/lists/house-lights.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { newThingsQuery, unreadOf } from "./news-queries.ts";

const rows = 5;

/** The reader's house: each lit window is an unread entry, and links to it. */
export function NewsHouse() {
  const { data } = useQuery(newThingsQuery);
  const marking = useMarking();
  const lights = (data ? unreadOf(data) : []).map((entry) => {
    const [title, ago] = [entrySentence(words, entry), timeAgo(entry.at)];
    return {
      title,
      words: ago,
      name: messages.sentenceAgo(title, ago),
      brightness: brightness(entry),
      to: entry.path,
      onFollow: () => marking.mutate({ id: entry.id, read: true }),
    };
  });
  return (
    <House rows={rows}>
      <HouseLights about={messages.aboutHouse} label={messages.ownHouse} lights={lights} rows={rows} />
    </House>
  );
}
