import { listAudit } from "../../contract/audit.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { trailPage } from "./audit-store.ts";

export function serveAudit(serve: Serve, { database }: Surroundings): void {
  serve(listAudit, ({ input }) => trailPage(database, input));
}
