import { nameKey } from "../../contract/interface/name-key.ts";
import type { Transaction } from "../database/connection.ts";
import { isAddressKnown } from "../mail/recipient.ts";
import { titleReader } from "./job-title-skills.ts";

/** Resolves names in the file to ids. */
export type Lookups = {
  skillIds(names: readonly string[]): number[];
  /** The skills mentioned in a job's title. */
  skillsInTitle(title: string): number[];
  /** Null if no member has the e-mail, or none is given. */
  memberId(email: string | null): number | null;
  /** The owner of new posts that name no member. */
  defaultOwner: number | null;
};

/** Loads the ids of all skills, and of the members with these e-mails, confirmed or not. */
export async function readLookups(sql: Transaction, emails: readonly string[], owner?: string): Promise<Lookups> {
  const spelt = await skillSpellings(sql);
  // Of two skills with the same spelling, the first counts.
  const skills = new Map(spelt.toReversed().map(([spelling, id]) => [nameKey(spelling), id]));
  const members = await membersByEmail(sql, owner ? [...emails, owner] : emails, { alsoClaimed: true });
  const memberId = (email: string | null) => (email === null ? null : (members.get(email) ?? null));
  return {
    skillIds: (names) => names.map((name) => skills.get(nameKey(name))).filter((id) => id !== undefined),
    skillsInTitle: titleReader(spelt),
    memberId,
    defaultOwner: owner ? memberId(owner) : await firstAdmin(sql),
  };
}

/** The spellings of all skills: names first, then aliases. */
async function skillSpellings(sql: Transaction): Promise<[spelling: string, id: number][]> {
  const rows = await sql<{ spelling: string; id: number }[]>`
    select spelling, id from (
      select name as spelling, id, 1 as rank from skills union all select alias, skill_id, 2 from skill_aliases
    ) spellings order by rank, id`;
  return rows.map(({ spelling, id }) => [spelling, id]);
}

/** The ids of members by e-mail, as spelt in the argument; without those whose address is neither confirmed nor imported, unless asked. */
export async function membersByEmail(
  sql: Transaction,
  emails: readonly string[],
  { alsoClaimed = false } = {},
): Promise<Map<string, number>> {
  const rows = await sql<{ email: string; id: number }[]>`
    select given.email, users.id
    from unnest(${[...new Set(emails)]}::text[]) given (email) join users on mailbox_key(users.email) = mailbox_key(given.email)
    where ${alsoClaimed} or ${isAddressKnown(sql)} order by lower(users.email) = lower(given.email)`;
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Those of these addresses that a member signed up with but hasn't confirmed. */
export async function unconfirmedAmong(sql: Transaction, emails: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ email: string }[]>`
    select given.email
    from unnest(${[...new Set(emails)]}::text[]) given (email) join users on mailbox_key(users.email) = mailbox_key(given.email)
    where not ${isAddressKnown(sql)}`;
  return new Set(rows.map(({ email }) => email));
}

/** Why an unconfirmed address is refused, and what the operator can do. */
export const unconfirmedAddressNote = (email: string) =>
  `someone signed up with ${email} but has not confirmed the address: ` +
  `npm run board -- invite ${email} mails a link there. Import again after it was used`;

async function firstAdmin(sql: Transaction): Promise<number | null> {
  const [admin] = await sql<{ id: number }[]>`select id from users where role = 'admin' order by id limit 1`;
  return admin?.id ?? null;
}
