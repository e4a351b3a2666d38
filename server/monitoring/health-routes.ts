import type { Board } from "../http/board.ts";
import type { LiveBoard } from "../live/live-board.ts";
import { metricsRoutes } from "./metrics-routes.ts";

/** For supervisors of the process: whether it is alive, whether it can answer, and what it does. */
export function monitoring(board: Board & { liveBoard: LiveBoard }): void {
  const { app, database } = board;
  app.get("/healthz", () => ({ status: "alive" }));
  app.get("/readyz", async () => {
    await database`select 1`;
    return { status: "ready" };
  });
  metricsRoutes(board);
}
