import { useSyncExternalStore } from "react";
import type { Account } from "../contract/accounts.ts";

export type Session = { token: string; user: Account };

/** Why a session ended: by the button here, in another tab, or because its token died. */
export type SessionEnd = "logged out" | "elsewhere" | "expired";

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

function change(next: Session | null) {
  current = next;
  document.documentElement.toggleAttribute("data-member", next !== null);
  for (const listener of changeListeners) listener();
}

export const currentSession = () => current;

export function startSession(next: Session) {
  localStorage.setItem("token", next.token);
  localStorage.setItem("user", JSON.stringify(next.user));
  change(next);
}

export function endSession(why: SessionEnd) {
  if (!current) return;
  localStorage.removeItem("token");
  localStorage.removeItem("user");
  change(null);
  for (const listener of endListeners) listener(why);
}

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

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key !== null && key !== "token" && key !== "user") return;
    const stored = restore();
    if (stored) change(stored);
    else endSession("elsewhere");
  });
}
