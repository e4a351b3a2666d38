import type { ReactNode } from "react";
import { Panes } from "../lists/panes.tsx";

/** An empty state: the house with its lights out, and what to do next. */
export function DarkHouse({ children }: { children: ReactNode }) {
  return (
    <div className="sheet grid justify-items-center gap-5 text-balance px-6 py-12 text-center">
      <Panes lit={0} of={6} size="large" />
      {children}
    </div>
  );
}
