import { addToTrail, auditNote, clearWordsOfDeletedMembers, keepWordsOfDecisions } from "../audit/audit-store.ts";
import { noteEverythingReplaced } from "../database/change-feed.ts";
import type { Database, DatabaseAddress, Transaction } from "../database/connection.ts";
import { migrate } from "../database/migrations.ts";
import { markRestoredAsDelivered } from "../events/event-store.ts";
import { repeatDepartures } from "../people/account-deletion-store.ts";
import { reindex } from "../search-index/reindex.ts";
import type { Header } from "./backup-file.ts";
import {
  type BackupTable,
  emptiedByRestore,
  fingerprintOf,
  fixFormats,
  quoted,
  readSequences,
  type Sequences,
  setSequences,
  tableRows,
  tablesToBackUp,
} from "./backup-tables.ts";
import { fingerprinting } from "./fingerprint.ts";
import { expectSame, restoreAndCompare } from "./restore-check.ts";
import { fillTable, withoutTriggersAndKeys } from "./restore-loading.ts";
import { onScratchDatabase } from "./scratch-database.ts";

export type RestoreReport = {
  tables: number;
  rows: number;
  /** How many members had left since the backup, and were removed again. */
  leftAgain: number;
};

/** What a restore of the board's own backup keeps: its identity, and the append-only audit trail. */
const ofTheBoard = ["board_identity", "audit_trail", "trail_words"];

/**
 * Replaces the board's content with a backup's, all or nothing: the backup is restored into a scratch database and migrated
 * there, then copied to the board in one transaction.
 * @throws BackupProblem if the file is unusable; the board is unchanged then
 */
export async function restore(database: Database, address: DatabaseAddress, path: string): Promise<RestoreReport> {
  return onScratchDatabase(database, address, async (scratch) => {
    const { header } = await restoreAndCompare(scratch, path);
    await migrate(scratch, { log: () => {} });
    return scratch.begin("isolation level repeatable read read only", async (source) => {
      await fixFormats(source);
      return database.begin(async (target) => {
        const isOwn = await isOfThisBoard(source, target, header);
        await keepWordsOfDecisions(target);
        const pending = await pendingInvitations(target);
        const replaced = await replaceAll(source, target, isOwn ? ofTheBoard : []);
        if (isOwn) await deleteInvitationsBut(target, pending);
        const leftAgain = await repeatDepartures(target);
        await clearWordsOfDeletedMembers(target);
        const note = auditNote("restored", isOwn, header.takenAt.slice(0, 10));
        await addToTrail(target, { by: "command line", action: "restored", subject: "board", note });
        return { ...replaced, leftAgain };
      });
    });
  });
}

/** The hashes of the tokens of open invitations, as hexadecimal text. */
async function pendingInvitations(target: Transaction): Promise<string[]> {
  const rows = await target<{ hash: string }[]>`select encode(token_hash, 'hex') as hash from invitations`;
  return rows.map(({ hash }) => hash);
}

/** Deletes the restored invitations that were withdrawn or used since the backup. */
async function deleteInvitationsBut(target: Transaction, pending: readonly string[]): Promise<void> {
  await target`delete from invitations where encode(token_hash, 'hex') <> all(${pending})`;
}

async function replaceAll(source: Transaction, target: Transaction, kept: readonly string[]) {
  await fixFormats(target);
  const tables = await tablesToBackUp(target);
  const replaced = tables.filter(({ name }) => !kept.includes(name));
  const emptied = [...replaced.map(({ name }) => name), ...emptiedByRestore];
  let rows = 0;
  await withoutTriggersAndKeys(target, emptied, async () => {
    await target.unsafe(`truncate ${quoted(emptied)}`);
    for (const table of replaced) rows += await copyTable(source, target, table);
  });
  for (const table of tables.filter(({ name }) => kept.includes(name))) {
    await fillTable(target, table, tableRows(source, table), { which: "missing" });
  }
  await setSequences(target, furthest(await readSequences(source), await readSequences(target)));
  await markRestoredAsDelivered(target);
  await target`update entry_events set mail = 'done', mail_due_at = null, push_due_at = null where mail <> 'done'`;
  await noteEverythingReplaced(target);
  await reindex(target);
  return { tables: replaced.length, rows };
}

async function copyTable(source: Transaction, target: Transaction, table: BackupTable): Promise<number> {
  const print = fingerprinting();
  await fillTable(target, table, print.through(tableRows(source, table)));
  const holding = print.holding();
  expectSame(table, holding, await fingerprintOf(target, table));
  return holding.rows;
}

/** Sequences are never set back: other than rows, they aren't rolled back with a transaction that fails. */
const furthest = (restored: Sequences, held: Sequences): Sequences =>
  Object.fromEntries(Object.entries(restored).map(([column, last]) => [column, Math.max(last, held[column] ?? 0)]));

const enough = 10_000;
const sinceIdentities = "016-departures.sql";

/**
 * Whether a backup, restored into `source`, is of the board in `target`, so that an id means the same member in both. Backups
 * made before boards had an identity are recognised by any record that both share.
 */
async function isOfThisBoard(source: Transaction, target: Transaction, { migrations }: Header): Promise<boolean> {
  if (migrations.includes(sinceIdentities)) return (await identityOf(source)) === (await identityOf(target));
  const known = await source<{ record: string }[]>`select record from ${records(source)} limit ${enough}`;
  const { count } = await target`
    select from ${records(target)} where record = any(${known.map(({ record }) => record)}) limit 1`;
  return count > 0;
}

async function identityOf(sql: Transaction): Promise<string | undefined> {
  const [board] = await sql<{ id: string }[]>`select id from board_identity`;
  return board?.id;
}

/** Records that no import creates and no two boards share by accident: salted passwords, and times to the microsecond. */
const records = (sql: Transaction) => sql`(
  select concat_ws(' ', 'user', id, password_hash) as record from users where password_hash is not null
  union all select concat_ws(' ', 'comment', id, created_at) from comments
  union all select concat_ws(' ', 'trail', id, at) from audit_trail
) records`;
