import { z } from "zod";
import { newJobFacts } from "../../../contract/jobs/job-facts.ts";
import { jobStatuses } from "../../../contract/jobs/job-status.ts";
import type { Transaction } from "../../database/connection.ts";
import { accepted } from "../import-records.ts";
import { languagesIn } from "../sources/import-languages.ts";
import type { Row } from "../sources/import-sources.ts";
import { cell, endIn, namesIn } from "../sources/import-values.ts";
import { factIn } from "./import-fact-words.ts";

const { workplace, type, seniority, salary, languages } = newJobFacts;
const statedFacts = z.object({
  workplace,
  type,
  level: seniority,
  salary,
  languages,
  status: z.enum(jobStatuses).nullable(),
});

/** A job's facts in a file, besides its texts; null where a cell is empty. */
export type JobFacts = z.output<typeof statedFacts> & { required: string[] | null; expiresAt: string | null };

export function factsIn({ values }: Pick<Row, "values">): JobFacts {
  const pay = { min: amountIn(values.salaryFrom), max: amountIn(values.salaryTo) };
  const isPaid = pay.min !== null || pay.max !== null;
  const stated = {
    workplace: factIn("workplace", values.workplace),
    type: factIn("type", values.type),
    level: factIn("level", values.level),
    salary: isPaid
      ? { ...pay, currency: factIn("currency", values.currency)?.toUpperCase(), per: factIn("per", values.per) }
      : null,
    languages: languagesIn(values.languages),
    status: factIn("status", values.status),
  };
  return {
    ...accepted(statedFacts, stated),
    required: namesIn("required", values.required),
    expiresAt: endIn("expiresAt", values.expiresAt),
  };
}

/**
 * An amount in German or English notation: `55.000`, `55,000`, `55 000`, `25,50`. Anything else is left to the schema to
 * refuse.
 */
function amountIn(value: unknown): unknown {
  if (typeof value === "number") return value;
  const content = cell(value);
  return typeof content === "string" ? (numberIn(content.trim()) ?? content) : content;
}

/** Pay has at most two decimals, so three digits behind a separator are thousands. */
function numberIn(written: string): number | null {
  const [, thousands] = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/.exec(written) ?? [];
  const plain = (thousands ? written.replaceAll(thousands, "") : written).replace(",", ".");
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
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
