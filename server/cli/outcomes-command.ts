import type { Command } from "commander";
import { stringify } from "csv-stringify/sync";
import { outcomeFigures } from "../../contract/outcomes.ts";
import { escapedFormula } from "../import/import-table.ts";
import { outcomesOf } from "../outcomes/outcome-store.ts";
import { withBoard } from "./board-session.ts";

export function addOutcomesCommand(board: Command): void {
  board
    .command("outcomes")
    .description(
      "shows the outcomes of each cohort's graduates in the last closed quarter; figures of fewer than five people are left out",
    )
    .option("--cohort <name>", "only this cohort")
    .option("--csv", "as a spreadsheet (CSV)")
    .action(({ cohort, csv }: { cohort?: string; csv?: true }) =>
      withBoard(async ({ database }) => {
        const { quarter, results } = await outcomesOf(database, { from: null, to: null });
        const named = results.filter((one) => cohort === undefined || one.cohort.name === cohort);
        if (cohort !== undefined && named.length === 0)
          throw new Error(`There are no outcomes of the cohort ${cohort}.`);
        const rows = named.map((one) => ({ quarter, cohort: one.cohort.name, ...figuresOf(one) }));
        const columns = ["quarter", "cohort", ...outcomeFigures];
        if (csv)
          return void process.stdout.write(
            stringify(rows, { header: true, columns, cast: { string: escapedFormula } }),
          );
        if (rows.length === 0) console.log("There are no outcomes yet. They are counted at the end of a quarter.");
        for (const { quarter: _, cohort: name, ...figures } of rows) {
          console.log(
            `${name}, ${quarter}: ${Object.entries(figures)
              .map(([what, count]) => `${what} ${count ?? "–"}`)
              .join(", ")}`,
          );
        }
      }),
    );
}

const figuresOf = (outcome: Record<(typeof outcomeFigures)[number], number | null>) =>
  Object.fromEntries(outcomeFigures.map((name) => [name, outcome[name]]));
