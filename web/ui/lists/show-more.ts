import { useEffect, useRef } from "react";

type List = {
  count: number;
  fetchNextPage: () => Promise<{ isError: boolean }>;
  /** What stands at a place of the list, to go on at. */
  partAt: (place: number) => Element | null | undefined;
};

/** Shows more of a list; the keyboard goes on at the first of those that come. */
export function useShowMore({ count, fetchNextPage, partAt }: List): () => Promise<void> {
  const shown = useRef<number>(null);

  useEffect(() => {
    if (shown.current === null || count <= shown.current) return;
    const part = partAt(shown.current);
    shown.current = null;
    if (part instanceof HTMLElement) part.focus({ preventScroll: true });
  });

  return async () => {
    shown.current = count;
    const { isError } = await fetchNextPage();
    if (isError) shown.current = null;
  };
}
