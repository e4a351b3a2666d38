import type { Config } from "@react-router/dev/config";
import { prerenderedPages } from "./web/sitemap.ts";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: false,
  prerender: prerenderedPages,
  // One document knows all routes: the server answers no manifest calls.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
