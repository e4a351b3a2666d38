import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { secureLink } from "../../contract/interface/links.ts";
import { says } from "../../contract/interface/messages.ts";
import { type ChangedPrivacy, changedPrivacy, type Privacy } from "../../contract/people/privacy.ts";
import { changedProfile, privateFields } from "../../contract/people/profiles.ts";
import { identityProblems, type User, userForm } from "../../contract/people/users.ts";
import { skillIds } from "../../contract/skills.ts";
import { chosenPicture } from "../ui/forms/picture-choice.ts";

const specified = userForm
  .omit({ profile: true })
  .extend({ skills: skillIds, file: chosenPicture, currentPassword: z.string() });

/** Blank lines are dropped. */
const links = z
  .array(z.object({ url: z.string().refine(isBlankOrLink, says("enterUrl")) }))
  .transform((lines) => lines.map(({ url }) => url.trim()).filter(Boolean));

const spoken = (lines: unknown) => (lines as Spoken[]).filter(({ code, level }) => code || level);

const own = specified.extend({
  ...changedProfile.shape,
  links,
  languages: z.preprocess(spoken, changedProfile.shape.languages),
  visibility: changedPrivacy.shape.visibility,
  workHiddenFrom: changedPrivacy.shape.workHiddenFrom,
  cohorts: z.array(z.object({ id: z.int(), name: z.string() })),
});

type Spoken = { code: string; level: string };
type WhoSees = Pick<Privacy, "visibility" | "workHiddenFrom">;

/** The values of the member's own fields. */
type OwnValues = Pick<User, "openTo"> &
  WhoSees & {
    headline: string;
    location: string;
    about: string;
    links: { url: string }[];
    languages: Spoken[];
    formerCompanies: number[];
    /** The cohorts that saving claims. */
    cohorts: { id: number; name: string }[];
    /** The privacy settings at the start, also if a draft restored older ones. */
    privacyBefore: WhoSees;
  };

export type UserValues = z.input<typeof specified> & OwnValues;
export type UserOutput = z.output<typeof specified> & Omit<z.output<typeof own>, keyof z.output<typeof specified>>;
export type UserFormState = UseFormReturn<UserValues, unknown, UserOutput>;

function isBlankOrLink(url: string) {
  return url.trim() === "" || secureLink.safeParse(url).success;
}

/** Only changed names and addresses are validated by today's rules; a changed address requires the editor's password. */
export function resolverFor(user: User, isOwn: boolean) {
  const schema = (isOwn ? own : specified)
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(identityProblems(user, values))) {
        context.addIssue({ code: "custom", path: [field], message });
      }
    })
    .refine(({ email, currentPassword }) => email === "" || email === user.email || currentPassword !== "", {
      path: ["currentPassword"],
      error: says("required"),
      when: () => true,
    });
  return zodResolver(schema as never) as unknown as Resolver<UserValues, unknown, UserOutput>;
}

export const valuesOf = (user: User, privacy: WhoSees = everyoneSees): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? "",
  companyId: String(user.Company?.id ?? ""),
  skills: user.Skills.map(({ id }) => id),
  file: undefined,
  picture: "keep",
  currentPassword: "",
  headline: user.headline ?? "",
  location: user.location ?? "",
  about: user.about ?? "",
  links: user.links.map(({ url }) => ({ url })),
  languages: user.languages,
  openTo: user.openTo,
  formerCompanies: user.formerCompanies.map(({ id }) => id),
  cohorts: [],
  ...whoSees(privacy),
  privacyBefore: whoSees(privacy),
});

export const whoSees = ({ visibility, workHiddenFrom }: WhoSees): WhoSees => ({ visibility, workHiddenFrom });

/** Only what was changed in this form, so that changes made in another window meanwhile stay. */
export function privacyChanges({ privacyBefore: before, visibility, workHiddenFrom }: UserValues): ChangedPrivacy {
  const changed = privateFields.filter((field) => visibility[field] !== before.visibility[field]);
  const { ownCompany, companies } = workHiddenFrom;
  return {
    visibility: Object.fromEntries(changed.map((field) => [field, visibility[field]])),
    workHiddenFrom: {
      ...(ownCompany !== before.workHiddenFrom.ownCompany && { ownCompany }),
      ...(String(companies) !== String(before.workHiddenFrom.companies) && { companies }),
    },
  };
}

const everyoneSees: WhoSees = {
  visibility: {
    about: "members",
    location: "members",
    links: "members",
    openTo: "members",
    company: "members",
    cohort: "members",
  },
  workHiddenFrom: { ownCompany: true, companies: [] },
};
