import type { ReactNode } from "react";
import { Link } from "react-router";
import { pages } from "../../../contract/pages.ts";
import { isBuilt, type PageName } from "../../sitemap.ts";

type Props = { page: PageName; id?: number; className?: string; "aria-label"?: string; children: ReactNode };

/** A link to a page of the board; plain text while the page doesn't exist. */
export function PageLink({ page, id, children, ...link }: Props) {
  if (!isBuilt(page)) return <span>{children}</span>;
  return (
    <Link {...link} prefetch="intent" to={pages[page].replace(":id", String(id))}>
      {children}
    </Link>
  );
}
