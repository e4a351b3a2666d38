import { useQuery } from "@tanstack/react-query";
import { Bell as Picture } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/notifications.ts";
import { pages } from "../../contract/pages.ts";
import { queryClient } from "../api/query-client.ts";
import { onLive } from "../live/live.ts";
import { useDisclosure } from "../ui/shell/disclosure.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { showNews, showUnread, standingQuery } from "./notification-queries.ts";

const loadLatest = () => import("./notification-menu.tsx");
const NotificationMenu = lazyComponent(() => loadLatest().then(({ NotificationMenu }) => NotificationMenu));

/** The number of unread entries, with a panel of the latest; on phones a link to the page. */
export function NotificationBell() {
  const unread = useUnread();
  const { isOpen, root, triggerProps, panelProps } = useDisclosure();
  const load = () => void loadLatest().catch(() => undefined);
  const name = messages.unreadNotifications(unread);
  const picture = (
    <>
      <Picture aria-hidden className="size-4.5" />
      {unread > 0 && (
        <span aria-hidden className="bell-count">
          {messages.shortly(unread)}
        </span>
      )}
    </>
  );

  return (
    <>
      <Link aria-label={name} className="icon-button bell sm:hidden" to={pages.notifications}>
        {picture}
      </Link>
      <div className="relative max-sm:hidden" ref={root}>
        <button {...triggerProps} aria-label={name} className="icon-button bell" onFocus={load} onPointerEnter={load}>
          {picture}
        </button>
        <div {...panelProps} className="menu-panel bell-panel">
          {isOpen && (
            <Suspense>
              <NotificationMenu />
            </Suspense>
          )}
        </div>
      </div>
      <NumberSaid unread={unread} />
    </>
  );
}

/** Announces changes of the number to screen readers. */
function NumberSaid({ unread }: { unread: number }) {
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current !== undefined && unread !== before.current) setSaid(messages.unreadNotifications(unread));
    before.current = unread;
  }, [unread]);
  return (
    <span className="sr-only" role="status">
      {said}
    </span>
  );
}

/** The live number of unread entries. It names its query client, because the navigation bar lies outside of the provider. */
function useUnread(): number {
  useEffect(
    () =>
      onLive((frame) => {
        if (frame.event === "start" || frame.event === "unread") showUnread(queryClient, frame.data.unread);
        if (frame.event === "unread") showNews(queryClient, { isNew: frame.data.entry !== null });
        if (frame.event === "reload") showNews(queryClient, { isNew: true });
      }),
    [],
  );
  const unread = useQuery(standingQuery, queryClient).data?.unread;
  useEffect(() => showOnApp(unread), [unread]);
  useEffect(() => () => showOnApp(0), []);
  return unread ?? 0;
}

/** Keeps the app badge of an installed board in step: a push sets it, and reading or logging out lowers it. */
function showOnApp(unread: number | undefined) {
  const isPushed = typeof Notification !== "undefined" && Notification.permission === "granted";
  if (isPushed && unread !== undefined) void navigator.setAppBadge?.(unread).catch(() => undefined);
}
