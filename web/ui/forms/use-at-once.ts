import { useState } from "react";

/**
 * A value that is shown as it is set, before whoever holds it knows: React would put a box back that was just ticked. It goes
 * with what is held as soon as that changes.
 */
export function useAtOnce<Value>(held: Value): [Value, (shown: Value) => void] {
  const [shown, show] = useState(held);
  const [known, setKnown] = useState(held);
  if (known !== held) {
    setKnown(held);
    show(held);
  }
  return [shown, show];
}
