import { jobTypes, seniorities, workplaces } from "../../../contract/jobs/job-facts.ts";
import { drawn, of10, oneOf } from "./drawn.ts";

const stated = (fact: number, value: string, otherwise?: string) => of10("number", fact, 7, value, otherwise);
const spoken = (codes: readonly string[]) => JSON.stringify(codes.map((code) => ({ code, level: "B2" })));

/** Each fact is stated by seven of ten jobs. */
export const jobFacts = {
  columns: "workplace, type, seniority, salary_min, salary_max, salary_currency, salary_per, languages",
  given: [
    stated(1, oneOf("number", 11, workplaces)),
    stated(2, oneOf("number", 12, jobTypes)),
    stated(3, oneOf("number", 13, seniorities)),
    stated(4, `(30 + ${drawn("number", 14, 40)}) * 1000`),
    stated(4, `(70 + ${drawn("number", 15, 40)}) * 1000`),
    stated(4, oneOf("number", 16, ["EUR", "EUR", "EUR", "CHF"])),
    stated(4, "'year'"),
    stated(5, `${oneOf("number", 17, [["en"], ["de", "en"], ["de"], ["en", "fr"]].map(spoken))}::jsonb`, "'[]'"),
  ].join(", "),
};
