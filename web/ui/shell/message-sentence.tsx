import { createElement, Fragment, type ReactNode } from "react";

/** Renders a message with elements inside; its parts are static and need no keys. */
export function MessageSentence({ children }: { children: ReactNode[] }) {
  return createElement(Fragment, null, ...children);
}

/** The part of a message that only screen readers read. */
export const spoken = (words: string) => <span className="sr-only">{words}</span>;
