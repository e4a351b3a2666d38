import { useEffect } from "react";
import { useIsHydrated } from "./hydration.ts";

declare global {
  interface Window {
    holdPress?: (event: Event) => void;
    pressedEarly?: HTMLElement;
  }
}

/**
 * Runs in the document's head: a button that is pressed before React has taken over would do nothing, and a form leave
 * for an address that takes none. The last one pressed waits instead.
 */
export const holdEarlyPresses = `addEventListener("click",window.holdPress=function(e){var b=e.target.closest("button");if(b){e.preventDefault();e.stopImmediatePropagation();window.pressedEarly=b}},true);`;

/** From now on buttons work; the one that waits is pressed, once its page knows the reader and the address. */
export function useEarlyPress(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const { holdPress, pressedEarly } = window;
    if (!isHydrated || !holdPress) return;
    window.removeEventListener("click", holdPress, true);
    delete window.holdPress;
    delete window.pressedEarly;
    pressedEarly?.click();
  }, [isHydrated]);
}
