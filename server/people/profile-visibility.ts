import type { PrivateField, profileFacts, Visibility } from "../../contract/people/profiles.ts";
import type { User } from "../../contract/people/users.ts";
import { type Circle, maySeeField } from "../../contract/rights.ts";

/** A member's profile with its visibility. */
export type WholeProfile = Pick<User, "Company" | "companyConfirmedAt" | "Cohorts" | keyof typeof profileFacts> & {
  visibility: Partial<Record<PrivateField, Visibility>>;
  /** Whether its reader may not see that the member looks for work. */
  isWorkHidden: boolean;
};

type Reader = { circle: Circle; seesPending: boolean };

/** A profile as another member sees it: fields that aren't for them are empty. */
export function profileShownTo<Profile extends WholeProfile>(reader: Reader, profile: Profile): Profile {
  const owner = { visibility: profile.visibility, cohorts: profile.Cohorts.map(({ id }) => id) };
  const sees = (field: PrivateField) => maySeeField(reader.circle, owner, field);
  const isPendingSeen = (id: number) => reader.seesPending || reader.circle.cohorts.includes(id);
  return {
    ...profile,
    about: sees("about") ? profile.about : null,
    location: sees("location") ? profile.location : null,
    links: sees("links") ? profile.links : [],
    openTo: sees("openTo") ? profile.openTo.filter((one) => one !== "work" || !profile.isWorkHidden) : [],
    Company: sees("company") ? profile.Company : null,
    companyConfirmedAt: sees("company") ? profile.companyConfirmedAt : null,
    formerCompanies: sees("company") ? profile.formerCompanies : [],
    Cohorts: sees("cohort") ? profile.Cohorts.filter(({ id, state }) => state === "verified" || isPendingSeen(id)) : [],
  };
}

/** A stored profile with the kind of each link. */
export const withLinkKinds = <Profile extends WholeProfile>(stored: Profile): Profile => ({
  ...stored,
  links: (stored.links as unknown as string[]).map((url) => ({ url, kind: kindOf(new URL(url).hostname) })),
});

function kindOf(host: string): WholeProfile["links"][number]["kind"] {
  if (host === "github.com") return "github";
  if (host === "gitlab.com") return "gitlab";
  return host === "linkedin.com" || host.endsWith(".linkedin.com") ? "linkedin" : "website";
}
