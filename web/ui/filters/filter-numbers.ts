import type { UseQueryResult } from "@tanstack/react-query";

/** How the values' counts are doing: they come apart from the list, which never waits for them. */
export type FilterNumbers = {
  /** Whether there were none yet. */
  areFirst: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  retry: () => void;
};

type Counting = Pick<UseQueryResult, "isPending" | "isPlaceholderData" | "isError" | "refetch">;

export const filterNumbers = ({ isPending, isPlaceholderData, isError, refetch }: Counting): FilterNumbers => ({
  areFirst: isPending,
  isWaiting: isPending || isPlaceholderData,
  hasFailed: isError,
  retry: () => void refetch(),
});
