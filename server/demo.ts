import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withBoard } from "./cli/board-session.ts";
import { readConfig, readEnvironment } from "./config/config.ts";
import type { DemoAccount } from "./demo/demo-accounts.ts";

// What `npm run demo` does before the server starts: fills a sample community and prints three accounts to log in with.

const { dataDir } = readConfig(readEnvironment());
const file = join(dataDir, "accounts.json");
if (!existsSync(file)) {
  await withBoard(async ({ database }) => {
    const { fillDemo } = await import("./demo/demo-board.ts");
    const { openAccounts } = await import("./demo/demo-accounts.ts");
    await fillDemo(database);
    keep(await openAccounts(database));
  }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
show(JSON.parse(readFileSync(file, "utf8")));

/** Readable by this user alone, like the data itself. */
function keep(accounts: DemoAccount[]): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function show(accounts: DemoAccount[]): void {
  console.log("A sample community: nobody in it is real. Log in as");
  for (const { role, email, password } of accounts) {
    console.log(`  ${(role === "user" ? "member" : role).padEnd(9)}  ${email.padEnd(20)}  ${password}`);
  }
}
