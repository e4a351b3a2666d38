import { useSyncExternalStore } from "react";
import type { Account } from "../../contract/people/accounts.ts";
import { browserStorage } from "./browser-storage.ts";

export type Session = { token: string; user: Account };

/** Why a session ended: logged out here, ended in another tab, its token expired, or another account logged in. */
export type SessionEnd = "logged out" | "elsewhere" | "expired" | "replaced";

const changeListeners = new Set<() => void>();
const endListeners = new Set<(why: SessionEnd) => void>();

let current = restore();

/** Whether a call that ends the session is under way. */
let isEnding = false;

/**
 * Written to `token` just before it is removed: it tells other tabs that the session ended on purpose, so they drop their
 * drafts.
 */
const endedOnPurpose = "";

function restore(): Session | null {
  try {
    const token = browserStorage.read("token");
    const user = JSON.parse(browserStorage.read("user") ?? "null") as Account | null;
    return token && typeof user?.id === "number" ? { token, user } : null;
  } catch {
    return null;
  }
}

function change(next: Session | null, why: SessionEnd) {
  const former = current;
  current = next;
  document.documentElement.toggleAttribute("data-member", next !== null);
  // End listeners run first, so that nothing of the former member is left when the next one's data are read.
  if (former && former.user.id !== next?.user.id) for (const listener of endListeners) listener(why);
  for (const listener of changeListeners) listener();
}

export const currentSession = () => current;

/** The headers of a request by the session; without one, of a visitor's. */
export function headersFor(session: Pick<Session, "token"> | null, others: Record<string, string> = {}): Headers {
  const headers = new Headers(others);
  // biome-ignore lint/plugin: for the server
  if (session) headers.set("authorization", `Bearer ${session.token}`);
  return headers;
}

/** Whether an admitted member is logged in: neither a visitor nor someone who waits for admission. */
export const isAdmitted = () => current !== null && current.user.state !== "waiting";

/** Returns whether the session outlives the page, which it doesn't if the browser refuses to store it. */
export function startSession(next: Session): boolean {
  browserStorage.write("token", next.token);
  const isStored = browserStorage.write("user", JSON.stringify(next.user));
  change(next, "replaced");
  return isStored;
}

export function endSession(told: SessionEnd) {
  if (!current) return;
  const why = told === "expired" && isEnding ? "logged out" : told;
  if (why === "logged out") browserStorage.write("token", endedOnPurpose);
  browserStorage.remove("token");
  browserStorage.remove("user");
  change(null, why);
}

/**
 * Ends the session with a call that ends it on the server. The live stream may report the end before the call returns; that
 * counts as logging out, too. If the call fails, it rejects and the session goes on.
 */
export async function endSessionBy(asked: Promise<unknown>): Promise<void> {
  isEnding = true;
  try {
    await asked;
    endSession("logged out");
  } finally {
    isEnding = false;
  }
}

export function replaceUser(user: Account) {
  if (current) startSession({ ...current, user });
}

export function onSessionEnd(listener: (why: SessionEnd) => void) {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

function subscribe(listener: () => void) {
  changeListeners.add(listener);
  return () => void changeListeners.delete(listener);
}

/** The session, or null for a visitor; always null while prerendering and hydrating. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}

export const useUser = () => useSession()?.user ?? null;

/** Follows what other tabs did. */
function catchUp(why: SessionEnd) {
  const stored = restore();
  if (stored) change(stored, "replaced");
  else endSession(why);
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === null || newValue === endedOnPurpose) catchUp("elsewhere");
    else if (key === "token" || key === "user") catchUp("expired");
  });
  // A page restored from the back/forward cache has missed the `storage` events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) catchUp("elsewhere");
  });
}
