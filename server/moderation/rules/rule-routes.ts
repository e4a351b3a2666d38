import { readRules } from "../../../contract/moderation/rules.ts";
import type { Board } from "../../http/board.ts";
import { ownRules } from "./own-rules.ts";

/** Serves the operator's rules, which are read once at the start. */
export function ruleRoutes({ serve, config }: Board): void {
  const html = ownRules(config);
  serve(readRules, async () => ({ html }));
}
