import { useLocation } from "react-router";
import { pages } from "../../../contract/pages.ts";
import type { PageName } from "../../sitemap.ts";
import { useBrowserValue } from "./browser-value.ts";
import { isFinishedDocument } from "./document-kind.ts";

/** Whether the current page is this one or below it: `/jobs/7` is in Jobs. */
export function useIsCurrent(page: PageName): boolean {
  const { pathname } = useLocation();
  const path: string = pages[page];
  const isCurrent = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  // The application's document is rendered once for all addresses.
  return useBrowserValue(() => isCurrent, isFinishedDocument && isCurrent);
}
