import { Command } from "commander";
import { addBackupCommands } from "./cli/backup-command.ts";
import { addAdmitCommand, addCohortsCommand } from "./cli/cohorts-command.ts";
import { addDoctorCommand } from "./cli/doctor-command.ts";
import { addDueCommand } from "./cli/due-command.ts";
import { addEraseCommand } from "./cli/erase-command.ts";
import { addExportCommand } from "./cli/export-command.ts";
import { addImportCommand } from "./cli/import-command.ts";
import { addInviteCommand } from "./cli/invite-command.ts";
import { addMailCommand } from "./cli/mail-command.ts";
import { addReindexCommand } from "./cli/reindex-command.ts";
import { addReportsCommand } from "./cli/reports/reports-command.ts";
import { addRoleCommand } from "./cli/role-command.ts";
import { addSkillsCommand } from "./cli/skills-command.ts";
import { addStatsCommand } from "./cli/stats-command.ts";
import { sentenceFor } from "./process/operator-sentences.ts";

const board = new Command("npm run board --")
  .description("Looks after a Homecoming board, whether its server runs or not.")
  .showHelpAfterError("(npm run board -- help lists what there is)");

addRoleCommand(board);
addEraseCommand(board);
addInviteCommand(board);
addMailCommand(board);
addImportCommand(board);
addExportCommand(board);
addSkillsCommand(board);
addCohortsCommand(board);
addAdmitCommand(board);
addStatsCommand(board);
addReportsCommand(board);
addDueCommand(board);
addBackupCommands(board);
addReindexCommand(board);
addDoctorCommand(board);

// Who reads only the first lines, like `head`, keeps no command from its end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

await board.parseAsync().catch((error: Error) => {
  console.error(sentenceFor(error));
  process.exitCode = 1;
});
