import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { isRecoveryHeld, issueReturn } from "../../server/people/accounts/address-return-store.ts";
import { joined } from "../people/cast.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();

test("S22 after a restore, an address set by staff is still held and can be taken back", async () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-addresses-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { id, email } = await joined(board);
  const { token } = await issueReturn(board.database, { id, email }, { byStaff: true });
  await board.database`update users set email = 'by-staff@example.org' where id = ${id}`;
  await backUp(board.database, board.address, join(folder, "board.gz"));
  await restore(board.database, board.address, join(folder, "board.gz"));
  expect(await isRecoveryHeld(board.database, id)).toBe(true);
  expect((await board.visitor.post("/auth/take-back-email", { token })).status).toBe(200);
  expect(await board.database`select email from users`).toMatchObject([{ email }]);
});
