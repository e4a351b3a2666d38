import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../../contract/interface/endpoint.ts";
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  listSessions,
  previewDeletion,
} from "../../../contract/people/settings.ts";
import { call, isMissing } from "../../api/api.ts";

const settingsKeys = {
  devices: ["settings", "devices"] as const,
  deletion: ["settings", "deletion"] as const,
};

/** The member's sessions, this device first. */
export const devicesQuery = queryOptions({
  queryKey: settingsKeys.devices,
  queryFn: ({ signal }) => call(listSessions, {}, signal),
  select: ({ results }) => results.toSorted((one, other) => Number(other.current) - Number(one.current)),
});

/** Logs out these devices; one that is logged out already doesn't count as a failure. */
export function useLogOutDevices() {
  const stale = useStaleDevices();
  return useMutation({
    mutationFn: (ids: number[]) => Promise.all(ids.map(logOutDevice)),
    onSettled: stale,
  });
}

async function logOutDevice(id: number) {
  try {
    await call(endSession, { id });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

export function useLogOutEverywhere() {
  return useMutation({ mutationFn: () => call(endAllSessions, {}) });
}

export function useChangePassword() {
  const stale = useStaleDevices();
  return useMutation({
    mutationFn: (change: InputOf<typeof changePassword>) => call(changePassword, change),
    onSuccess: stale,
  });
}

function useStaleDevices() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: settingsKeys.devices });
}

/** What deleting the account would delete. Always refetched. */
export const deletionQuery = queryOptions({
  queryKey: settingsKeys.deletion,
  queryFn: ({ signal }) => call(previewDeletion, {}, signal),
  staleTime: 0,
  gcTime: 0,
});

export function useDeleteAccount() {
  return useMutation({ mutationFn: (answer: InputOf<typeof deleteAccount>) => call(deleteAccount, answer) });
}
