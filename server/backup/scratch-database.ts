import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { type Database, type DatabaseAddress, openDatabase } from "../database/connection.ts";
import { startEmbeddedPostgres } from "../database/embedded-postgres.ts";

const inUse = "55006";
const silent = { log: () => {} };

/**
 * Runs `work` on an empty database that is dropped afterwards: beside the board's own, or, where its role may not create one,
 * on a temporary PostgreSQL.
 */
export async function onScratchDatabase<Result>(
  board: Database,
  address: DatabaseAddress,
  work: (scratch: Database) => Promise<Result>,
): Promise<Result> {
  const [{ mayCreate }] = await board<[{ mayCreate: boolean }]>`
    select rolcreatedb or rolsuper as may_create from pg_roles where rolname = current_user`;
  return mayCreate ? besideTheBoard(board, address, work) : inATemporaryFolder(work);
}

type Work<Result> = (scratch: Database) => Promise<Result>;

async function besideTheBoard<Result>(board: Database, address: DatabaseAddress, work: Work<Result>): Promise<Result> {
  await dropLeftovers(board);
  const name = `homecoming_scratch_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString("hex")}`;
  await board.unsafe(`create database ${name} template template0`);
  try {
    return await opened(addressOf(address, name), work);
  } finally {
    await dropDatabase(board, name);
  }
}

/** By force only where the database is in use: force can't end PostgreSQL's own background work there, and fails. */
async function dropDatabase(board: Database, name: string): Promise<void> {
  const order = `drop database if exists ${name}`;
  await board.unsafe(order).catch((error: unknown) => {
    if (error instanceof postgres.PostgresError && error.code === inUse) return board.unsafe(`${order} with (force)`);
    throw error;
  });
}

/** Drops scratch databases that killed backups left more than a day ago. */
async function dropLeftovers(board: Database): Promise<void> {
  const leftovers = await board<{ name: string }[]>`
    select datname as name from pg_database
    where datname ~ '^homecoming_scratch_[0-9]+_[0-9a-f]+$'
      and to_timestamp(split_part(datname, '_', 3)::bigint) < now() - interval '1 day'`;
  for (const { name } of leftovers) await dropDatabase(board, name);
}

async function inATemporaryFolder<Result>(work: Work<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "homecoming-scratch-"));
  try {
    const { connection, stop } = await startEmbeddedPostgres({ dataDir, ...silent, durable: false });
    try {
      return await opened(connection, work);
    } finally {
      await stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function opened<Result>(address: DatabaseAddress, work: Work<Result>): Promise<Result> {
  const scratch = openDatabase(address, { max: 1 });
  try {
    return await work(scratch);
  } finally {
    await scratch.end({ timeout: 5 });
  }
}

function addressOf(address: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof address !== "string") return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
