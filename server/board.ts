import { Command } from "commander";
import { printable } from "./mail/isolated.ts";
import { sentenceFor } from "./process/operator-sentences.ts";

const board = new Command("npm run board --")
  .description("Manages a Homecoming board, whether its server is running or not.")
  .showHelpAfterError("(npm run board -- help lists the commands)");

/** Each command's loader, in the order of the help. */
const adding = {
  role: async () => (await import("./cli/role-command.ts")).addRoleCommand(board),
  factors: async () => (await import("./cli/factors-command.ts")).addFactorsCommand(board),
  erase: async () => (await import("./cli/erase-command.ts")).addEraseCommand(board),
  invite: async () => (await import("./cli/invite-command.ts")).addInviteCommand(board),
  mail: async () => (await import("./cli/mail-command.ts")).addMailCommand(board),
  import: async () => (await import("./cli/import-command.ts")).addImportCommand(board),
  export: async () => (await import("./cli/export-command.ts")).addExportCommand(board),
  skills: async () => (await import("./cli/skills-command.ts")).addSkillsCommand(board),
  cohorts: async () => (await import("./cli/cohorts-command.ts")).addCohortsCommand(board),
  admit: async () => (await import("./cli/cohorts-command.ts")).addAdmitCommand(board),
  stats: async () => (await import("./cli/stats-command.ts")).addStatsCommand(board),
  outcomes: async () => (await import("./cli/outcomes-command.ts")).addOutcomesCommand(board),
  reports: async () => (await import("./cli/reports-command.ts")).addReportsCommand(board),
  due: async () => (await import("./cli/due-command.ts")).addDueCommand(board),
  backup: async () => (await import("./cli/backup-command.ts")).addBackupCommand(board),
  restore: async () => (await import("./cli/backup-command.ts")).addRestoreCommand(board),
  reindex: async () => (await import("./cli/reindex-command.ts")).addReindexCommand(board),
  doctor: async () => (await import("./cli/doctor-command.ts")).addDoctorCommand(board),
};

// A closed pipe, as behind `head`, must not end a command halfway.
process.stderr.on("error", () => {});
let isTold = false;
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code === "EPIPE" || isTold) return;
  isTold = true;
  // Without a suggestion to repeat the command: it has done its work.
  console.error(`The command's output could not be written: ${message}`);
  process.exitCode = 1;
});

function fail(error: Error): void {
  console.error(printable(sentenceFor(error)));
  process.exitCode = 1;
}

// Failures beside the command's own work, such as an output stream that was closed.
process.on("uncaughtException", (error: Error) => {
  fail(error);
  process.exit();
});

board.hook("preAction", () => {
  const words = process.argv.slice(3);
  // Most likely an unset variable of a script.
  if (words.includes("")) throw new Error("One of the words after the command is empty.");
  if (words.some((word) => word.includes("\ufffd")))
    throw new Error("One of the words after the command is not UTF-8.");
});

// Loads the requested command only; help and a mistyped command load all of them.
const asked = Object.entries(adding).filter(([word]) => word === process.argv[2]);
for (const [, add] of asked.length > 0 ? asked : Object.entries(adding)) await add();
await board.parseAsync().catch(fail);
