import type { FacetValue } from "../../../contract/interface/facets.ts";
import { type JobFacetName, postedWithinShown } from "../../../contract/jobs/job-filters.ts";
import type { Connection } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { countOne } from "../../lists/columns.ts";
import { mostCompanies, skillsNamed, valuesOf } from "../../lists/facet-names.ts";
import { fixedValues, mostNamed, namedValues } from "../../lists/facets.ts";
import { fits } from "../../matches/fits.ts";
import type { JobColumns } from "./job-columns.ts";
import { type Asked, lacking, microsecondsNow, microsecondsOf } from "./job-selection.ts";

type Facets = Record<JobFacetName, FacetValue[]>;

const companiesShown = 10;
const skillsShown = 20;

/**
 * The counters of each facet's values. `count` is to be called for each job that at most one filter excludes, with that filter.
 */
export function facetCounts(columns: JobColumns, { fitting, saved, query }: Asked) {
  const ofCompany = new Int32Array(columns.highestCompany + 1);
  const ofSkill = new Int32Array(columns.skills.highest + 1);
  const ofWorkplace = new Int32Array(8);
  const ofType = new Int32Array(8);
  const ofSeniority = new Int32Array(8);
  const ofLanguages = new Int32Array(columns.languageSets.names.length);
  const ofCurrency = new Int32Array(columns.currencies.names.length);
  const days = [...new Set([...postedWithinShown, ...[query.postedWithin ?? []].flat()])].sort((a, b) => a - b);
  const now = microsecondsNow();
  const since = days.map((count) => now - microsecondsOf(count));
  const ofDays = new Int32Array(days.length);
  let [ofFitting, ofSaved] = [0, 0];

  const count = (id: number, leftOutBy: JobFacetName | undefined) => {
    const isIn = leftOutBy === undefined;
    if (isIn || leftOutBy === "workplace") countOne(ofWorkplace, columns.workplace[id] as number);
    if (isIn || leftOutBy === "type") countOne(ofType, columns.type[id] as number);
    if (isIn || leftOutBy === "seniority") countOne(ofSeniority, columns.seniority[id] as number);
    if (isIn || leftOutBy === "company") countOne(ofCompany, columns.company[id] as number);
    if (isIn || leftOutBy === "language") countOne(ofLanguages, columns.languages[id] as number);
    if (isIn || leftOutBy === "currency") countOne(ofCurrency, columns.currency[id] as number);
    if (isIn || leftOutBy === "postedWithin") {
      const createdAt = columns.createdAt[id] as number;
      for (let at = 0; at < since.length; at += 1) if (createdAt >= (since[at] as number)) countOne(ofDays, at);
    }
    if ((isIn || leftOutBy === "fits") && fits(fitting(id))) ofFitting += 1;
    if ((isIn || leftOutBy === "saved") && saved.has(id)) ofSaved += 1;
    if (isIn) columns.skills.count(id, ofSkill);
  };
  return {
    count,
    ofWorkplace,
    ofType,
    ofSeniority,
    ofCompany,
    ofSkill,
    ofLanguages,
    ofCurrency,
    days,
    ofDays,
    singles: () => ({ fits: ofFitting, saved: ofSaved }),
  };
}

/** The counted values with their labels in a language. */
export async function facetsInWords(
  database: Connection,
  columns: JobColumns,
  { query, companies }: Asked,
  counts: ReturnType<typeof facetCounts>,
  { jobFacts }: Messages,
): Promise<Facets> {
  const [skills, firms] = await Promise.all([
    skillsNamed(database, mostNamed(counts.ofSkill, skillsShown, query.skill)),
    mostCompanies(database, counts.ofCompany, companiesShown, companies),
  ]);
  const { fits: fittingCount, saved } = counts.singles();
  return {
    workplace: fixedValues(jobFacts.workplaces, byPlace(jobFacts.workplaces, counts.ofWorkplace)),
    type: fixedValues(jobFacts.types, byPlace(jobFacts.types, counts.ofType)),
    seniority: fixedValues(jobFacts.seniorities, byPlace(jobFacts.seniorities, counts.ofSeniority)),
    skill: namedValues(valuesOf(skills, counts.ofSkill), query.skill.map(String), skillsShown),
    company: namedValues(valuesOf(firms, counts.ofCompany), query.company.map(String), companiesShown),
    language: languageValues(columns.languageSets.names, counts.ofLanguages, query.language, jobFacts.language),
    currency: namedValues(
      currencyValues(columns.currencies.names, counts.ofCurrency, query.currency),
      query.currency ? [query.currency] : [],
    ),
    postedWithin: counts.days.map((days, at) => {
      return { value: String(days), label: jobFacts.postedWithin(days), count: counts.ofDays[at] as number };
    }),
    fits: [{ value: "true", label: jobFacts.fitsMe, count: fittingCount }],
    saved: [{ value: "true", label: jobFacts.saved, count: saved }],
  };
}

const byPlace = (labels: Record<string, string>, counts: Int32Array) =>
  new Map(Object.keys(labels).map((value, place) => [value, counts[place + 1] as number]));

/** For each language, how many jobs would match if it were chosen too. */
function languageValues(
  sets: readonly string[],
  counts: Int32Array,
  chosen: readonly string[],
  label: (code: string) => string,
): FacetValue[] {
  const named = new Set(chosen);
  const alone = new Map<string, number>();
  let already = 0;
  for (const [number, codes] of sets.entries()) {
    const count = counts[number] ?? 0;
    if (codes === "" || count === 0) continue;
    for (const code of lacking(codes, [])) named.add(code);
    const [first, ...others] = lacking(codes, chosen);
    if (first === undefined) already += count;
    else if (others.length === 0) alone.set(first, (alone.get(first) ?? 0) + count);
  }
  return [...named]
    .map((code) => ({ value: code, label: label(code), count: already + (alone.get(code) ?? 0) }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}

const currencyValues = (names: readonly string[], counts: Int32Array, chosen: string | undefined): FacetValue[] =>
  [...new Set([...names.filter((name, number) => name !== "" && counts[number]), ...(chosen ? [chosen] : [])])]
    .toSorted()
    .map((name) => ({ value: name, label: name, count: counts[names.indexOf(name)] ?? 0 }));
