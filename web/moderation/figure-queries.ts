import { queryOptions } from "@tanstack/react-query";
import { getFigures } from "../../contract/moderation/case-figures.ts";
import { call } from "../api/api.ts";

export const figuresQuery = queryOptions({
  queryKey: ["figures"] as const,
  queryFn: ({ signal }) => call(getFigures, {}, signal),
});
