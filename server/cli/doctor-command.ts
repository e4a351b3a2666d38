import type { Command } from "commander";
import { readConfig, readEnvironment } from "../config/config.ts";
import { unknownSettings } from "../config/unknown-settings.ts";
import { printable } from "../mail/isolated.ts";
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
  sendTestMail,
  warning,
} from "./doctor-checks.ts";
import { checkCases } from "./reports/case-checks.ts";

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
