import { useEffect, useState } from "react";

const pause = 200;

/** The value once it has rested, so that not every key that is pressed asks the server. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
