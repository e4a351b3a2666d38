import { listAudit } from "../../contract/audit.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { trailPage } from "./audit-store.ts";

export function serveAudit(serve: Serve, { database }: Surroundings): void {
  serve(listAudit, ({ input, messages }) => trailPage(database, input, messages));
}
