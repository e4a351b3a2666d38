import type { ReactNode } from "react";
import { Link } from "react-router";
import { pages } from "../../../contract/pages.ts";
import type { PageName } from "../../sitemap.ts";

type Props = {
  page: PageName;
  id?: number;
  className?: string;
  "aria-label"?: string;
  "aria-current"?: "page";
  children: ReactNode;
};

/** A link to a page, given by its name in `pages`. */
export function PageLink({ page, id, children, ...link }: Props) {
  return (
    <Link {...link} prefetch="intent" to={pages[page].replace(":id", String(id))}>
      {children}
    </Link>
  );
}
