import { getStats } from "../../contract/stats.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { boardStats } from "./stats-store.ts";

export function serveStats(serve: Serve, { database }: Surroundings): void {
  const stats = boardStats(database);
  serve(getStats, stats);
}
