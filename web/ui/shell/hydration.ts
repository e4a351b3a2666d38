import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during hydration of the prerendered HTML, which doesn't depend on the session, nor for most pages on the address. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
