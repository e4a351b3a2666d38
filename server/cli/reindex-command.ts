import type { Command } from "commander";
import { reindex } from "../search-index/reindex.ts";
import { withBoard } from "./board-session.ts";

export function addReindexCommand(board: Command): void {
  board
    .command("reindex")
    .description("rebuilds the search index; the board stays usable")
    .action(() =>
      withBoard(async ({ database }) => {
        console.log(`${await reindex(database)} records`);
      }),
    );
}
