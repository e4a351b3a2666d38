import { type FacetValue, facetRowsMax } from "../../contract/interface/facets.ts";
import { type JobFacetName, postedWithinShown } from "../../contract/jobs/jobs.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import {
  countedBy,
  countedCompanies,
  countedNames,
  countFacets,
  fixedFacet,
  markTruncated,
  namedFacet,
  namedValues,
} from "../lists/facets.ts";
import { documentsFound, type ListSearch } from "../search-index/search.ts";
import { jobFilters } from "./job-filters.ts";
import { askedIn, chosenFilters, isInScope, type JobListRead } from "./job-list-sql.ts";

const companiesShown = 10;

type Counted = JobListRead & { searched: ListSearch };

/** The values of the filters, each with the number of jobs if it were chosen instead of those chosen in its filter. */
export async function jobFacets(
  database: Connection,
  reading: Counted,
  { jobFacts }: Messages,
): Promise<Record<JobFacetName, FacetValue[]>> {
  const { query, readerId, searched } = reading;
  const days = [...new Set([...postedWithinShown, ...[query.postedWithin ?? []].flat()])].sort((a, b) => a - b);
  const rowsWhere = (condition: Fragment) => database`
    select jobs.post_id, workplace, type, seniority, company_id, salary_currency, language_codes, posted_at
    from jobs ${searched ? database`join found on record_id = jobs.post_id` : database``}
    where ${isInScope(database, query, readerId)} and ${condition}
    ${searched ? database`` : database`order by posted_at desc, jobs.post_id desc`} limit ${facetRowsMax + 1}`;
  const filters = jobFilters(database, askedIn(database, reading));
  const flag = (name: "fits" | "saved") => (_: Fragment, others: Fragment) =>
    database`
    select 'true' as value, null as label, count(*) as count, 0 as place
    from (${rowsWhere(database`${others} and ${filters[name]}`)}) jobs`;
  const counts = await countFacets(database, {
    before: searched
      ? database`found as materialized (select * from ${documentsFound(database, searched)}),`
      : database``,
    chosen: chosenFilters(database, reading),
    holdingAll: ["skill"],
    rowsWhere,
    facets: {
      workplace: (rows) => countedBy(database, database`workplace`, rows),
      type: (rows) => countedBy(database, database`type`, rows),
      seniority: (rows) => countedBy(database, database`seniority`, rows),
      currency: (rows) => countedBy(database, database`salary_currency`, rows),
      language: (rows) => countedBy(database, database`array_to_string(language_codes, '')`, rows),
      skill: (rows) =>
        countedNames(database, "skills", {
          rows: database`select skill_id as named_id from ${rows} rows join post_skills using (post_id)`,
          chosen: query.skill,
        }),
      company: (rows) =>
        countedCompanies(database, {
          rows: database`select company_id as named_id from ${rows} rows`,
          chosen: query.company,
          most: companiesShown,
        }),
      postedWithin: (rows) => database`
        select days as value, null as label, count(*) as count, 0 as place from ${rows} rows, unnest(${days}::int[]) days
        where posted_at >= now() - days * interval '1 day' group by days`,
      fits: flag("fits"),
      saved: flag("saved"),
    },
  });
  const withoutNames = (facet: JobFacetName) => {
    const { counted, isCut } = counts(facet);
    return { counted: new Map(counted.map(({ value, count }) => [value, count])), isCut };
  };
  const ofLanguages = withoutNames("language");
  const ofCurrency = withoutNames("currency");
  const posted = Object.fromEntries(days.map((count) => [String(count), jobFacts.postedWithin(count)]));
  return {
    workplace: fixedFacet(counts, "workplace", jobFacts.workplaces),
    type: fixedFacet(counts, "type", jobFacts.types),
    seniority: fixedFacet(counts, "seniority", jobFacts.seniorities),
    skill: namedFacet(counts, "skill", query.skill),
    company: namedFacet(counts, "company", query.company, companiesShown),
    language: markTruncated(languageValues(ofLanguages.counted, query.language, jobFacts.language), ofLanguages.isCut),
    currency: markTruncated(currencyValues(ofCurrency.counted, query.currency), ofCurrency.isCut),
    postedWithin: fixedFacet(counts, "postedWithin", posted),
    fits: ofFlag(counts("fits").counted, jobFacts.fitsMe),
    saved: ofFlag(counts("saved").counted, jobFacts.saved),
  };
}

const ofFlag = ([flag]: readonly { count: number }[], label: string) => {
  const count = flag?.count ?? 0;
  return markTruncated([{ value: "true", label, count: Math.min(count, facetRowsMax) }], count > facetRowsMax);
};

/** For each language, how many jobs would match if it were chosen too. `counts` are those of sets of two-letter codes. */
function languageValues(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  label: (code: string) => string,
): FacetValue[] {
  const named = new Set(chosen);
  const alone = new Map<string, number>();
  let already = 0;
  for (const [set, count] of counts) {
    const codes = set.match(/../g) ?? [];
    for (const code of codes) named.add(code);
    const [first, ...others] = codes.filter((code) => !chosen.includes(code));
    if (codes.length === 0) continue;
    if (first === undefined) already += count;
    else if (others.length === 0) alone.set(first, (alone.get(first) ?? 0) + count);
  }
  return [...named]
    .map((code) => ({ value: code, label: label(code), count: already + (alone.get(code) ?? 0) }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}

const currencyValues = (counts: ReadonlyMap<string, number>, chosen: string | undefined): FacetValue[] =>
  namedValues(
    [...new Set([...counts.keys(), ...(chosen ? [chosen] : [])])]
      .toSorted()
      .map((name) => ({ value: name, label: name, count: counts.get(name) ?? 0 })),
    chosen ? [chosen] : [],
  );
