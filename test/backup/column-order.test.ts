import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { testBoard } from "../support/board.ts";

const upgraded = testBoard();
const fresh = testBoard();

test("F25 a backup of a board with another column order can be restored on a new board", {
  tags: "all",
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-order-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ada = await upgraded.join({ firstName: "Ada" });
  await upgraded.database`alter table refused_addresses drop email`;
  await upgraded.database`alter table refused_addresses add email text not null`;
  const refused = { userId: ada.id, email: "ada@example.org", reason: "No such mailbox" };
  await upgraded.database`insert into refused_addresses ${upgraded.database(refused)}`;
  await backUp(upgraded.database, upgraded.address, join(folder, "upgraded.gz"));
  await restore(fresh.database, fresh.address, join(folder, "upgraded.gz"));
  expect(await fresh.database`select * from refused_addresses`).toMatchObject([refused]);
});
