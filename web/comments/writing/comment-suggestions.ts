import { useEffect } from "react";
import type { Subject } from "../comment-queries.ts";

type Listener = (subject: Subject, text: string) => void;
const listeners = new Set<Listener>();

/** Brings the reader to the comment form with words to begin with. */
export function suggestComment(subject: Subject, text: string) {
  for (const listener of listeners) listener(subject, text);
}

/** For the form of this subject. */
export function useSuggestions({ parent, id }: Subject, take: (text: string) => void) {
  useEffect(() => {
    const listener: Listener = (subject, text) => {
      if (subject.parent === parent && subject.id === id) take(text);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [parent, id, take]);
}
