import { useCallback, useEffect, useState } from "react";

/**
 * The reply of a call, for public pages, which don't use TanStack Query. A new `load` function is called at once, so keep it
 * stable between renders; null calls nothing. `show` replaces the value, for example by a change's reply.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | null) {
  const [value, show] = useState<Value>();
  const [error, fail] = useState<unknown>();

  const retry = useCallback(() => {
    fail(undefined);
    load?.().then(show, fail);
  }, [load]);
  useEffect(retry, [retry]);

  return { value, show, error, fail, retry };
}
