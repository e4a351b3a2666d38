import { expect, onTestFinished, test } from "vitest";
import { migrate, migrationNames } from "../../../server/database/migrations.ts";
import { createTestDatabase } from "../../support/postgres/test-postgres.ts";

test("S74 migration 013 marks an old address as confirmed only after an invitation and no change", {
  tags: "all",
}, async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const log = () => {};
  const names = await migrationNames();
  await migrate(database, { log, only: names.filter((name) => name < "013") });
  const add = async (name: string, passwordHash: string | null) => {
    const member = { firstName: name, lastName: "B", email: `${name}@example.org`, passwordHash };
    const [row] = await database<{ id: number }[]>`insert into users ${database(member)} returning id`;
    return row?.id as number;
  };
  await add("signed-up", "hash");
  await add("imported", null);
  const [invited, came, moved] = [await add("invited", null), await add("came", "hash"), await add("moved", "hash")];
  await database`
    insert into audit_trail (action, subject, subject_id, note) values ('invited', 'user', ${invited}, ''),
      ('invited', 'user', ${came}, ''), ('invited', 'user', ${moved}, ''), ('edited', 'user', ${moved}, 'the address too')`;
  await database`
    insert into account_tokens (token_hash, user_id, purpose, expires_at) values
      ('invitation', ${invited}, 'password', now() + interval '3 days'),
      ('recovery', ${came}, 'password', now() + interval '50 minutes')`;

  await migrate(database, { log });
  const rows = await database<{ email: string }[]>`
    select split_part(email, '@', 1) || case when email_proven_at is null then '' else ' proven' end
      || case when invited_at is null then '' else ' invited' end as email from users order by id`;
  expect(rows.map(({ email }) => email)).toEqual([
    "signed-up",
    "imported",
    "invited invited",
    "came proven invited",
    "moved invited",
  ]);
  const tokens = await database`select purpose from account_tokens order by expires_at`;
  expect(tokens.map(({ purpose }) => purpose)).toEqual(["password", "invitation"]);
});
