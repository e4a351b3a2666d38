import type { Command } from "commander";
import { z } from "zod";
import { day } from "../../contract/interface/fields.ts";
import { daily, quarterHourly } from "../due/due-steps.ts";
import { runDueWork } from "../due/due-work.ts";
import { backgroundSkills } from "../matches/background-skills.ts";
import { sentenceFor } from "../process/operator-text.ts";
import { withBoard } from "./board-session.ts";

const zones = { offset: true, local: true };
const minutes = -1;
const isoTime = z.union([z.iso.datetime(zones), z.iso.datetime({ ...zones, precision: minutes })]);

export function addDueCommand(board: Command): void {
  board
    .command("due")
    .description("runs the daily and quarter-hourly work now, and lists what it did")
    .option("--at <time>", "work due by this time, like 2026-12-01T08:00Z; a day means its end", dueTime)
    .action(({ at }: { at?: string }) =>
      withBoard((session) =>
        runDueWork({ ...session, skills: backgroundSkills(session.database) }, [...quarterHourly, ...daily], {
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

/** @throws Error with a sentence: no time, or one before 1900 or after 2100 */
export function dueTime(time: string): string {
  if (!day.safeParse(time.slice(0, 10)).success) throw noTime();
  if (time.length === 10) return `${time}T23:59:59.999Z`;
  if (!isoTime.safeParse(time).success) throw noTime();
  return time;
}

const noTime = () => new Error("--at is a time like 2026-12-01T08:00Z.");
