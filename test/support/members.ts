import type { Account } from "../../contract/people/accounts.ts";
import type { Role } from "../../contract/people/people.ts";
import type { Database } from "../../server/database/connection.ts";
import { logEvents } from "../../server/events/event-store.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { indexMembers } from "../../server/search-index/search-index-store.ts";
import { type Caller, caller } from "./caller.ts";

export type Member = Caller & Account & { token: string };

/** What a member of a test may be given; the rest is made up. */
export type Newcomer = Partial<Pick<Account, "firstName" | "lastName" | "email">> & {
  role?: Role;
  skills?: string[];
  passwordHash?: string;
};

let added = 0;

/** Writes a member straight into the database of the board at `url`, with a name and address of their own, logged in. */
export async function addMember(database: Database, url: string, who: Newcomer = {}): Promise<Member> {
  added += 1;
  const { skills = [], ...given } = who;
  const row = { firstName: "Member", lastName: `Number ${added}`, email: `member${added}@example.org`, ...given };
  const [account] = await database<[Account]>`
    insert into users ${database(row)} returning id, first_name, last_name, email, role, avatar`;
  const ids = await skillIds(database, skills);
  await database`insert into user_skills (user_id, skill_id) select ${account.id}, unnest(${ids}::int[])`;
  await logEvents(database, { kind: "member.joined", actorId: account.id, memberId: account.id });
  await indexMembers(database, [account.id]);
  const token = await startSession(database, account.id, "test");
  return { ...account, token, ...caller(url, token) };
}

/** The ids of catalogue skills, in the order of the names. */
export async function skillIds(database: Database, names: string[]): Promise<number[]> {
  const rows = await database<{ id: number; name: string }[]>`select id, name from skills where name = any(${names})`;
  return names.map((name) => {
    const id = rows.find((row) => row.name === name)?.id;
    if (!id) throw new Error(`The catalogue knows no skill ${name}`);
    return id;
  });
}
