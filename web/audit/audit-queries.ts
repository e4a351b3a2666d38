import { queryOptions } from "@tanstack/react-query";
import { listAudit } from "../../contract/audit.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { call } from "../api/api.ts";

/** Asked anew each time: what was just done is in it. */
export const auditQuery = (asked: InputOf<typeof listAudit>) =>
  queryOptions({
    queryKey: ["audit", asked] as const,
    queryFn: ({ signal }) => call(listAudit, asked, signal),
    staleTime: 0,
  });
