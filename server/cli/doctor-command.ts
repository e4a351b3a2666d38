import type { Command } from "commander";
import { readConfig, readEnvironment } from "../config/config.ts";
import { unknownSettings } from "../config/unknown-settings.ts";
import type { Database } from "../database/connection.ts";
import { printable } from "../mail/mail-text.ts";
import { withBoard } from "./board-session.ts";
import {
  checkAssistants,
  checkDatabase,
  checkDisk,
  checkMail,
  checkServing,
  checkSettings,
  checkSettingsFiles,
  type Finding,
  failure,
  passed,
  sendTestMail,
  warning,
} from "./doctor-checks.ts";

const signs = { well: "✓", mind: "!", broken: "✗" };

export function addDoctorCommand(board: Command): void {
  board
    .command("doctor")
    .description(
      "checks settings, database, disk, mail, assistant and backups, and says what to do; ends with 1 where something is broken",
    )
    .option("--mail <address>", "also send a test mail to this address")
    .action(async ({ mail: testAddress }: { mail?: string }) => {
      const config = readConfig(readEnvironment());
      tell([
        ...checkSettings(config),
        ...unknownSettings().map((words) => warning("settings", words)),
        ...(await checkSettingsFiles()),
        await checkDisk(config),
        ...(await checkAssistants(config)),
        await checkServing(config),
        ...(testAddress ? [await sendTestMail(config, testAddress)] : []),
      ]);
      await withBoard(async ({ database, mail }) =>
        tell([
          ...(await checkDatabase(database, config)),
          await checkCases(database),
          ...(await checkMail(config, mail, database)),
        ]),
      );
    });
}

function tell(findings: readonly Finding[]): void {
  for (const { about, state, words } of findings)
    console.log(`${signs[state]} ${about.padEnd(14)} ${printable(words)}`);
  if (findings.some(({ state }) => state === "broken")) process.exitCode = 1;
}

/** A case is late after a week, and stuck where no member of the team may decide it. */
async function checkCases(database: Database): Promise<Finding> {
  const about = "reports";
  const [{ open, old, stuck }] = await database<[{ open: number; old: number; stuck: number }]>`
    select count(*)::int as open, count(*) filter (where since < now() - interval '7 days')::int as old,
      count(*) filter (where not exists (
        select from users where users.id is distinct from cases.author_id and users.state = 'shown' and not users.suspended
          and (users.role = 'admin' or users.role = 'moderator' and coalesce(author.role, 'user') = 'user')))::int as stuck
    from cases left join users author on author.id = author_id where cases.state = 'open'`;
  if (stuck > 0) {
    const words = `${stuck} wait, and nobody on the team may decide them: make someone else an admin (npm run board -- role).`;
    return failure(about, words);
  }
  if (old > 0) return warning(about, `${old} of ${open} have waited for more than 7 days: /admin/reports`);
  return passed(about, open === 0 ? "nothing is waiting for the team" : `${open} wait, none for longer than 7 days`);
}
