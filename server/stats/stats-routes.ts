import { getStats } from "../../contract/stats.ts";
import type { Board } from "../http/services.ts";
import { statsOf } from "./stats-store.ts";

/** Serves the board's public numbers. */
export function stats({ serve, database }: Board): void {
  serve.forVisitors(getStats, () => statsOf(database));
}
