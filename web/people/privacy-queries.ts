import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ChangedPrivacy, changePrivacy, type Privacy } from "../../contract/people/privacy.ts";
import { accountQuery } from "../api/account-queries.ts";
import { call } from "../api/api.ts";
import { userKeys } from "./user-queries.ts";

/** Saves a change, optimistically. */
export function useChangePrivacy() {
  const client = useQueryClient();
  const show = (change: (privacy: Privacy) => Privacy) =>
    client.setQueryData(
      accountQuery.queryKey,
      (account) => account && { ...account, privacy: change(account.privacy) },
    );
  return useMutation({
    mutationFn: (changed: ChangedPrivacy) => call(changePrivacy, changed),
    onMutate: ({ visibility, requestsFrom }) =>
      show((privacy) => ({
        ...privacy,
        visibility: { ...privacy.visibility, ...visibility },
        ...(requestsFrom && { requestsFrom }),
      })),
    onSuccess: (privacy) => {
      show(() => privacy);
      void client.invalidateQueries({ queryKey: userKeys.lists });
    },
    onError: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}
