import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "../companies/company-queries.ts";
import { matchKeys } from "../matches/match-queries.ts";
import type { Removal } from "../moderation/removal.ts";
import { userKeys } from "../people/user-queries.ts";
import { skillKeys } from "../skills/skill-queries.ts";
import { useAttempts } from "../ui/forms/form-attempts.ts";
import type { postKeys } from "./post-keys.ts";

type PostKeys = Pick<ReturnType<typeof postKeys>, "lists" | "one">;

/** Saves a post, puts the reply into the cache and invalidates what lists posts. */
export function usePostSaving<New, Post extends { id: number }>(
  keys: PostKeys,
  send: (post: New, key: string) => Promise<Post>,
) {
  const client = useQueryClient();
  const attempt = useAttempts();
  return useMutation({
    mutationFn: (post: New) => attempt((key) => send(post, key)),
    onSuccess: (post) => {
      client.setQueryData<unknown>(keys.one(post.id), post);
      // The page may show more of it than the reply says.
      void client.invalidateQueries({ queryKey: keys.one(post.id), refetchType: "none" });
      postsChanged(client, keys);
    },
  });
}

/** `reason` and `text` are there if staff delete someone else's post. */
export type Deletion = { id: number } & Partial<Removal>;

/** Deletes a post. Its own query is only marked stale: refetching would show the open page a 404. */
export function usePostDeletion(keys: PostKeys, send: (post: Deletion) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { id }) => {
      void client.invalidateQueries({ queryKey: keys.one(id), refetchType: "none" });
      postsChanged(client, keys);
    },
  });
}

function postsChanged(client: QueryClient, keys: PostKeys) {
  const stale: QueryKey[] = [keys.lists, matchKeys.all, userKeys.all, companyKeys.ones, skillKeys.ones];
  for (const queryKey of stale) void client.invalidateQueries({ queryKey });
}
