import { useQuery } from "@tanstack/react-query";
import type { SkillName } from "../../contract/skills.ts";
import { accountQuery } from "../api/account-queries.ts";
import { queryClient } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import type { FittingSkills } from "../skills/skill-pills.tsx";

type Post = { ownerId: number | null; Skills: SkillName[] };

const none: FittingSkills = new Map();

/** For clientLoaders of lists whose cards show the fit: one query for all cards of all lists. */
export async function loadOwnSkills() {
  if (currentSession()) await queryClient.prefetchQuery(accountQuery);
}

/** Whether the reader's skills are still loading. Lists wait for them, because cards would grow when the fit appears. */
export function useOwnSkillsAwaited(): boolean {
  const user = useUser();
  const { isPending } = useQuery({ ...accountQuery, enabled: user !== null });
  return user !== null && isPending;
}

/** Empty for the reader's own post, as in matching. */
export const useFittingSkills = (post: Post): FittingSkills => useFittingOf(post)(post.Skills);

/** As `useFittingSkills`, for any skills of a post: those of its seats. */
export function useFittingOf({ ownerId }: Pick<Post, "ownerId">): (skills: SkillName[]) => FittingSkills {
  const user = useUser();
  const { data: account } = useQuery({ ...accountQuery, enabled: user !== null });
  if (!account || ownerId === account.user.id) return () => none;
  const held = new Set(account.heldSkills);
  const through = new Map(account.impliedSkills.map((skill) => [skill.id, skill.through.name]));
  return (skills) => new Map(skills.filter(({ id }) => held.has(id)).map(({ id }) => [id, through.get(id)]));
}
