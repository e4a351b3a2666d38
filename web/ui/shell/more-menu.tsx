import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { more } from "#messages/shell.ts";
import { useDisclosure } from "./disclosure.ts";

/** A menu of less frequent actions. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { root, triggerProps, panelProps } = useDisclosure();
  return (
    <div className="relative" ref={root}>
      <button {...triggerProps} className="btn btn-ghost">
        <Ellipsis aria-hidden className="size-4.5" /> {more}
      </button>
      <div {...panelProps} className="menu-panel">
        {children}
      </div>
    </div>
  );
}
