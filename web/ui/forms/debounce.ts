import { useEffect, useState } from "react";

/** The value, debounced by `pause` milliseconds. */
export function useDebounced<Value>(value: Value, pause = 200): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
