import { useEffect, useRef } from "react";

/**
 * The keyboard goes on where the rest begins once more of a list is shown: at the part of the first item that wasn't there, by
 * its place. What is returned is told that more will come.
 */
export function useFocusOnMore(count: number, partAt: (place: number) => Element | null | undefined): () => void {
  const shown = useRef<number>(null);

  useEffect(() => {
    if (shown.current === null || count <= shown.current) return;
    const part = partAt(shown.current);
    shown.current = null;
    if (part instanceof HTMLElement) part.focus({ preventScroll: true });
  });

  return () => {
    shown.current = count;
  };
}
