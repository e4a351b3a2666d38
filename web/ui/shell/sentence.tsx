import { createElement, Fragment, type ReactNode } from "react";

/** A message with links or emphasis inside: its parts follow each other and need no keys. */
export function Sentence({ children }: { children: ReactNode[] }) {
  return createElement(Fragment, null, ...children);
}
