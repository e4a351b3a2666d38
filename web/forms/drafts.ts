import { useEffect, useRef, useState } from "react";
import { currentSession, onSessionEnd } from "../session.ts";

/** In memory only, for the member who typed them. */
const drafts = new Map<string, unknown>();
const keyOf = (form: string) => `${currentSession()?.user.id}:${form}`;

/** Whether a form that is not on screen by itself has words to come back to. */
export const hasDraft = (form: string) => drafts.has(keyOf(form));

/**
 * What was typed into this form when its author's session died, if that is how it ended last time. `typed` is asked for
 * what is worth keeping (undefined for nothing) when the session dies again.
 */
export function useDraft<Values>(form: string): {
  draft: Values | undefined;
  keepDraft: (typed: () => Values | undefined) => void;
} {
  const key = keyOf(form);
  const [draft] = useState(() => drafts.get(key) as Values | undefined);
  const typed = useRef<() => Values | undefined>(() => undefined);

  useEffect(() => {
    drafts.delete(key);
    return onSessionEnd((why) => {
      const values = typed.current();
      if (why === "expired" && values !== undefined) drafts.set(key, values);
    });
  }, [key]);

  return {
    draft,
    keepDraft: (ask) => {
      typed.current = ask;
    },
  };
}
