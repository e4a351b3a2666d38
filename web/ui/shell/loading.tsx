import type { ReactNode } from "react";
import * as messages from "#messages/lists.ts";

type Props = {
  /** The skeleton of the content; without it a whole page is loading. */
  children?: ReactNode;
  className?: string;
};

/** As tall as the viewport, so that the footer doesn't move when the content arrives. */
export const viewportHeight = "min-h-dvh";

/** Announces loading, and shows it after 200 ms. */
export function Loading({ children, className = children ? "" : viewportHeight }: Props) {
  return (
    <div className={`appear-late ${className}`}>
      <p className="sr-only" role="status">
        {messages.loading}
      </p>
      {children ?? <PageBones />}
    </div>
  );
}

const PageBones = () => (
  <div className="page-width py-8">
    <div className="bone h-9 w-48" />
    <div className="sheet mt-6 grid gap-6 p-5">
      {["w-2/3", "w-1/2", "w-3/5", "w-2/5", "w-1/2"].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
        <div className={`bone h-5 ${width}`} key={line} />
      ))}
    </div>
  </div>
);
