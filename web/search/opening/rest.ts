import { useEffect } from "react";

const rest = 3000;
const signs = ["keydown", "pointerdown", "scroll"];

/** Does something once the reader has done nothing for three seconds. */
export function useRest(act: () => void) {
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
