import { queryOptions, useQuery } from "@tanstack/react-query";
import { getAccount } from "../../contract/settings.ts";
import type { SkillName } from "../../contract/skills.ts";
import { call } from "../api.ts";
import { queryClient } from "../query-client.ts";
import { currentSession, useUser } from "../session.ts";
import { userKeys } from "../users/user-queries.ts";

type Post = { ownerId: number | null; Skills: SkillName[] };

const none: ReadonlySet<number> = new Set();

// Asked once for all cards of all lists; saving one's profile makes it stale.
const ownAccountQuery = queryOptions({
  queryKey: [...userKeys.all, "account"],
  queryFn: ({ signal }) => call(getAccount, {}, signal),
  staleTime: 300_000,
});

/** For the clientLoaders of lists whose cards say what fits. */
export async function loadOwnSkills() {
  if (currentSession()) await queryClient.prefetchQuery(ownAccountQuery);
}

/** The skills of a post that the reader has, by implication too; of their own post none, as in matching. */
export function useFittingSkills(post: Post): ReadonlySet<number> {
  const user = useUser();
  const { data: account } = useQuery({ ...ownAccountQuery, enabled: user !== null });
  if (!account || post.ownerId === account.user.id) return none;
  const held = new Set(account.heldSkills);
  return new Set(post.Skills.map(({ id }) => id).filter((id) => held.has(id)));
}
