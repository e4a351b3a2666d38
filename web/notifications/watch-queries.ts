import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getWatch, listWatches, unwatchRecord, watchRecord } from "../../contract/notifications/watches.ts";
import type { PostPath } from "../../contract/posts.ts";
import { call } from "../api/api.ts";

type Watched = { parent: PostPath; id: number };

const keys = {
  all: ["watches"] as const,
  list: ["watches", "list"] as const,
  one: ({ parent, id }: Watched) => ["watches", parent, id] as const,
};

export const watchesQuery = infiniteQueryOptions({
  queryKey: keys.list,
  queryFn: ({ pageParam, signal }) => call(listWatches, { page: pageParam }, signal),
  initialPageParam: 1,
  getNextPageParam: (list) => (list.hasNextPage ? list.currentPage + 1 : undefined),
  select: ({ pages }) => pages.flatMap(({ results }) => results),
});

export const watchQuery = ({ parent, id }: Watched) =>
  queryOptions({
    queryKey: keys.one({ parent, id }),
    queryFn: ({ signal }) => call(getWatch, { parent, id }, signal),
  });

/** Watches or unwatches a record, optimistically. */
export function useWatching() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ isOn, ...record }: Watched & { isOn: boolean }) => call(isOn ? watchRecord : unwatchRecord, record),
    onMutate: ({ isOn, ...record }) => client.setQueryData(watchQuery(record).queryKey, { watching: isOn }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Writing on a record makes its author watch it, so the cached state is invalidated. */
export function useStaleWatch(record: Watched) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keys.one(record) });
}
