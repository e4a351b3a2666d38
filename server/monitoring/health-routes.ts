import type { FastifyInstance } from "fastify";
import type { Surroundings } from "../http/surroundings.ts";

/** For supervisors of the process: whether it is alive, and whether it can answer. */
export function serveHealth(app: FastifyInstance, { database }: Surroundings): void {
  app.get("/healthz", () => ({ status: "alive" }));
  app.get("/readyz", async () => {
    await database`select 1`;
    return { status: "ready" };
  });
}
