import { useEffect, useState } from "react";
import { lowestGap, type Stretch } from "./toast-gap.ts";

/** What no toast may lie over; where there is too much of it, buttons and what is in use. */
const pressable = "a[href], button, input, select, textarea, summary, [role=option], .offline-banner";
const buttons = "button, .btn, [role=option]";

/** So far from the edge, and so far up of the window's height at most. */
const margin = 16;
const highest = 1 / 3;
/** As far as the toasts behind the first one look out above it. */
const peek = 14;

/**
 * Where toasts settle while there are some: at the lowest place where they lie over nothing that can be pressed, in pixels
 * from the bottom. Undefined for where they are anyway.
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

/** From where to where they reach, those that stand above one another with a toast. */
function stretchesOf(elements: HTMLElement[], { left, right }: { left: number; right: number }): Stretch[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.left < right && box.right > left);
}
