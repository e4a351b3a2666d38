import * as messages from "#messages/bring-profile.ts";
import * as facts from "#messages/job-facts.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { languagesMax } from "../../contract/jobs/job-facts.ts";
import { aboutMax, formerCompaniesMax, headlineMax, linksMax } from "../../contract/people/profiles.ts";
import { skillsMax } from "../../contract/skills.ts";
import { levelName } from "../languages/language-level.ts";
import type { SkillChoice } from "../skills/skill-queries.ts";
import { languagesOf, matchedByName } from "./board-names.ts";
import type { FormValues, FoundProfile } from "./profile-values.ts";

/** A found value, to be offered beside the form's current one. `apply` returns the form with it. */
export type Offer = {
  key: string;
  value: string;
  isTicked: boolean;
  apply: (values: FormValues) => Partial<FormValues>;
};
export type Place = { title: string; present: string; offers: Offer[] };
type Companies = readonly { id: number; name: string }[];

/** The places of the form for which something was found that they don't have, and the skills that the board doesn't know. */
export function placesFor(
  found: FoundProfile,
  values: FormValues,
  { skills, companies }: { skills: readonly SkillChoice[]; companies: Companies },
): { places: Place[]; unknownSkills: string[] } {
  const matched = matchedByName(found.skills, skills);
  const has = new Set(values.skills as number[]);
  const isPresent = { links: values.links.some(({ url }) => url), company: String(values.companyId ?? "") !== "" };
  const idOf = (name: string) => companies.find((company) => nameKey(company.name) === nameKey(name))?.id;
  const places: Place[] = [
    textPlace("headline", messages.headline, found.headline, values, headlineMax),
    textPlace("about", messages.about, found.about, values, aboutMax),
    {
      title: messages.links,
      present: values.links.map(({ url }) => url).join("\n"),
      offers: [...new Set(found.links)]
        .map(secured)
        .filter((url) => !values.links.some((link) => link.url === url))
        .map((url) => ({
          key: url,
          value: url,
          isTicked: !isPresent.links,
          apply: ({ links }) => ({ links: [...links.filter((link) => link.url), { url }].slice(0, linksMax) }),
        })),
    },
    {
      title: messages.company,
      present: companies.find(({ id }) => String(id) === String(values.companyId))?.name ?? "",
      offers: (found.company ? [found.company] : [])
        .filter((name) => String(idOf(name)) !== String(values.companyId))
        .map((name) => companyOffer(name, idOf(name), !isPresent.company, (id) => () => ({ companyId: String(id) }))),
    },
    {
      title: messages.formerCompanies,
      present: named(values.formerCompanies, companies),
      offers: found.formerCompanies
        .filter((name) => !values.formerCompanies.includes(idOf(name) ?? 0))
        .map((name) =>
          companyOffer(name, idOf(name), values.formerCompanies.length === 0, (id) => ({ formerCompanies }) => ({
            formerCompanies: [...new Set([...formerCompanies, id])].slice(0, formerCompaniesMax),
          })),
        ),
    },
    {
      title: messages.languages,
      present: values.languages.map(({ code }) => facts.language(code)).join(", "),
      offers: languagesOf(found.languages)
        .filter(({ code }) => !values.languages.some((spoken) => spoken.code === code))
        .map((spoken) => ({
          key: spoken.code,
          value: facts.spokenAt(facts.language(spoken.code), levelName(spoken.level)),
          isTicked: values.languages.length === 0,
          apply: ({ languages }) => ({ languages: [...languages, spoken].slice(0, languagesMax) }),
        })),
    },
    {
      title: messages.skills,
      present: named([...has], skills),
      offers: matched.known
        .filter(({ id }) => !has.has(id))
        .map(({ id, name }) => ({
          key: String(id),
          value: name,
          isTicked: has.size === 0,
          apply: (now) => ({ skills: [...new Set([...(now.skills as number[]), id])].slice(0, skillsMax) }),
        })),
    },
  ];
  return { places: places.filter(({ offers }) => offers.length > 0), unknownSkills: matched.unknown };
}

/** A company that isn't among the known ones is looked up by name once it is ticked; none is created. */
export type CompanyOffer = Offer & { lookUp?: string; applyId?: (id: number) => Offer["apply"] };

const companyOffer = (
  name: string,
  id: number | undefined,
  isTicked: boolean,
  applyId: (id: number) => Offer["apply"],
): CompanyOffer =>
  id === undefined
    ? { key: name, value: name, isTicked, apply: () => ({}), lookUp: name, applyId }
    : { key: name, value: name, isTicked, apply: applyId(id) };

function textPlace(
  field: "headline" | "about",
  title: string,
  found: string | null,
  values: FormValues,
  most: number,
): Place {
  const value = [...(found ?? "")].slice(0, most).join("");
  const present = values[field];
  const offer: Offer = { key: field, value, isTicked: present === "", apply: () => ({ [field]: value }) };
  return { title, present, offers: value !== "" && value !== present ? [offer] : [] };
}

const secured = (url: string) => url.replace(/^http:/, "https:");
const named = (ids: readonly number[], items: readonly { id: number; name: string }[]) =>
  ids.flatMap((id) => items.find((item) => item.id === id)?.name ?? []).join(", ");
