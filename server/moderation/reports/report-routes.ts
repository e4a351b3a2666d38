import { listOwnReports, makeReport } from "../../../contract/moderation/reports.ts";
import type { Serve } from "../../http/endpoint-server.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import * as reports from "./report-store.ts";

export function serveReports(serve: Serve, surroundings: Surroundings): void {
  const { database } = surroundings;
  serve.manyAtOnce(makeReport, ({ input, session, messages }) =>
    database.begin((transaction) => reports.makeReport(transaction, surroundings, session, messages, input)),
  );

  serve(listOwnReports, ({ input, session, messages }) =>
    reports.ownReportsPage(database, { userId: session.user.id, messages }, input),
  );
}
