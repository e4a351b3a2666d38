import { redirect, useMatches } from "react-router";
import { pages } from "../../../contract/pages.ts";
import { currentSession } from "../../api/session.ts";
import { notify } from "../dialogs/toast.ts";
import { boardAddress } from "./board-address.ts";

/** Whether the current route lies in the members-only layout. */
export const useIsMembersPage = () => useMatches().some(({ id }) => id === "ui/shell/members-only-layout");

/** The log-in page, with the page to return to. */
export const logInPath = (asked: string) => `${pages.logIn}?${new URLSearchParams({ next: asked })}`;

/** The page to return to after logging in; null if it isn't an address of this board. */
export function askedPage(search: string, origin?: string): string | null {
  const next = new URLSearchParams(search).get("next");
  const url = next && boardAddress(next, origin);
  return url ? url.pathname + url.search : null;
}

/** For clientLoaders of pages that need a session: throws a redirect to the log-in page. */
export function requireMember(request: Request, sentence?: string) {
  if (currentSession()) return;
  if (sentence) notify.warning(sentence);
  const { pathname, search } = new URL(request.url);
  throw redirect(logInPath(pathname + search));
}

/** The `handle` of a route that shows visitors a prompt to log in. */
export type LogInPrompt = { logInPrompt: string };
