import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";

const pressed = "a[href], button:not(:disabled), summary";

/**
 * For a list whose items disappear by actions on them: the focus moves to the item that takes the place, else to the one
 * before, else to the main element. `items` changes with the list's items.
 */
export function useFocusInList(items: string): RefCallback<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are looked at where they stand
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const there = [...(list.current?.children ?? [])];
    const next = there[Math.min(place.current, there.length - 1)]?.querySelector<HTMLElement>(pressed);
    (next ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [items]);

  return useCallback((element: HTMLUListElement) => {
    const note = ({ target }: Event) => {
      place.current = [...element.children].findIndex((item) => item.contains(target as Node));
    };
    list.current = element;
    element.addEventListener("focusin", note);
    return () => {
      list.current = null;
      element.removeEventListener("focusin", note);
    };
  }, []);
}

/** The next or else the previous item of the list, for the focus when this one is removed. */
export function itemBeside(part: Element): Element | null {
  const item = part.closest("li");
  return item?.nextElementSibling ?? item?.previousElementSibling ?? null;
}
