import type { ReactNode } from "react";
import * as messages from "#messages/states.ts";

type Props = {
  /** A quiet drawing of the size of what comes; without it a whole page is on its way. */
  children?: ReactNode;
  className?: string;
};

/** As tall as the window, so that what comes doesn't push the footer around. */
export const tallAsWindow = "min-h-dvh";

/** Says that something is on its way, after 200 ms. */
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
