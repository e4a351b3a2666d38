import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import {
  addWebhook,
  changeWebhook,
  type Delivery,
  deleteWebhook,
  deliverAgain,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
} from "../../contract/webhooks.ts";
import { call } from "../api/api.ts";

const webhookKeys = {
  all: ["webhooks"] as const,
  list: ["webhooks", "list"] as const,
  deliveries: (id: number) => ["webhooks", "deliveries", id] as const,
};

export const webhooksQuery = queryOptions({
  queryKey: webhookKeys.list,
  queryFn: ({ signal }) => call(listWebhooks, {}, signal),
  select: ({ results }) => results,
});

/** Milliseconds. */
const soon = 2000;
const isDueSoon = ({ nextAt }: Delivery) => nextAt !== null && Date.parse(nextAt) < Date.now() + 60_000;

/** Refetched while a delivery is pending. */
export const deliveriesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: webhookKeys.deliveries(id),
    queryFn: ({ pageParam, signal }) => call(listDeliveries, { id, page: pageParam, limit: 20 }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage }, _, page) => (hasNextPage ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ results }) => results.some(isDueSoon)) ? soon : false),
  });

function useStale() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: webhookKeys.all });
}

export const useAddWebhook = () =>
  useMutation({
    mutationFn: (webhook: InputOf<typeof addWebhook>) => call(addWebhook, webhook),
    onSuccess: useStale(),
  });

export const useChangeWebhook = () =>
  useMutation({
    mutationFn: (change: InputOf<typeof changeWebhook>) => call(changeWebhook, change),
    onSettled: useStale(),
  });

export const useDeleteWebhook = () =>
  useMutation({ mutationFn: (id: number) => call(deleteWebhook, { id }), onSettled: useStale() });

export const useRenewSecret = () => useMutation({ mutationFn: (id: number) => call(renewWebhookSecret, { id }) });

export const useTestWebhook = () =>
  useMutation({ mutationFn: (id: number) => call(testWebhook, { id }), onSuccess: useStale() });

export const useDeliverAgain = () =>
  useMutation({
    mutationFn: (delivery: InputOf<typeof deliverAgain>) => call(deliverAgain, delivery),
    onSuccess: useStale(),
  });
