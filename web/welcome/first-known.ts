import { useState } from "react";

/** A value as it was when it became known: what comes later doesn't move what is being read. */
export function useFirstKnown<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
