import type { ReactNode } from "react";
import * as messages from "#messages/states.ts";

type Props = {
  /** The skeleton of the content; without it a whole page is loading. */
  children?: ReactNode;
  className?: string;
};

/** As tall as the viewport, so that the footer doesn't move when the content arrives. */
export const tallAsWindow = "min-h-dvh";

/** Announces loading, and shows it after 200 ms. */
export function Loading({ children, className = children ? "" : tallAsWindow }: Props) {
  return (
    <div className={`appear-late ${className}`}>
      <p className={children ? "sr-only" : "page-width quiet py-16"} role="status">
        {messages.loading}
      </p>
      {children}
    </div>
  );
}
