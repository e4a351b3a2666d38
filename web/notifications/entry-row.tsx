import type { ReactNode } from "react";
import { Link } from "react-router";
import * as words from "#messages/notification-entries.ts";
import * as messages from "#messages/notifications.ts";
import { entrySentence } from "../../contract/notifications/notification-sentences.ts";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { Face } from "../ui/markdown/face.tsx";
import { Logo } from "../ui/shell/logo.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import type { useMarking } from "./notification-queries.ts";

type Props = {
  entry: Entry;
  marking: ReturnType<typeof useMarking>;
  /** The time, in words. */
  when?: string;
  /** Rendered at the end of the row. */
  children?: ReactNode;
};

/** One entry, linked to the place it is about, with its read state. */
export function EntryRow({ entry, marking, when = timeAgo(entry.at), children }: Props) {
  const { id, unread, path, at, People } = entry;
  return (
    <div className="entry">
      <span className="faces">
        {People.length === 0 && <Logo />}
        {People.toReversed().map((person) => (
          <Face key={person.id} person={person} size="small" />
        ))}
      </span>
      <div className="entry-words">
        {/* The target page may not mark the entry as read itself. */}
        <Link
          className="card-link entry-sentence"
          onClick={() => unread && marking.mutate({ id, read: true })}
          prefetch="intent"
          to={path}
        >
          <bdi>{entrySentence(words, entry)}</bdi>
        </Link>
        <p className="quiet text-sm">
          <time dateTime={at}>{when}</time>
          {unread && <span className="sr-only">{messages.unread}</span>}
        </p>
      </div>
      {children ?? (unread && <span className="unread-dot" />)}
    </div>
  );
}

/** Toggles the read state: a dot while the entry is unread. */
export function MarkButton({ entry, marking }: Pick<Props, "entry" | "marking">) {
  const { id, unread } = entry;
  return (
    <button
      aria-label={(unread ? messages.markThisRead : messages.markThisUnread)(entrySentence(words, entry))}
      className="icon-button entry-mark"
      onClick={() => marking.mutate({ id, read: unread })}
      title={unread ? messages.markRead : messages.markUnread}
      type="button"
    >
      <span className={unread ? "unread-dot" : "read-dot"} />
    </button>
  );
}
