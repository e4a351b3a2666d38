import { type Command, Option } from "commander";
import { type Kind, kinds } from "../import/import-kinds.ts";
import { withBoard } from "./board-session.ts";

/** The exit code where some rows were refused and the others imported. */
const rowsRefused = 2;

export function addImportCommand(board: Command): void {
  board
    .command("import")
    .description("imports companies, skills, cohorts, members, jobs and projects from CSV, XLSX or JSON files")
    .argument("<files...>", "the files; their columns tell what each contains")
    .option("--owner <email>", "the owner of posts whose file names none (default: the first admin)")
    .addOption(new Option("--kind <kind>", "what the files contain, if the columns don't tell").choices(kinds))
    .option("--dry-run", "check everything, change nothing", false)
    .action((files: string[], options: { dryRun: boolean; owner?: string; kind?: Kind }) =>
      withBoard(async ({ database }) => {
        const { importFiles } = await import("../import/import-files.ts");
        const { refusals } = await importFiles(database, files, options);
        if (refusals.length > 0) process.exitCode = rowsRefused;
      }),
    );
}
