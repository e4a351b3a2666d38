import { useEffect } from "react";
import type { Subject } from "./comment-queries.ts";

type Listener = (subject: Subject, text: string) => void;
const listeners = new Set<Listener>();

/** Focuses the comment form and fills in a text to start from. */
export function suggestComment(subject: Subject, text: string) {
  for (const listener of listeners) listener(subject, text);
}

/** Passes suggested texts to the form of this subject. */
export function useSuggestions({ parent, id }: Subject, take: (text: string) => void) {
  useEffect(() => {
    const listener: Listener = (subject, text) => {
      if (subject.parent === parent && subject.id === id) take(text);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [parent, id, take]);
}
