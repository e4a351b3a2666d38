import { getStats } from "../../contract/stats.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Totals } from "../lists/totals.ts";
import { boardStats } from "./stats-store.ts";

export function serveStats(serve: Serve, totals: Totals): void {
  const stats = boardStats(totals);
  serve(getStats, stats);
}
