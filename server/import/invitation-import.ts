import type { CompanyRecord } from "./company-import.ts";
import type { Entry } from "./import-records.ts";
import { namesOf } from "./import-report.ts";
import type { Row } from "./import-sources.ts";
import { asWord, cell, wordIn } from "./import-values.ts";

/** Jobs made of the careers pages of companies that have a description. */
export function invitationsOf(companies: readonly Entry<CompanyRecord>[]): Row[] {
  const inviting = companies.filter(({ careers, row: { values } }) => careers && cell(values.description));
  return inviting.map(({ name, careers, skills, row: { values, headings, ...row } }) => {
    const policy = policyIn(values.remote);
    const job = {
      title: invitationTitle(name),
      company: name,
      link: careers,
      description: values.description,
      location: [inWords(values.region), inWords(policy)].filter(Boolean).join(", "),
      workplace: workplaces.get(policy),
      skills,
    };
    const { name: title = "name", careers: link = "careers", region: location = "region" } = headings;
    return { ...row, values: job, headings: { ...headings, title, link, location } };
  });
}

/** The title of the job that is made of a company's careers page. */
export const invitationTitle = (name: string) => `Open positions at ${name}`;

/** Notes on companies of which no job is made, though the file says something that only a job has. */
export function unusedCompanyNotes(companies: readonly Entry<CompanyRecord>[]): string[] {
  const has = ({ row: { values } }: Entry<CompanyRecord>, field: string) => cell(values[field]) !== null;
  const undescribed = companies.filter((company) => company.careers && !has(company, "description"));
  const pageless = companies.filter(
    (company) => !company.careers && ["description", "region", "remote"].some((field) => has(company, field)),
  );
  return [
    ...noteOn(undescribed, "a careers page but no description, so no job was created"),
    ...noteOn(pageless, "no careers page, without which description, region and remote policy aren't used"),
  ];
}

const noteOn = (companies: readonly { name: string }[], what: string) =>
  companies.length === 0 ? [] : [`Companies with ${what}: ${namesOf(companies.map(({ name }) => name))}.`];

const spokenPlaces = new Map([
  ["americas-europe", "Americas and Europe"],
  ["asia-pacific", "Asia-Pacific"],
  ["fully-remote", "fully remote"],
  ["remote-first", "remote first"],
  ["remote-friendly", "remote friendly"],
  ["hybrid", "hybrid"],
  ["onsite", ""],
  ["other", ""],
]);

/** The workplace that a company's remote policy implies; "remote friendly" implies none. */
const workplaces = new Map([
  ["fully-remote", "remote"],
  ["remote-first", "remote"],
  ["hybrid", "hybrid"],
  ["onsite", "onsite"],
]);

/** Other words for remote policies, as lists have them. */
const policies = new Map([
  ...["remote", "full-remote", "remote-only", "100%-remote", "vollständig-remote"].map(
    (word) => [word, "fully-remote"] as const,
  ),
  ...["yes", "ja", "true", "x", "möglich", "teilweise"].map((word) => [word, "remote-friendly"] as const),
  ...["no", "nein", "none", "kein", "keins", "false", "on-site", "vor-ort"].map((word) => [word, "onsite"] as const),
]);

/** A company's remote policy; any other text is kept. */
function policyIn(value: unknown): string {
  const content = wordIn(value) ?? "";
  const word = asWord(content);
  return policies.get(word) ?? (spokenPlaces.has(word) ? word : content);
}

/** A known value as words, `worldwide` as `Worldwide`; any other text is kept. */
function inWords(value: unknown): string {
  const content = wordIn(value) ?? "";
  return spokenPlaces.get(content) ?? content.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
