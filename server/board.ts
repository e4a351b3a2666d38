import { Command } from "commander";
import { addBackupCommands } from "./board/backup-command.ts";
import { addDoctorCommand } from "./board/doctor-command.ts";
import { addEraseCommand } from "./board/erase-command.ts";
import { addExportCommand } from "./board/export-command.ts";
import { addImportCommand } from "./board/import-command.ts";
import { addInviteCommand } from "./board/invite-command.ts";
import { addMailCommand } from "./board/mail-command.ts";
import { addRoleCommand } from "./board/role-command.ts";
import { addSkillsCommand } from "./board/skills-command.ts";
import { addStatsCommand } from "./board/stats-command.ts";
import { sentenceFor } from "./operator-sentences.ts";

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
addStatsCommand(board);
addBackupCommands(board);
addDoctorCommand(board);

// Who reads only the first lines, like `head`, keeps no command from its end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

await board.parseAsync().catch((error: Error) => {
  console.error(sentenceFor(error));
  process.exitCode = 1;
});
