import { useLocation } from "react-router";
import { pages } from "../../../contract/pages.ts";
import type { PageName } from "../../sitemap.ts";
import { useIsHydrated } from "../shell/hydration.ts";

/** Whether the current page is this one or below it: `/jobs/7` is in Jobs. */
export function useIsCurrent(page: PageName): boolean {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const path: string = pages[page];
  if (!isHydrated) return false;
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}
