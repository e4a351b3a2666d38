import { useQuery } from "@tanstack/react-query";
import type { SkillName } from "../../contract/skills/skills.ts";
import { accountQuery } from "../api/account-queries.ts";
import { queryClient } from "../api/query-client.ts";
import { currentSession, useUser } from "../api/session.ts";
import type { FittingSkills } from "../skills/skill-pills.tsx";

type Post = { ownerId: number | null; Skills: SkillName[] };

const none: FittingSkills = new Map();

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

/** Of the reader's own post none, as in matching. */
export function useFittingSkills(post: Post): FittingSkills {
  const user = useUser();
  const { data: account } = useQuery({ ...accountQuery, enabled: user !== null });
  if (!account || post.ownerId === account.user.id) return none;
  const held = new Set(account.heldSkills);
  const through = new Map(account.impliedSkills.map((skill) => [skill.id, skill.through.name]));
  return new Map(post.Skills.filter(({ id }) => held.has(id)).map(({ id }) => [id, through.get(id)]));
}
