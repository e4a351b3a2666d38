import { useSyncExternalStore } from "react";
import { onSessionEnd } from "../session.ts";

const listeners = new Set<() => void>();
let awaited: string | null = null;

/** A new address of the member's own, which takes effect once they open the link that was sent to it. */
export function awaitAddress(address: string | null) {
  awaited = address;
  for (const listener of listeners) listener();
}

onSessionEnd(() => awaitAddress(null));

export const addressAwaited = (address: string) =>
  `We sent a link to ${address}. Your address changes once you open it.`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The sentence about the address that waits, if one was entered since this page was loaded and is not `current` yet. */
export function useAwaitedAddress(current: string | undefined): string | null {
  const address = useSyncExternalStore(subscribe, () => awaited);
  return address === null || address === current ? null : addressAwaited(address);
}
