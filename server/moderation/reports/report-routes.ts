import { listOwnReports, makeReport } from "../../../contract/moderation/reports.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import * as reports from "./report-store.ts";

export function serveReports(serve: Serve, { database, limits }: Surroundings): void {
  serve(makeReport, ({ input, session }) =>
    database.begin((transaction) => reports.makeReport(transaction, limits, session, input)),
  );

  serve(listOwnReports, ({ input, session }) => reports.ownReportsPage(database, session.user.id, input));
}
