import { useEffect } from "react";

const rest = 3000;
const signs = ["keydown", "pointerdown", "scroll"];

/** Calls `act` once, after three seconds without a key, press or scroll. */
export function useIdle(act: () => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, rest);
    };
    const stop = () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wait, { capture: true });
    };
    const done = () => {
      stop();
      act();
    };
    for (const sign of signs) window.addEventListener(sign, wait, { capture: true, passive: true });
    wait();
    return stop;
  }, [act]);
}
