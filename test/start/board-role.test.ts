import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../../server/database/connection.ts";
import { startEmbeddedPostgres } from "../../server/database/embedded-postgres.ts";
import { migrate, migrationNames } from "../../server/database/migrations.ts";
import { boardRole, databaseName, type EmbeddedConnection, superuser } from "../../server/database/postgres-cluster.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { caller } from "../support/caller.ts";
import { runHere } from "../support/command-line.ts";
import { runProgram } from "../support/server-process.ts";
import { type DataFolder, dataFolder, unhurried } from "./data-folder.ts";

const you = { firstName: "You", lastName: "Yourself", email: "you@example.org", password: "lighthouse" };

async function asSuperuser<Result>(
  place: EmbeddedConnection,
  work: (sql: Database) => Promise<Result>,
): Promise<Result> {
  const sql = openDatabase({ ...place, username: superuser }, { max: 1 });
  return work(sql).finally(() => sql.end());
}

/** All superusers among connections, and all superusers' objects in the database. */
const superusersIn = (data: DataFolder) =>
  asSuperuser(
    data.connection() as EmbeddedConnection,
    (sql) => sql`
      select usename as name from pg_stat_activity join pg_roles on rolname = usename
      where rolsuper and backend_type = 'client backend' and pid <> pg_backend_pid()
      union all select datname from pg_database join pg_roles on pg_roles.oid = datdba
      where rolsuper and not datistemplate and datname <> 'postgres'
      union all select relname from pg_class join pg_roles on pg_roles.oid = relowner
      where rolsuper and relnamespace::regnamespace::text in ('public', 'pgboss')
      union all select proname from pg_proc join pg_roles on pg_roles.oid = proowner
      where rolsuper and pronamespace::regnamespace::text in ('public', 'pgboss')
      union all select typname from pg_type join pg_roles on pg_roles.oid = typowner
      where rolsuper and typnamespace::regnamespace::text in ('public', 'pgboss')
      union all select nspname from pg_namespace join pg_roles on pg_roles.oid = nspowner
      where rolsuper and nspname in ('public', 'pgboss')`,
  );

/** A folder as 0.1.0 made it: one role, a superuser that owns everything, and the remains of a killed backup. */
async function oldFolder(): Promise<DataFolder> {
  const data = await dataFolder({ isNew: true });
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: data.path, log: () => {} });
  await asSuperuser({ ...connection, database: "postgres" }, async (sql) => {
    await sql.unsafe(`drop database ${databaseName}`);
    await sql.unsafe(`drop role ${boardRole}`);
    await sql.unsafe(`create database ${databaseName}`);
    await sql.unsafe("create database homecoming_scratch_1600000000_abcdef01 template template0");
  });
  const old = { ...connection, username: superuser };
  await asSuperuser(old, async (sql) => {
    const released = (await migrationNames()).filter((name) => name < "013");
    await migrate(sql, { log: () => {}, only: released });
    await sql`insert into users (first_name, last_name, email, role) values ('Old', 'Timer', 'old@example.org', 'admin')`;
    await sql`insert into questions (title, description, owner_id) values ('Remember dial-up?', 'x', 1)`;
    const mail = mailQueue(old, { log: () => {}, sends: false });
    await mail.askForRecovery(sql, "nobody@example.org");
    await mail.stop();
  });
  await stop();
  return data;
}

describe.runIf(process.platform === "linux")("S86 the board's database role", unhurried, () => {
  test("is no superuser and is denied programs, files and other roles, but can back up", async () => {
    const data = await dataFolder();
    const server = await data.start();
    expect((await caller(server.url).post("/auth/signup", you)).status).toBe(201);
    expect(await superusersIn(data)).toEqual([]);
    const database = openDatabase(data.connection(), { max: 1 });
    for (const attempt of [
      "copy (select 1) to program 'true'",
      "select pg_read_file('/etc/hostname')",
      "create role intruder superuser",
      `set role ${superuser}`,
    ])
      await expect(database.unsafe(attempt)).rejects.toThrow(/permission denied/i);
    await database.end();
    const backedUp = await runHere(["backup", join(data.path, "a.gz")], { DATA_DIR: data.path });
    expect(backedUp.code, backedUp.said).toBe(0);
    expect(await server.stop()).toBe(0);
  });

  test("replaces the superuser of an older version's database, whose data and backups still work", {
    tags: "all",
  }, async () => {
    const data = await oldFolder();
    const server = await data.start();
    expect(await superusersIn(data)).toEqual([]);
    expect((await caller(server.url).post("/auth/signup", you)).status).toBe(201);
    const { body } = await caller(server.url).post("/auth/login", you);
    const member = caller(server.url, body.token);
    expect((await member.get("/questions?search=dial")).body.total).toBe(1);
    expect((await member.post("/questions", { title: "And now?", description: "x" })).status).toBe(201);
    expect((await member.delete("/account", { password: you.password, posts: "keep" })).status).toBe(204);
    const file = join(data.path, "a.gz");
    for (const words of [
      ["backup", file],
      ["restore", file, "--overwrite"],
    ]) {
      const { code, said } = await runProgram("server/board.ts", words, { DATA_DIR: data.path });
      expect(code, said).toBe(0);
    }
    expect(await superusersIn(data)).toEqual([]);
    expect(await server.stop()).toBe(0);
  });

  test("replaces the superuser through the container's script, which can run repeatedly", { tags: "all" }, async () => {
    const data = await dataFolder({ isNew: true });
    const { connection, stop } = await startEmbeddedPostgres({ dataDir: data.path, log: () => {} });
    onTestFinished(stop);
    await asSuperuser(connection, async (sql) => {
      await migrate(sql, { log: () => {} });
      expect(await superusersIn(data)).not.toEqual([]);
      for (let round = 0; round < 2; round += 1) await sql.unsafe(containersStatements()).simple();
      const [role] = await sql`
        select rolsuper, rolcanlogin, rolpassword ~ '^SCRAM' as has_password from pg_authid where rolname = ${boardRole}`;
      expect(role).toEqual({ rolsuper: false, rolcanlogin: true, hasPassword: true });
    });
    expect(await superusersIn(data)).toEqual([]);
  });
});

/** The input that `deploy/board-role.sh` gives to psql, which reads the file and quotes the password itself. */
const containersStatements = () =>
  /<<'SQL'\n(.+)\nSQL\n/s
    .exec(readFileSync("deploy/board-role.sh", "utf8"))?.[1]
    ?.replace("\\i /board-role.sql", () => readFileSync("database/board-role.sql", "utf8"))
    .replace(":'password'", "'one of letters and digits'") ?? "";
