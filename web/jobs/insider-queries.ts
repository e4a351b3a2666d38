import { queryOptions } from "@tanstack/react-query";
import { listInsiders } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";

/** The insiders of a job. Not prefetched, because the order changes with each request: least asked first. */
export const insidersQuery = (id: number) =>
  queryOptions({
    queryKey: ["jobs", "insiders", id],
    queryFn: ({ signal }) => call(listInsiders, { id }, signal),
  });
