import { readFileSync } from "node:fs";
import { micromark } from "micromark";
import { readRules } from "../../../contract/moderation/rules.ts";
import type { Config } from "../../config/config.ts";
import type { Serve } from "../../http/endpoint-server.ts";

/** The operator's own rules, read once. HTML in them stays text, and links lead nowhere but to pages and addresses. */
export function serveRules(serve: Serve, { rulesFile }: Pick<Config, "rulesFile">): void {
  const html = rulesFile ? micromark(readFileSync(rulesFile, "utf8")) : "";
  serve(readRules, async () => ({ html }));
}
