import type { UseQueryResult } from "@tanstack/react-query";

/** The state of the counts, which are fetched apart from the list. */
export type FilterNumbers = {
  /** Whether no counts have been loaded yet. */
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
