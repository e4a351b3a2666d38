import { useQuery } from "@tanstack/react-query";
import type { SkillName } from "../../contract/skills.ts";
import { queryClient } from "../query-client.ts";
import { currentSession, useUser } from "../session.ts";
import { accountQuery } from "../users/account-queries.ts";

type Post = { ownerId: number | null; Skills: SkillName[] };

const none: ReadonlySet<number> = new Set();

/** For the clientLoaders of lists whose cards say what fits: asked once for all cards of all lists. */
export async function loadOwnSkills() {
  if (currentSession()) await queryClient.prefetchQuery(accountQuery);
}

/** Whether the cards of a list can't say yet what fits the reader; those that say it later would grow and push the others. */
export function useOwnSkillsAwaited(): boolean {
  const user = useUser();
  const { isPending } = useQuery({ ...accountQuery, enabled: user !== null });
  return user !== null && isPending;
}

/** The skills of a post that the reader has, by implication too; of their own post none, as in matching. */
export function useFittingSkills(post: Post): ReadonlySet<number> {
  const user = useUser();
  const { data: account } = useQuery({ ...accountQuery, enabled: user !== null });
  if (!account || post.ownerId === account.user.id) return none;
  const held = new Set(account.heldSkills);
  return new Set(post.Skills.map(({ id }) => id).filter((id) => held.has(id)));
}
