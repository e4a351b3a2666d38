import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { more, moreAbout } from "#messages/shell.ts";
import { useDisclosure } from "./disclosure.ts";

type Props = {
  /** The name of the record, if a page has several such menus. */
  about?: string;
  children: ReactNode;
};

/** A menu of less frequent actions. */
export function NavMoreMenu({ about, children }: Props) {
  const { root, triggerProps, panelProps } = useDisclosure();
  return (
    <div className="relative" ref={root}>
      <button
        {...triggerProps}
        aria-label={about && moreAbout(about)}
        className={about ? "btn btn-ghost btn-sm" : "btn btn-ghost"}
      >
        <Ellipsis aria-hidden className="size-4.5" /> {more}
      </button>
      <div {...panelProps} className="menu-panel">
        {children}
      </div>
    </div>
  );
}
