import { useEffect, useRef, useState } from "react";
import { currentSession, onSessionEnd } from "../../api/session.ts";
import { readDraft, removeDraft, writeDraft } from "./draft-storage.ts";

/** Includes the member's id, so that no other account gets the draft. */
const keyOf = (form: string) => `${currentSession()?.user.id ?? "visitor"} ${form}`;

/** Whether a form that is not rendered at first has a draft. */
export const hasDraft = (form: string) => readDraft(keyOf(form)) !== undefined;

/**
 * The draft of a form, kept if the session expires or the page is reloaded or hidden. `keepDraft` sets a callback that
 * returns the values to keep, or undefined for none. With `outlivesForm` the draft is also kept when the form unmounts, for
 * example by Esc.
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
    // A hidden page may be discarded without further events. A visible one has its text on screen.
    const keepUnseen = () => (document.hidden ? keep() : removeDraft(key));
    removeDraft(key);
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keepUnseen);
    const endListening = onSessionEnd((why) => why === "expired" && keep());
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keepUnseen);
      endListening();
      // The form was saved or left on purpose, unless the session has ended: then the key differs, and the draft stays.
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
