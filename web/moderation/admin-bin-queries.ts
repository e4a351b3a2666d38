import { queryOptions } from "@tanstack/react-query";
import { listStaffBin } from "../../contract/moderation/bin.ts";
import { call } from "../api/api.ts";

export const staffBinQuery = (page: number) =>
  queryOptions({
    queryKey: ["staff bin", page] as const,
    queryFn: ({ signal }) => call(listStaffBin, { page }, signal),
    // Keyed by case, because a job and a comment can have the same id.
    select: (list) => ({ ...list, results: list.results.map((binned) => ({ ...binned, id: binned.caseId })) }),
  });
