import type { ReactNode } from "react";
import { WindowPanes } from "../lists/window-panes.tsx";

/** An empty state: the house with its lights out, and what to do next. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="sheet grid justify-items-center gap-5 text-balance px-6 py-12 text-center">
      <WindowPanes lit={0} of={6} size="large" />
      {children}
    </div>
  );
}
