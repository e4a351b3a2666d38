import { useState, useSyncExternalStore } from "react";

const ends = ["pointerup", "pointercancel", "contextmenu", "keydown"];

let isDown = false;

/** Whether something is being pressed; its click comes before the end of it. */
export const isPressing = () => isDown;

/** Likewise, drawn anew when it changes: what lies below the pointer has to stay there until it was clicked. */
export const useIsPressing = () => useSyncExternalStore(listen, isPressing, () => false);

/** What is drawn stays as it is while something is pressed. */
export function useStill<Value>(value: Value): Value {
  const isHeld = useIsPressing();
  const [drawn, setDrawn] = useState(value);
  if (!isHeld && drawn !== value) setDrawn(value);
  return isHeld ? (drawn ?? value) : value;
}

function listen(changed: () => void) {
  const set = (isNowDown: boolean) => {
    isDown = isNowDown;
    changed();
  };
  const begin = (event: PointerEvent) => {
    if (event.button === 0) set(true);
  };
  const end = () => {
    if (isDown) setTimeout(() => set(false));
  };
  // A scrollbar doesn't say that it is released.
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) end();
  };
  window.addEventListener("pointerdown", begin, true);
  window.addEventListener("pointermove", move, true);
  for (const name of ends) window.addEventListener(name, end, true);
  return () => {
    window.removeEventListener("pointerdown", begin, true);
    window.removeEventListener("pointermove", move, true);
    for (const name of ends) window.removeEventListener(name, end, true);
  };
}
