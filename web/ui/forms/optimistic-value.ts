import { useState } from "react";

/**
 * A controlled value that is shown as soon as it is set, before its owner has updated: otherwise React would reset a checkbox
 * that was just ticked. A change of `held` overrides it.
 */
export function useOptimisticValue<Value>(held: Value): [Value, (shown: Value) => void] {
  const [shown, show] = useState(held);
  const [known, setKnown] = useState(held);
  if (known !== held) {
    setKnown(held);
    show(held);
  }
  return [shown, show];
}
