import { Command, CommanderError } from "commander";
import { printable } from "../mail/mail-text.ts";
import { sentenceFor } from "../process/operator-text.ts";

/** Each command's loader, in the order of the help. */
const adding: Record<string, (board: Command) => Promise<void>> = {
  role: async (board) => (await import("./role-command.ts")).addRoleCommand(board),
  factors: async (board) => (await import("./factors-command.ts")).addFactorsCommand(board),
  erase: async (board) => (await import("./erase-command.ts")).addEraseCommand(board),
  invite: async (board) => (await import("./invite-command.ts")).addInviteCommand(board),
  mail: async (board) => (await import("./mail-command.ts")).addMailCommand(board),
  import: async (board) => (await import("./import-command.ts")).addImportCommand(board),
  export: async (board) => (await import("./export-command.ts")).addExportCommand(board),
  skills: async (board) => (await import("./skills-command.ts")).addSkillsCommand(board),
  cohorts: async (board) => (await import("./cohorts-command.ts")).addCohortsCommand(board),
  admit: async (board) => (await import("./cohorts-command.ts")).addAdmitCommand(board),
  stats: async (board) => (await import("./stats-command.ts")).addStatsCommand(board),
  outcomes: async (board) => (await import("./outcomes-command.ts")).addOutcomesCommand(board),
  reports: async (board) => (await import("./reports-command.ts")).addReportsCommand(board),
  due: async (board) => (await import("./due-command.ts")).addDueCommand(board),
  backup: async (board) => (await import("./backup-command.ts")).addBackupCommand(board),
  restore: async (board) => (await import("./backup-command.ts")).addRestoreCommand(board),
  reindex: async (board) => (await import("./reindex-command.ts")).addReindexCommand(board),
  doctor: async (board) => (await import("./doctor-command.ts")).addDoctorCommand(board),
};

/** Runs the command that the words ask for, to its end. Failures are told, and set the process's exit code. */
export async function runCommand(words: readonly string[]): Promise<void> {
  const board = new Command("npm run board --")
    .description("Manages a Homecoming board, whether its server is running or not.")
    .showHelpAfterError("(npm run board -- help lists the commands)")
    .exitOverride();
  board.hook("preAction", () => {
    const given = words.slice(1);
    // Most likely an unset variable of a script.
    if (given.includes("")) throw new Error("One of the words after the command is empty.");
    if (given.some((word) => word.includes("\ufffd")))
      throw new Error("One of the words after the command is not UTF-8.");
  });
  // Loads the requested command only; help and a mistyped command load all of them.
  const asked = Object.entries(adding).filter(([word]) => word === words[0]);
  for (const [, add] of asked.length > 0 ? asked : Object.entries(adding)) await add(board);
  await board.parseAsync(words, { from: "user" }).catch((error) => {
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    else tellFailure(error);
  });
}

export function tellFailure(error: Error): void {
  console.error(printable(sentenceFor(error)));
  process.exitCode = 1;
}
