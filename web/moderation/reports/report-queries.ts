import { queryOptions } from "@tanstack/react-query";
import { listDecisions } from "../../../contract/moderation/decisions.ts";
import { listOwnReports } from "../../../contract/moderation/reports.ts";
import { call } from "../../api/api.ts";

export const reportKeys = { all: ["reports"] as const };

/** What the reader reported. */
export const ownReportsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reportKeys.all, "mine", page],
    queryFn: ({ signal }) => call(listOwnReports, { page }, signal),
  });

/** What was decided on what is the reader's own. */
export const ownDecisionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reportKeys.all, "decisions", page],
    queryFn: ({ signal }) => call(listDecisions, { page }, signal),
  });
