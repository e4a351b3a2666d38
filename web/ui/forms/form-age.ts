import { useEffect, useRef } from "react";

/** Returns a function for how many milliseconds the form has been shown. */
export function useFormAge(): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return () => Math.round(performance.now() - shownAt.current);
}
