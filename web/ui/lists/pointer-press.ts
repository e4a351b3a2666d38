import { useState, useSyncExternalStore } from "react";

const ends = ["pointerup", "pointercancel", "contextmenu", "keydown"];

let isDown = false;

/** Whether a pointer is down. It ends only after the `click` event. */
export const isPressing = () => isDown;

/** The same as a hook: content below the pointer must stay in place until it was clicked. */
export const useIsPressing = () => useSyncExternalStore(listen, isPressing, () => false);

/** Freezes the rendered value while a pointer is down. */
export function useFrozenWhilePressing<Value>(value: Value): Value {
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
  // Releasing a scrollbar fires no `pointerup`.
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
