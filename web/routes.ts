import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { pages } from "../contract/pages.ts";
import { memberPages, type PageName, promptingPages, publicPages, staffPages, visitorPages } from "./sitemap.ts";

function routesOf(files: Partial<Record<PageName, string>>): RouteConfigEntry[] {
  return Object.entries(files).map(([name, file]) => route(pages[name as PageName], file));
}

export default [
  ...routesOf(publicPages),
  ...routesOf(visitorPages),
  layout("people/accounts/waiting-layout.tsx", [
    layout("people/accounts/log-in-prompt-layout.tsx", routesOf(promptingPages)),
    layout("ui/shell/members-only-layout.tsx", [
      ...routesOf(memberPages),
      layout("admin/staff-only-layout.tsx", routesOf(staffPages)),
    ]),
  ]),
  route("*", "ui/shell/not-found-page.tsx"),
] satisfies RouteConfig;
