import { queryOptions } from "@tanstack/react-query";
import { listDecisions } from "../../contract/moderation/decisions.ts";
import { listOwnReports } from "../../contract/moderation/reports.ts";
import { call } from "../api/api.ts";

export const reportKeys = { all: ["reports"] as const };

/** The reader's own reports. */
export const ownReportsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reportKeys.all, "mine", page],
    queryFn: ({ signal }) => call(listOwnReports, { page }, signal),
  });

/** The decisions on the reader's own content. */
export const ownDecisionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reportKeys.all, "decisions", page],
    queryFn: ({ signal }) => call(listDecisions, { page }, signal),
  });
