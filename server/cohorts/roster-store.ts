import { mailboxKey } from "../../contract/people/mailbox.ts";
import { admitWaiting } from "../admission/admission-store.ts";
import { type Actor, addToTrail, auditNote } from "../audit/audit-store.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { admittedMail } from "../mail/account-mails.ts";
import { lockCohort } from "./membership-store.ts";
import { type HashedAddress, hashesOf } from "./roster-hash.ts";
import { lockVerification, updateVerification } from "./verification-store.ts";

type Roster = { cohortId: number; emails: readonly string[]; by: Actor; network?: string };

/**
 * Adds addresses to a cohort's roster and verifies the members who have confirmed them; those who were waiting are admitted and
 * told by mail. Returns the roster's size, and how many members these addresses verified. Throws not-found.
 */
export async function addToRoster(
  { database, config, mail }: Pick<Services, "database" | "config" | "mail">,
  { cohortId, emails, by, network }: Roster,
): Promise<{ rosterCount: number; verified: number }> {
  await lockCohort(database, cohortId);
  const addresses = [...new Set(emails.map(mailboxKey))];
  const hashes = await hashesOf(database, addresses, network);
  const lines = addresses.map((address, n) => ({ address, hash: (hashes[n] as Buffer).toString("hex") }));
  return database.begin(async (transaction) => {
    await lockVerification(transaction);
    await lockCohort(transaction, cohortId);
    const whose = transaction`
      jsonb_to_recordset(${transaction.json(lines)}) as line (address text, hash text)
      left join users on mailbox_key(email) = mailbox_key(address) and email_proven_at is not null
        and not exists (select from cohort_exclusions where user_id = users.id and cohort_id = ${cohortId})`;
    await transaction`
      insert into roster_lines (cohort_id, address_hash, user_id)
      select ${cohortId}, decode(hash, 'hex'), users.id from ${whose}
      on conflict (cohort_id, address_hash) do update set user_id = coalesce(roster_lines.user_id, excluded.user_id)`;
    const theirs = transaction`
      ${whose} join roster_lines on cohort_id = ${cohortId} and address_hash = decode(hash, 'hex') and user_id = users.id`;
    const before = await countVerified(transaction, cohortId);
    await transaction`
      insert into cohort_members (cohort_id, user_id, on_roster) select ${cohortId}::int, users.id, true from ${theirs}
      on conflict (user_id, cohort_id) do update set on_roster = true`;
    await updateVerification(transaction, [cohortId]);
    const waiting = await transaction<{ id: number }[]>`select users.id from ${theirs} where users.state = 'waiting'`;
    const admitted = await admitWaiting(
      transaction,
      waiting.map(({ id }) => id),
    );
    await mail.addAll(
      transaction,
      admitted.map((member) => admittedMail(config, member)),
    );
    const [{ rosterCount }] = await transaction<[{ rosterCount: number }]>`
      select count(*)::int as roster_count from roster_lines where cohort_id = ${cohortId}`;
    await addToTrail(transaction, {
      by,
      action: "listed",
      subject: "cohort",
      id: cohortId,
      note: auditNote("addresses", addresses.length),
    });
    return { rosterCount, verified: (await countVerified(transaction, cohortId)) - before };
  }) as Promise<{ rosterCount: number; verified: number }>;
}

/** Deletes a cohort's roster. Members verified by it stay verified. */
export async function emptyRoster(transaction: Connection, by: Actor, cohortId: number): Promise<void> {
  await lockCohort(transaction, cohortId);
  await transaction`delete from roster_lines where cohort_id = ${cohortId}`;
  await addToTrail(transaction, { by, action: "unlisted", subject: "cohort", id: cohortId });
}

/**
 * The cohorts whose roster has this address, if it is the one that the member has confirmed; the line is then assigned to them.
 * An address that another account proved before gives none: one line stands for one graduate.
 */
export async function rosterCohorts(
  database: Connection,
  userId: number,
  { address, hash }: HashedAddress,
): Promise<number[]> {
  const rows = await database<{ cohortId: number }[]>`
    update roster_lines set user_id = users.id from users
    where users.id = ${userId} and mailbox_key(email) = mailbox_key(${address}) and email_proven_at is not null
      and address_hash = ${hash} and coalesce(user_id, users.id) = users.id and not exists (
        select from cohort_exclusions excluded
        where excluded.user_id = users.id and excluded.cohort_id = roster_lines.cohort_id)
    returning cohort_id`;
  return rows.map(({ cohortId }) => cohortId);
}

/** Verifies a member who has just confirmed an address in every cohort whose roster has it; returns whether there is one. */
export async function verifyByRosters(
  transaction: Connection,
  userId: number,
  confirmed: HashedAddress,
): Promise<boolean> {
  const cohorts = await rosterCohorts(transaction, userId, confirmed);
  if (cohorts.length === 0) return false;
  await transaction`
    insert into cohort_members (cohort_id, user_id, on_roster) select unnest(${cohorts}::int[]), ${userId}, true
    on conflict (user_id, cohort_id) do update set on_roster = true`;
  await updateVerification(transaction, cohorts);
  return true;
}

async function countVerified(transaction: Connection, cohortId: number): Promise<number> {
  const [{ count }] = await transaction<[{ count: number }]>`
    select count(*)::int from cohort_members where cohort_id = ${cohortId} and verified_by = 'roster'`;
  return count;
}
