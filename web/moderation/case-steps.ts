import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../contract/pages.ts";
import { queueQuery } from "./case-queries.ts";

/** Navigates to the neighbour of a case in the queue; from a case outside the queue to the first. */
export function useSteps(id: number) {
  const navigate = useNavigate();
  const { data: queue } = useQuery(queueQuery);
  return (by: number) => {
    const waiting = queue?.results ?? [];
    const at = waiting.findIndex((each) => each.id === id);
    const next = at < 0 ? waiting[0] : waiting[at + by];
    if (next) navigate(paths.adminReport(next.id));
  };
}
