import { useQuery } from "@tanstack/react-query";
import { Bell, BellOff } from "lucide-react";
import * as messages from "#messages/notifications.ts";
import type { PostPath } from "../../../contract/posts.ts";
import { notify } from "../../ui/toasts/notify.ts";
import { useWatching, watchQuery } from "./watch-queries.ts";

/** The switch by which the reader watches a record. */
export function NotifyMe({ parent, id }: { parent: PostPath; id: number }) {
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

  const Picture = isOn ? Bell : BellOff;
  return (
    <button
      aria-checked={isOn}
      className="btn btn-ghost switch"
      disabled={!data}
      onClick={() => void turn()}
      role="switch"
      type="button"
    >
      <Picture aria-hidden className="size-4" /> {messages.notifyMe}
    </button>
  );
}
