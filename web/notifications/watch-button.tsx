import { useQuery } from "@tanstack/react-query";
import { Bell, BellRing } from "lucide-react";
import * as messages from "#messages/notifications.ts";
import type { PostPath } from "../../contract/posts.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useWatching, watchQuery } from "./watch-queries.ts";

/** The button that starts or stops watching a record. */
export function WatchButton({ parent, id }: { parent: PostPath; id: number }) {
  const { data } = useQuery(watchQuery({ parent, id }));
  const watching = useWatching();
  const isOn = data?.watching ?? false;
  const about = `watch ${parent} ${id}`;

  async function turn() {
    try {
      await watching.mutateAsync({ parent, id, isOn: !isOn });
      notify.answered(about);
      if (isOn) notify.success(messages.toldNoMore);
    } catch (error) {
      notify.failure(error, about, messages.notMarked);
    }
  }

  const Picture = isOn ? BellRing : Bell;
  return (
    <button className="btn btn-ghost" disabled={!data} onClick={() => void turn()} type="button">
      <Picture aria-hidden className={isOn ? "size-4 text-primary" : "size-4"} />
      {isOn ? messages.stopNotifying : messages.notifyMe}
    </button>
  );
}
