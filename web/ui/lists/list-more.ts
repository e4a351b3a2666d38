import { useEffect, useRef } from "react";

type List = {
  count: number;
  fetchNextPage: () => Promise<{ isError: boolean }>;
  /** The element to focus for the item at this index. */
  partAt: (place: number) => Element | null | undefined;
};

/** Loads more of a list and focuses the first new item. */
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
