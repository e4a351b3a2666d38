import { useQuery } from "@tanstack/react-query";
import { number } from "#messages/formats.ts";
import { accountQuery } from "../api/account-queries.ts";

/** The number of open cases, beside the link to them. */
export function OpenCases() {
  const { data: count } = useQuery({
    ...accountQuery,
    select: ({ openCases }) => openCases,
    refetchInterval: 15_000,
    staleTime: 0,
  });
  if (!count) return null;
  return (
    <span className="rounded-full bg-primary px-1.5 font-semibold text-primary-content text-xs tabular-nums">
      {number(count)}
    </span>
  );
}
