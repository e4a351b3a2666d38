import { useEffect } from "react";
import { useIsHydrated } from "./hydration.ts";

declare global {
  interface Window {
    holdPress?: (event: Event) => void;
    pressedEarly?: HTMLElement;
  }
}

/**
 * Runs in the document's head: before hydration a pressed button would do nothing, and a form would submit to an address that
 * accepts none. The last pressed button is remembered instead.
 */
export const holdEarlyPresses = `addEventListener("click",window.holdPress=function(e){var b=e.target.closest("button");if(b){e.preventDefault();e.stopImmediatePropagation();window.pressedEarly=b}},true);`;

/** After hydration: stops holding presses and clicks the remembered button, once the page knows session and address. */
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
