import { z } from "zod";
import { id, limitedArray, oneLine, orOmitted, text } from "../interface/fields.ts";
import { secureLink } from "../interface/links.ts";
import { says } from "../interface/messages.ts";
import { languageLevels, sentLanguages } from "../jobs/job-facts.ts";

export const headlineMax = 120;
export const aboutMax = 5000;
export const linksMax = 6;
export const formerCompaniesMax = 10;

/** What members can offer to be contacted for. */
export const openings = ["work", "mentoring", "collaboration", "hiring", "questions"] as const;
export const opening = z.enum(openings);

/** The fields whose visibility a member can limit: to all members, those of their cohorts, or nobody. */
export const privateFields = ["about", "location", "links", "openTo", "company", "cohort"] as const;
export type PrivateField = (typeof privateFields)[number];
export const visibilities = ["members", "cohort", "me"] as const;
export type Visibility = (typeof visibilities)[number];

const each = <Element extends string | number>(elements: Element[]) => [...new Set(elements)];

/** The form field `profile`, a JSON text: omitted fields stay as they are, null and [] clear. */
export const changedProfile = z.object({
  headline: orOmitted(oneLine(headlineMax)),
  location: orOmitted(oneLine(headlineMax)),
  about: orOmitted(text(aboutMax)),
  links: orOmitted(
    limitedArray(linksMax, secureLink, { not: says("enterUrl"), more: says("tooManyLinks", linksMax) }).transform(each),
  ),
  languages: orOmitted(sentLanguages),
  openTo: orOmitted(
    limitedArray(20, opening, { not: says("oneOf", [...openings]), more: says("oneOf", [...openings]) }).transform(
      (chosen) => openings.filter((one) => chosen.includes(one)),
    ),
  ),
  formerCompanies: orOmitted(
    limitedArray(formerCompaniesMax, id, {
      not: says("chooseCompanies"),
      more: says("tooManyCompanies", formerCompaniesMax),
    }).transform(each),
  ),
});
export type ChangedProfile = z.output<typeof changedProfile>;

/** The kinds of profile links, told from their host. */
export const linkKinds = ["github", "gitlab", "linkedin", "website"] as const;

const employer = z.object({ id: z.int(), name: z.string() });

/** The further fields of a profile as its reader may see them: null or empty if not stated, or not visible to that reader. */
export const profileFacts = {
  headline: z.string().nullable(),
  location: z.string().nullable(),
  about: z.string().nullable(),
  links: z.array(z.object({ url: z.string(), kind: z.enum(linkKinds) })),
  languages: z.array(z.object({ code: z.string(), level: z.enum(languageLevels) })),
  openTo: z.array(opening),
  formerCompanies: z.array(employer),
};
