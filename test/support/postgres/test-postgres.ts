import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { type Database, type DatabaseAddress, openDatabase } from "../../../server/database/connection.ts";
import { superuser } from "../../../server/database/postgres-cluster.ts";
import { template } from "./postgres-template.ts";

export type TestDatabase = { database: Database; address: DatabaseAddress; drop(): Promise<void> };

/**
 * Creates a database on the run's PostgreSQL: migrated and with the skill catalogue, or with `empty` without tables.
 * @param locale the options of `create database` for sorting; implies `empty`
 */
export async function createTestDatabase({ empty = false, locale = "" } = {}): Promise<TestDatabase> {
  const server = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const maintenance = openDatabase({ ...server, database: "postgres", username: superuser }, { max: 1 });
  const isEmpty = empty || locale !== "";
  await maintenance.unsafe(
    `create database ${name} owner ${server.username} template ${isEmpty ? "template0" : template} ${locale}`,
  );
  const address = { ...server, database: name };
  const database = openDatabase(address, { max: 5 });
  if (!isEmpty) await database`update board_identity set id = default`;
  return {
    database,
    address,
    drop: async () => {
      await database.end({ timeout: 1 });
      await maintenance.unsafe(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
}
