import { queryOptions } from "@tanstack/react-query";
import { listInsiders } from "../../../contract/jobs/insiders.ts";
import { call } from "../../api/api.ts";

/** Who can be asked about a job: whoever was asked least comes first, so it isn't asked for in advance. */
export const insidersQuery = (id: number) =>
  queryOptions({
    queryKey: ["jobs", "insiders", id],
    queryFn: ({ signal }) => call(listInsiders, { id }, signal),
  });
