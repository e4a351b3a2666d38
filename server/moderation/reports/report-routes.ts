import { listOwnReports, makeReport } from "../../../contract/moderation/reports.ts";
import type { Board } from "../../http/board.ts";
import * as reports from "./report-store.ts";

export function reportRoutes(board: Board): void {
  const { serve, database } = board;
  serve.manyAtOnce(makeReport, ({ input, session, messages }) =>
    database.begin((transaction) => reports.makeReport(transaction, board, session, messages, input)),
  );

  serve(listOwnReports, ({ input, session, messages }) =>
    reports.ownReportsPage(database, { userId: session.user.id, messages }, input),
  );
}
