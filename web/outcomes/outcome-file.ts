import { stringify } from "csv-stringify/browser/esm/sync";
import { type Outcome, outcomeFigures } from "../../contract/outcomes.ts";

/** A CSV file with a row for each cohort; what isn't shown is empty. */
export function outcomesFile(quarter: string, outcomes: Outcome[]): File {
  const rows = outcomes.map((outcome) => [
    quarter,
    outcome.cohort.name,
    ...outcomeFigures.map((name) => outcome[name] ?? ""),
  ]);
  const content = stringify([["quarter", "cohort", ...outcomeFigures], ...rows], { escape_formulas: true });
  return new File([content], `outcomes-${quarter}.csv`, { type: "text/csv" });
}
