import { useEffect, useRef, useState } from "react";
import { currentSession, onSessionEnd } from "../../api/session.ts";
import { readDraft, removeDraft, writeDraft } from "./draft-shelf.ts";

/** For whoever typed it: no other account comes to see it. */
const keyOf = (form: string) => `${currentSession()?.user.id ?? "visitor"} ${form}`;

/** Whether a form that is not on screen by itself has words to come back to. */
export const hasDraft = (form: string) => readDraft(keyOf(form)) !== undefined;

/**
 * What was typed into this form when its author's session died or the page was reloaded, if that is how it ended last time.
 * `typed` is asked for what is worth keeping (undefined for nothing) whenever that may happen again, and of one that
 * `outlivesForm` when it closes: Esc is pressed by mistake.
 */
export function useDraft<Values>(
  form: string,
  { outlivesForm = false } = {},
): {
  draft: Values | undefined;
  keepDraft: (typed: () => Values | undefined) => void;
} {
  const key = keyOf(form);
  const [draft] = useState(() => readDraft(key) as Values | undefined);
  const typed = useRef<() => Values | undefined>(() => undefined);

  useEffect(() => {
    const keep = () => {
      const values = typed.current();
      if (values !== undefined) writeDraft(key, values);
    };
    // A page out of sight may never be seen again. One that is back has it all on screen.
    const keepUnseen = () => (document.hidden ? keep() : removeDraft(key));
    removeDraft(key);
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keepUnseen);
    const endListening = onSessionEnd((why) => why === "expired" && keep());
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keepUnseen);
      endListening();
      // Saved, or left on purpose: but a session that ended has taken its author away.
      if (keyOf(form) !== key) return;
      removeDraft(key);
      if (outlivesForm) keep();
    };
  }, [key, form, outlivesForm]);

  return {
    draft,
    keepDraft: (ask) => {
      typed.current = ask;
    },
  };
}
