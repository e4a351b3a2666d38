import { queryOptions } from "@tanstack/react-query";
import { listAudit } from "../../contract/audit.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { call } from "../api/api.ts";

/** Never served from the cache, so that it shows the latest action. */
export const auditQuery = (asked: InputOf<typeof listAudit>) =>
  queryOptions({
    queryKey: ["audit", asked] as const,
    queryFn: ({ signal }) => call(listAudit, asked, signal),
    staleTime: 0,
  });
