import { stringify } from "csv-stringify/browser/esm/sync";
import type { MonthOfCases } from "../../contract/moderation/cases.ts";
import { figureGroups } from "./figures.ts";

/** A CSV file with a row for each month. */
export function figuresFile(months: MonthOfCases[]): File {
  const figures = figureGroups.flatMap((group) => group.figures);
  const header = ["month", ...figures.map(({ column }) => column)];
  const rows = months.map((month) => [month.month, ...figures.map(({ of }) => of(month))]);
  return new File([stringify([header, ...rows])], "moderation.csv", { type: "text/csv" });
}
