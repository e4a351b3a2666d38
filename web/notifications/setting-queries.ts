import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as messages from "#messages/notification-settings.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import {
  changeNotificationSettings,
  getNotificationSettings,
  type KindChanges,
  type NotificationSettings,
} from "../../contract/notifications/notification-settings.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";

const key = ["notifications", "settings"] as const;

export const notificationSettingsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(getNotificationSettings, {}, signal),
});

export type SettingsChange = Omit<InputOf<typeof changeNotificationSettings>, "kinds"> & { kinds?: KindChanges };

/** Saves a change, optimistically. */
export function useSettingsChange() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: key,
    // Mutations of one scope run one after the other, so that the last press wins.
    scope: { id: about },
    mutationFn: (change: SettingsChange) => call(changeNotificationSettings, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(notificationSettingsQuery.queryKey, (known) => known && changed(known, change));
    },
    onSuccess: () => notify.answered(about),
    onError: (error) => {
      notify.failure(error, about, messages.notSaved);
    },
    // Refetch only after the last pending change: before it, the server's answer lacks later ones.
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  });
}

const about = "notification settings";

function changed(known: NotificationSettings, { kinds, ...others }: SettingsChange): NotificationSettings {
  const next = Object.entries(known.kinds).map(([kind, setting]) => [
    kind,
    { ...setting, ...kinds?.[kind as NotificationKind] },
  ]);
  return { ...known, ...others, kinds: Object.fromEntries(next) };
}
