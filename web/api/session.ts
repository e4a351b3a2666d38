import { useSyncExternalStore } from "react";
import type { Account } from "../../contract/people/accounts.ts";

export type Session = { token: string; user: Account };

/** Why a session ended: by the button here, by it in another tab, because its token died, or for another account's. */
export type SessionEnd = "logged out" | "elsewhere" | "expired" | "replaced";

const changeListeners = new Set<() => void>();
const endListeners = new Set<(why: SessionEnd) => void>();

let current: Session | null = typeof window === "undefined" ? null : restore();

function restore(): Session | null {
  try {
    const token = localStorage.getItem("token");
    const user = JSON.parse(localStorage.getItem("user") ?? "null") as Account | null;
    return token && typeof user?.id === "number" ? { token, user } : null;
  } catch {
    return null;
  }
}

function change(next: Session | null, why: SessionEnd) {
  const former = current;
  current = next;
  document.documentElement.toggleAttribute("data-member", next !== null);
  // What was the former member's is forgotten before anyone looks for what is the next one's.
  if (former && former.user.id !== next?.user.id) for (const listener of endListeners) listener(why);
  for (const listener of changeListeners) listener();
}

export const currentSession = () => current;

/** Whether a member is here who may see what members see: who waits to be let in may not. */
export const isLetIn = () => current !== null && current.user.state !== "waiting";

export function startSession(next: Session) {
  localStorage.setItem("token", next.token);
  localStorage.setItem("user", JSON.stringify(next.user));
  change(next, "replaced");
}

export function endSession(told: SessionEnd) {
  if (!current) return;
  const why = told === "expired" && isEnding ? "logged out" : told;
  if (why === "logged out") localStorage.setItem("token", thrownAway);
  localStorage.removeItem("token");
  localStorage.removeItem("user");
  change(null, why);
}

let isEnding = false;

/** Ends it by what the board is asked for: its stream may say so before it answers. Rejects as that does, and the session goes on. */
export async function endSessionBy(asked: Promise<unknown>): Promise<void> {
  isEnding = true;
  try {
    await asked;
    endSession("logged out");
  } finally {
    isEnding = false;
  }
}

/** What other tabs see for a moment where a session was ended on purpose: one that merely died keeps drafts. */
const thrownAway = "";

/** After the member changed their own profile. */
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

/** What happened in other tabs meanwhile. */
function catchUp(why: SessionEnd) {
  const stored = restore();
  if (stored) change(stored, "replaced");
  else endSession(why);
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === null || newValue === thrownAway) catchUp("elsewhere");
    else if (key === "token" || key === "user") catchUp("expired");
  });
  // A page that the browser kept asleep was told nothing.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) catchUp("elsewhere");
  });
}
