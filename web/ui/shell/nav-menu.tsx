import { ChevronDown } from "lucide-react";
import { Link, useLocation } from "react-router";
import { pages } from "../../../contract/pages.ts";
import type { PageName } from "../../sitemap.ts";
import { useBrowserValue } from "./browser-value.ts";
import { useDisclosure } from "./disclosure.ts";
import { isFinishedDocument } from "./document-kind.ts";
import type { NavEntry } from "./nav-entries.ts";

/** An entry of the navigation bar: a link and, if it has subpages, a button that opens a menu. */
export function NavItem({ entry }: { entry: NavEntry }) {
  return entry.menu && entry.menu.length > 1 ? <NavMenu entry={entry} /> : <NavLink entry={entry} />;
}

function NavLink({ entry, className = "nav-item" }: { entry: NavEntry; className?: string }) {
  const isCurrent = useIsCurrent(entry.page);
  return (
    <Link aria-current={isCurrent ? "page" : undefined} className={className} prefetch="intent" to={pages[entry.page]}>
      {entry.label}
    </Link>
  );
}

function NavMenu({ entry }: { entry: NavEntry }) {
  const { isOpen, root, triggerProps, panelProps } = useDisclosure();

  return (
    <div className="nav-pair" ref={root}>
      <NavLink className="nav-item pr-1" entry={entry} />
      <button {...triggerProps} aria-label={entry.menuLabel} className="nav-opener">
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

/** Whether the current page is this one or below it: `/jobs/7` is in Jobs. */
export function useIsCurrent(page: PageName): boolean {
  const { pathname } = useLocation();
  const path: string = pages[page];
  const isCurrent = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  // The application's document is rendered once for all addresses.
  return useBrowserValue(() => isCurrent, isFinishedDocument && isCurrent);
}
