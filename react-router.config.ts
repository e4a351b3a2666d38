import type { Config } from "@react-router/dev/config";
import { prerenderedPages } from "./web/sitemap.ts";

export default {
  appDirectory: "web",
  // Each language is built in a folder of its own; scripts/build-web.mjs puts them together.
  buildDirectory: `build/${process.env.BOARD_LANGUAGE ?? "en"}`,
  ssr: false,
  prerender: prerenderedPages,
  // One document knows all routes: the server answers no manifest calls.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
