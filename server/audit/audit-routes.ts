import { listAudit } from "../../contract/audit.ts";
import type { Board } from "../http/services.ts";
import { trailPage } from "./audit-store.ts";

export function audit({ serve, database }: Board): void {
  serve(listAudit, ({ input, messages }) => trailPage(database, input, messages));
}
