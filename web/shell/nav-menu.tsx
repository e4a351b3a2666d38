import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { useIsCurrent } from "./current-section.ts";
import { useDisclosure } from "./disclosure.ts";
import type { NavEntry } from "./nav-entries.ts";

/** One entry of the navigation bar: a link, or a button that shows its links. */
export function NavItem({ entry }: { entry: NavEntry }) {
  return entry.menu && entry.menu.length > 1 ? <NavMenu entry={entry} /> : <NavLink entry={entry} />;
}

function NavLink({ entry }: { entry: NavEntry }) {
  const isCurrent = useIsCurrent(entry.page);
  return (
    <Link aria-current={isCurrent ? "page" : undefined} className="nav-item" prefetch="intent" to={pages[entry.page]}>
      {entry.label}
    </Link>
  );
}

function NavMenu({ entry }: { entry: NavEntry }) {
  const isCurrent = useIsCurrent(entry.page);
  const { isOpen, root, triggerProps, panelProps } = useDisclosure();

  return (
    <div className="relative" ref={root}>
      <button {...triggerProps} aria-current={isCurrent ? "true" : undefined} className="nav-item">
        {entry.label}
        <ChevronDown aria-hidden className={`size-3.5 transition-transform ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <ul {...panelProps} className="menu-panel left-0">
        {entry.menu?.map(({ page, label }) => (
          <li key={page}>
            <Link className="menu-item" prefetch="intent" to={pages[page]}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
