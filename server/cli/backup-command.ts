import type { Command } from "commander";
import { backUp } from "../backup/backup.ts";
import { restore } from "../backup/restore.ts";
import { withBoard } from "./board-session.ts";

export function addBackupCommand(board: Command): void {
  board
    .command("backup")
    .description("writes the whole board into a file, and checks that it can be restored")
    .argument("<file>", "a new file; it contains people's data, and only you can read it")
    .action((file: string) =>
      withBoard(async ({ database, address }) => {
        const { tables, rows, bytes } = await backUp(database, address, file);
        console.log(`${file}: ${amount(rows)} rows of ${tables} tables, ${amount(Math.ceil(bytes / 1024))} kB.`);
        console.log("It was restored into a scratch database: every table came back the same.");
      }),
    );
}

export function addRestoreCommand(board: Command): void {
  board
    .command("restore")
    .description("replaces the board with a backup, completely or not at all")
    .argument("<file>", "what `backup` wrote")
    .option("--overwrite", "replace a board that has members", false)
    .action((file: string, { overwrite }: { overwrite: boolean }) =>
      withBoard(async ({ database, address }) => {
        const { count } = await database`select from users limit 1`;
        if (count > 0 && !overwrite) {
          throw new Error("This board has members. To replace them and everything they posted, add --overwrite.");
        }
        const { tables, rows, leftAgain } = await restore(database, address, file);
        console.log(`Restored ${amount(rows)} rows of ${tables} tables. Everyone has to log in again.`);
        if (leftAgain > 0)
          console.log(
            `Erased again: ${amount(leftAgain)} ${leftAgain === 1 ? "member" : "members"} who have left since.`,
          );
      }),
    );
}

const amount = (count: number) => count.toLocaleString("en");
