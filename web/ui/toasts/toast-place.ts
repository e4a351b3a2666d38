import { useEffect, useState } from "react";
import { lowestGap, type Stretch } from "./toast-gap.ts";

/** What a toast must not cover; if there is no room, only buttons and the focused element count. */
const pressable = "a[href], button, input, select, textarea, summary, [role=option], .offline-banner";
const buttons = "button, .btn, [role=option]";

/** In pixels from the bottom; `highest` is the fraction of the viewport that stays free at its top. */
const margin = 16;
const highest = 1 / 3;
/** In pixels: how far each stacked toast shows above the front one. */
const peek = 14;

/**
 * Where to put the toasts so that they cover nothing clickable: the lowest such place, in pixels from the bottom. Undefined
 * for the default place.
 */
export function useToastPlace(count: number): number | undefined {
  const [place, setPlace] = useState<number>();

  useEffect(() => {
    if (count === 0) return setPlace(undefined);
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => setPlace(freePlace());
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, 50);
    };
    settleSoon();
    const changes = new MutationObserver(settleSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", settleSoon, { passive: true });
    window.addEventListener("resize", settleSoon);
    document.addEventListener("focusin", settle);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener("scroll", settleSoon);
      window.removeEventListener("resize", settleSoon);
      document.removeEventListener("focusin", settle);
    };
  }, [count]);

  return place;
}

function freePlace(): number | undefined {
  const toasts = [...document.querySelectorAll<HTMLElement>("[data-sonner-toast][data-visible=true]")];
  const front = toasts.find(({ dataset }) => dataset.front === "true");
  if (!front) return undefined;
  const { left, right } = front.getBoundingClientRect();
  const room = {
    height: front.offsetHeight + (toasts.length - 1) * peek,
    from: window.innerHeight * highest,
    to: window.innerHeight - margin,
  };
  const inUse = seen(pressable).filter((element) => element === document.activeElement);
  for (const kept of [seen(pressable), [...seen(buttons), ...inUse], inUse]) {
    const end = lowestGap(stretchesOf(kept, { left, right }), room);
    if (end !== undefined) return window.innerHeight - end;
  }
  return undefined;
}

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest("[data-sonner-toaster]") && element.checkVisibility({ visibilityProperty: true }),
  );

/** The vertical extents of the elements that overlap a toast horizontally. */
function stretchesOf(elements: HTMLElement[], { left, right }: { left: number; right: number }): Stretch[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.left < right && box.right > left);
}
