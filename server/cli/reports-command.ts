import type { Command } from "commander";
import { type ModeratedParent, moderatedKind } from "../../contract/moderation/moderated-records.ts";
import type { Database } from "../database/connection.ts";
import { withBoard } from "./board-session.ts";

export function addReportsCommand(board: Command): void {
  board
    .command("reports")
    .description("lists the cases that wait for the team: kind of record, reason, and since when")
    .action(() =>
      withBoard(async ({ database }) => {
        for (const line of await waitingLines(database)) console.log(line);
      }),
    );
}

type Waiting = {
  id: number;
  parent: ModeratedParent;
  waits: string[];
  reasons: string[];
  urgent: boolean;
  day: string;
};

/** The open cases in the order of the staff's list, without names or members' words. */
async function waitingLines(database: Database): Promise<string[]> {
  const cases = await database<Waiting[]>`
    select id, parent, waits, reasons, urgent, to_char(since, 'YYYY-MM-DD') as day from cases
    where state = 'open' order by turn, since, id`;
  if (cases.length === 0) return ["Nothing is waiting for the team."];
  return cases.map(({ id, parent, waits, reasons, urgent, day }) => {
    const why = [...waits.filter((each) => each !== "report"), ...reasons].join(", ");
    return `case ${id}: ${moderatedKind(parent)}, ${why}, since ${day}${urgent ? ", urgent" : ""}`;
  });
}
