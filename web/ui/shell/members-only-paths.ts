import { redirect, useMatches } from "react-router";
import { pages } from "../../../contract/pages.ts";
import { currentSession } from "../../api/session.ts";
import { notify } from "../toasts/notify.ts";

/** Whether the page that is open is for members alone: its route lies in their layout. */
export const useIsMembersPage = () => useMatches().some(({ id }) => id === "ui/shell/members-only-layout");

/** The log-in page, remembering the page first asked for. */
export const logInPath = (asked: string) => `${pages.logIn}?${new URLSearchParams({ next: asked })}`;

/** Where to go after logging in: an address of this board, or null. */
export function askedPage(search: string): string | null {
  const next = new URLSearchParams(search).get("next");
  if (!next || !URL.canParse(next, window.location.origin)) return null;
  const { origin, pathname, search: query } = new URL(next, window.location.origin);
  return origin === window.location.origin ? pathname + query : null;
}

/** For clientLoaders of pages that need a session. */
export function requireMember(request: Request, sentence?: string) {
  if (currentSession()) return;
  if (sentence) notify.warning(sentence);
  const { pathname, search } = new URL(request.url);
  throw redirect(logInPath(pathname + search));
}

/** What a page says to visitors in its own place: its route's `handle`. */
export type LogInPrompt = { logInPrompt: string };
