import { jobTypes, seniorities, workplaces } from "../../contract/jobs/job-facts.ts";

/** Another number for each job and fact, the same every time. */
const drawn = (fact: number, among: number) => `abs(hashint8extended(number, ${fact}) % ${among})`;
const isStated = (fact: number) => `${drawn(fact, 10)} < 7`;
const oneOf = (values: readonly string[], fact: number) =>
  `case when ${isStated(fact)} then (array['${values.join("','")}'])[1 + ${drawn(fact + 10, values.length)}] end`;
const ifPaid = (value: string) => `case when ${isStated(4)} then ${value} end`;
const spoken = (codes: readonly string[]) => `'${JSON.stringify(codes.map((code) => ({ code, level: "B2" })))}'::jsonb`;

/** Seven of ten jobs state each fact. */
export const jobFacts = {
  columns: "workplace, type, seniority, salary_min, salary_max, salary_currency, salary_per, languages",
  given: [
    oneOf(workplaces, 1),
    oneOf(jobTypes, 2),
    oneOf(seniorities, 3),
    ifPaid(`(30 + ${drawn(14, 40)}) * 1000`),
    ifPaid(`(70 + ${drawn(15, 40)}) * 1000`),
    ifPaid(`(array['EUR', 'EUR', 'EUR', 'CHF'])[1 + ${drawn(16, 4)}]`),
    ifPaid("'year'"),
    `case when ${isStated(5)} then (array[${[["en"], ["de", "en"], ["de"], ["en", "fr"]].map(spoken).join(", ")}])[1 + ${drawn(17, 4)}]
      else '[]' end`,
  ].join(", "),
};
