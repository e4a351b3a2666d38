import { z } from "zod";
import { says, worded } from "../../contract/interface/messages.ts";
import { newJobFacts } from "../../contract/jobs/job-facts.ts";
import { type JobStatus, jobStatuses } from "../../contract/jobs/jobs.ts";
import * as germanFacts from "../../messages/de/job-facts.ts";
import { statuses as germanStatuses } from "../../messages/de/job-status.ts";
import * as englishFacts from "../../messages/en/job-facts.ts";
import { statuses as englishStatuses } from "../../messages/en/job-status.ts";
import type { Transaction } from "../database/connection.ts";
import { english } from "../languages/languages.ts";
import type { RowReader } from "./import-row.ts";
import { asWord, lastMomentIn, namesIn, wordIn } from "./import-values.ts";
import { languagesIn } from "./language-import.ts";
import { type Pay, payIn } from "./pay-import.ts";

const { workplace, type, seniority, languages } = newJobFacts;
const statedFacts = z.object({ workplace, type, level: seniority, languages });

/** A job's facts in a file, besides its texts; null if a cell is empty. */
export type JobFacts = z.output<typeof statedFacts> & {
  salary: Pay | null;
  required: string[] | null;
  status: JobStatus | "unclear" | null;
  expiresAt: string | null;
};

export function factsIn(reader: RowReader): JobFacts {
  const { values } = reader.row;
  const stated = {
    workplace: factIn("workplace", values.workplace),
    type: factIn("type", values.type),
    level: factIn("level", values.level),
    languages: languagesIn(values.languages),
  };
  return {
    ...reader.accepted(statedFacts, stated),
    salary: payIn(reader),
    required: reader.optional("required", namesIn),
    status: statusIn(reader),
    expiresAt: reader.optional("expiresAt", lastMomentIn),
  };
}

const oneOfStatuses = worded(english.refusals, says("oneOf", [...jobStatuses]));

/** A job whose status can't be read may be filled: a new one isn't listed, and one on the board stays as it is. */
function statusIn(reader: RowReader): JobFacts["status"] {
  const word = factIn("status", reader.row.values.status);
  if (word === null) return null;
  const status = jobStatuses.find((known) => known === word);
  if (!status) reader.leaveOut("status", `${oneOfStatuses}; until then a new job is not listed`);
  return status ?? "unclear";
}

type Stated = { id: number; facts: JobFacts; requiredIds: number[] | null };

/** Writes the facts of existing jobs; returns the ids of changed ones. */
export async function writeFacts(sql: Transaction, jobs: readonly Stated[]): Promise<number[]> {
  const rows = jobs.map(({ id, facts: { workplace, type, level, salary, languages } }) => ({
    id,
    workplace,
    type,
    seniority: level,
    languages,
    salary_min: salary?.min,
    salary_max: salary?.max,
    salary_currency: salary?.currency,
    salary_per: salary?.per,
  }));
  const given = sql`
    jsonb_to_recordset(${sql.json(rows as never)}) as given (id int, workplace text, type text, seniority text, languages jsonb,
      salary_min numeric(10, 2), salary_max numeric(10, 2), salary_currency text, salary_per text)`;
  const pay = sql`(salary_min, salary_max, salary_currency, salary_per)`;
  const changed = await sql<{ id: number }[]>`
    update jobs set workplace = coalesce(given.workplace, jobs.workplace), type = coalesce(given.type, jobs.type),
      seniority = coalesce(given.seniority, jobs.seniority), languages = coalesce(given.languages, jobs.languages)
    from ${given}
    where post_id = id and (jobs.workplace, jobs.type, jobs.seniority, jobs.languages) is distinct from (
      coalesce(given.workplace, jobs.workplace), coalesce(given.type, jobs.type), coalesce(given.seniority, jobs.seniority),
      coalesce(given.languages, jobs.languages))
    returning id`;
  const paid = await sql<{ id: number }[]>`
    update jobs set ${pay} = (given.salary_min, given.salary_max, given.salary_currency, given.salary_per) from ${given}
    where post_id = id and given.salary_currency is not null
      and (jobs.salary_min, jobs.salary_max, jobs.salary_currency, jobs.salary_per)
        is distinct from (given.salary_min, given.salary_max, given.salary_currency, given.salary_per)
    returning id`;
  const musts = jobs.flatMap(({ id, requiredIds }) => (requiredIds ?? []).map((skill) => ({ id, skill })));
  const stating = jobs.flatMap(({ id, requiredIds }) => (requiredIds ? [id] : []));
  const isMust = sql`
    (post_id, skill_id) in (select id, skill from jsonb_to_recordset(${sql.json(musts)}) as must (id int, skill int))`;
  const requiring = await sql<{ id: number }[]>`
    update post_skills set required = (${isMust}) where post_id = any(${stating}::int[]) and required <> (${isMust})
    returning post_id as id`;
  return [...changed, ...paid, ...requiring].map(({ id }) => id);
}

/** A column's values by their labels on the board's pages, in each language. */
const called = (...names: Record<string, string>[]): ReadonlyMap<string, string> =>
  new Map(names.flatMap((some) => Object.entries(some).map(([value, name]) => [asWord(name), value])));

const words = {
  workplace: called(germanFacts.workplaces, englishFacts.workplaces),
  type: called(germanFacts.types, englishFacts.types),
  level: called(germanFacts.seniorities, englishFacts.seniorities),
  status: called(germanStatuses, englishStatuses),
} as const;

/**
 * The value that a cell names, by itself or by a page's label: `Vollzeit` is `full-time`; unknown text is returned as it is.
 */
function factIn(column: keyof typeof words, cell: unknown): string | null {
  const content = wordIn(cell);
  if (content === null) return null;
  const word = asWord(content);
  return words[column].get(word) ?? word;
}
