import type { Board } from "../http/services.ts";
import type { LiveBoard } from "../live/live-board.ts";
import { metricsRoutes } from "./metrics-routes.ts";

/** Health checks: whether the process runs, and whether it can serve requests. */
export function monitoring(board: Board & { liveBoard: LiveBoard }): void {
  const { app, database } = board;
  app.get("/healthz", () => ({ status: "alive" }));
  app.get("/readyz", async () => {
    await database`select 1`;
    return { status: "ready" };
  });
  metricsRoutes(board);
}
