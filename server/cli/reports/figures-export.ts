import type { MonthOfCases } from "../../../contract/moderation/figures.ts";
import type { Database } from "../../database/connection.ts";
import { monthsOfCases } from "../../moderation/figures/figure-store.ts";

/** A row per month, newest first, with a column for each reason and outcome. */
export async function figureRows(database: Database): Promise<Record<string, string | number | null>[]> {
  return (await monthsOfCases(database)).map(rowOf);
}

const rowOf = ({ month, received, byReason, held, automatic, byOutcome, medianHours, ...appealed }: MonthOfCases) => ({
  month,
  received,
  ...byReason,
  held,
  automatic,
  ...byOutcome,
  medianHours,
  ...appealed,
});
