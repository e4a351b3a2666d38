import { useCallback, useEffect, useState } from "react";

/**
 * What a call returns, for public pages, which go without TanStack Query. Another `load` is called at once, so it has to stay the
 * same in between; without one nothing is asked. `show` replaces the value, by what a change returned.
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
