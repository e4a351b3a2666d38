import { codePointCount } from "../../contract/interface/fields.ts";
import { currencyDefault } from "../../contract/jobs/job-filters.ts";
import { type SavedSearchKind, searchNameMax } from "../../contract/notifications/saved-searches.ts";
import type { Connection } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { isVisible } from "../visibility/visibility.ts";
import { type ListInput, parsedQuery } from "./saved-query.ts";
import type { StoredSearch } from "./saved-search-store.ts";

/** A name for a search, made of its terms and filters, in a language. */
export async function nameFor(
  database: Connection,
  { kind, query }: Pick<StoredSearch, "kind" | "query">,
  messages: Messages,
): Promise<string> {
  const { search } = parsedQuery(kind, query);
  const parts = [
    ...(search ? [messages.searchNames.typed(search)] : []),
    ...((await chosenOf[kind]?.(database, query, messages)) ?? []),
  ];
  return shortened(parts.join(", ") || messages.searchNames.all[kind]);
}

const chosenOf: Partial<Record<SavedSearchKind, typeof chosenOfJobs>> = {
  jobs: chosenOfJobs,
  projects: async (database, query, { projectFacts }) => {
    const asked = parsedQuery("projects", query);
    return [
      ...(await namesOf(database, asked)),
      ...asked.stage.map((each) => projectFacts.stages[each]),
      ...(asked.seats ? [projectFacts.openSeats] : []),
      ...(asked.fits ? [projectFacts.seatsThatFit] : []),
    ];
  },
  questions: async (database, query, { questionStates, searchNames }) => {
    const asked = parsedQuery("questions", query);
    return [
      ...(await namesOf(database, asked)),
      ...asked.state.map((each) => questionStates.names[each]),
      ...(asked.mine ? [searchNames.mine.questions] : []),
    ];
  },
  users: async (database, query, { profiles }) => {
    const asked = parsedQuery("users", query);
    return [
      ...(await namesOf(database, asked)),
      ...(asked.location ? [asked.location] : []),
      ...asked.openTo.map((each) => profiles.openings[each]),
      ...(asked.verified ? [profiles.verifiedGraduates] : []),
    ];
  },
};

async function chosenOfJobs(database: Connection, query: string, { jobFacts, jobStatus, searchNames }: Messages) {
  const asked = parsedQuery("jobs", query);
  const { salaryFrom, currency = currencyDefault, postedWithin, status = "any" } = asked;
  return [
    ...(await namesOf(database, asked)),
    ...asked.workplace.map((each) => jobFacts.workplaces[each]),
    ...asked.type.map((each) => jobFacts.types[each]),
    ...asked.seniority.map((each) => jobFacts.seniorities[each]),
    ...asked.language.map(jobFacts.language),
    ...(salaryFrom === undefined ? [] : [searchNames.paidFrom(salaryFrom, currency)]),
    ...(postedWithin === undefined ? [] : [jobFacts.postedWithin(postedWithin)]),
    ...(asked.fits ? [jobFacts.fitsMe] : []),
    ...(asked.saved ? [jobFacts.saved] : []),
    ...(asked.mine ? [searchNames.mine.jobs] : []),
    ...(status === "any" ? [] : [jobStatus.statuses[status]]),
  ];
}

type Chosen = Partial<Pick<ListInput<"users">, "skill" | "company" | "formerCompany" | "cohort">>;

/** The current names of skills, companies and cohorts. */
async function namesOf(
  database: Connection,
  { skill = [], company = [], formerCompany = [], cohort = [] }: Chosen,
): Promise<string[]> {
  const rows = await database<{ name: string }[]>`
    select name from (
      select name, 1 as place from skills where id = any(${skill})
      union all
      select title, 2 from posts
      where kind = 'company' and ${isVisible(database, "posts")} and number = any(${[...company, ...formerCompany]})
      union all
      select name, 3 from cohorts where id = any(${cohort})
    ) named order by place, name`;
  return rows.map(({ name }) => name);
}

/** On one line, as it is used in subjects of mails. */
function shortened(name: string): string {
  const line = name.replace(/\s+/g, " ");
  return codePointCount(line) <= searchNameMax ? line : `${[...line].slice(0, searchNameMax - 1).join("")}…`;
}
