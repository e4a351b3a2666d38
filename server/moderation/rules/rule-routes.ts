import { readRules } from "../../../contract/moderation/rules.ts";
import type { Config } from "../../config/config.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import { ownRules } from "./own-rules.ts";

/** Serves the operator's rules, which are read once at the start. */
export function serveRules(serve: Serve, config: Pick<Config, "rulesFile">): void {
  const html = ownRules(config);
  serve(readRules, async () => ({ html }));
}
