import type { Command } from "commander";
import { z } from "zod";
import { day } from "../../contract/interface/fields.ts";
import { daily, quarterHourly } from "../due/due-steps.ts";
import { doWhatIsDue } from "../due/due-work.ts";
import { skillsOfNow } from "../matches/skills-of-now.ts";
import { sentenceFor } from "../process/operator-sentences.ts";
import { withBoard } from "./board-session.ts";

const zones = { offset: true, local: true };
const minutes = -1;
const isoTime = z.union([z.iso.datetime(zones), z.iso.datetime({ ...zones, precision: minutes }), z.iso.date()]);

export function addDueCommand(board: Command): void {
  board
    .command("due")
    .description("does now all that a day and a quarter of an hour bring, and says what it did")
    .option("--at <time>", "what is due by then, like 2026-12-01T08:00Z", (time) => {
      if (isoTime.safeParse(time).success && day.safeParse(time.slice(0, 10)).success) return time;
      throw new Error("--at is a time like 2026-12-01T08:00Z.");
    })
    .action(({ at }: { at?: string }) =>
      withBoard((session) =>
        doWhatIsDue({ ...session, skills: skillsOfNow(session.database) }, [...quarterHourly, ...daily], {
          by: at,
          done: (line) => console.log(line),
          failed: (error) => {
            console.error(sentenceFor(error));
            process.exitCode = 1;
          },
        }),
      ),
    );
}
