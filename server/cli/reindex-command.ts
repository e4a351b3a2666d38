import type { Command } from "commander";
import { reindex } from "../finding/reindex.ts";
import { withBoard } from "./board-session.ts";

export function addReindexCommand(board: Command): void {
  board
    .command("reindex")
    .description("makes anew what the search finds records by; people go on meanwhile")
    .action(() =>
      withBoard(async ({ database }) => {
        console.log(`${await reindex(database)} records`);
      }),
    );
}
