import { useEffect } from "react";

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

/** From now on buttons work; the one that waits is pressed. */
export function useEarlyPress(): void {
  useEffect(() => {
    const { holdPress, pressedEarly } = window;
    if (!holdPress) return;
    window.removeEventListener("click", holdPress, true);
    delete window.holdPress;
    delete window.pressedEarly;
    pressedEarly?.click();
  }, []);
}
