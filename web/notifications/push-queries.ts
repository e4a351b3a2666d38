import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addPushDevice, listPushDevices, removePushDevice } from "../../contract/notifications/push.ts";
import { call, isMissing } from "../api/api.ts";
import { subscribeHere, subscriptionHere } from "./push-subscription.ts";

const key = ["notifications", "push"] as const;

export const pushQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => {
    const [push, here] = await Promise.all([call(listPushDevices, {}, signal), subscriptionHere()]);
    const current = here ? push.devices.find((device) => device.current) : undefined;
    return { key: push.key, current, others: push.devices.filter((device) => device !== current) };
  },
});

/** Subscribes this device to push, if the reader permits it. */
export function useSwitchOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (boardKey: string) => {
      const subscription = await subscribeHere(boardKey);
      if (subscription) await call(addPushDevice, subscription);
      return subscription !== undefined;
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useSwitchOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isHere }: { id: number; isHere: boolean }) => {
      await call(removePushDevice, { id }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      if (isHere) await (await subscriptionHere())?.unsubscribe();
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
