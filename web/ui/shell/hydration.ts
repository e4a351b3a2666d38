import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while React takes over the prerendered HTML, which knows neither the reader nor, for most pages, the address. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
