import { useQuery } from "@tanstack/react-query";
import type { User } from "../../contract/people/users.ts";
import { accountQuery } from "../api/account-queries.ts";
import { isFirstLoad } from "../api/query-client.ts";
import { ownCohortsQuery } from "../cohorts/cohort-queries.ts";

type Named = { id: number; name: string };
export type Shared = { skills: Named[]; cohorts: Named[]; companies: Named[] };

export const nothingShared: Shared = { skills: [], cohorts: [], companies: [] };

/** What the reader and another member share; undefined while it loads, nothing if it can't be loaded. */
export function useSharedWith(user: User | undefined): Shared | undefined {
  const account = useQuery(accountQuery);
  const cohorts = useQuery(ownCohortsQuery);
  if (!user || isFirstLoad(account) || isFirstLoad(cohorts)) return undefined;
  if (!account.data || account.data.user.id === user.id) return nothingShared;
  const { heldSkills, user: reader } = account.data;
  const ownCompanies = companiesOf(reader).map(({ id }) => id);
  const ownCohorts = cohorts.data?.map(({ id }) => id) ?? [];
  return {
    skills: user.Skills.filter(({ id }) => heldSkills.includes(id)),
    cohorts: user.Cohorts.filter(({ id, state }) => state === "verified" && ownCohorts.includes(id)),
    companies: companiesOf(user).filter(({ id }) => ownCompanies.includes(id)),
  };
}

/** Where someone works or worked. */
const companiesOf = ({ Company, formerCompanies }: Pick<User, "Company" | "formerCompanies">): Named[] =>
  Company ? [Company, ...formerCompanies] : formerCompanies;
