import type { Command } from "commander";
import { newCohort } from "../../contract/cohorts.ts";
import { email as emailField } from "../../contract/people/accounts.ts";
import { admitWaiting } from "../admission/admission-store.ts";
import { addToTrail } from "../audit/audit-store.ts";
import { addCohort } from "../cohorts/cohort-store.ts";
import { confirm } from "../cohorts/membership-store.ts";
import { addToRoster } from "../cohorts/roster-store.ts";
import type { Database } from "../database/connection.ts";
import { accepted } from "../import/import-row.ts";
import { wordsIn } from "../import/import-sources.ts";
import { admittedMail } from "../mail/account-mails.ts";
import { isolated } from "../mail/mail-text.ts";
import { findMember, operator, withBoard } from "./board-session.ts";

type Given = { course?: string; city?: string; starts?: string; ends?: string; size?: string };

export function addCohortsCommand(board: Command): void {
  const cohorts = board
    .command("cohorts")
    .description("lists the cohorts, with their numbers of members")
    .action(() => withBoard(({ database }) => listCohorts(database)));
  cohorts
    .command("add")
    .description("adds a cohort")
    .argument("<name>")
    .option("--course <course>")
    .option("--city <city>")
    .option("--starts <day>", "like 2024-01-08")
    .option("--ends <day>")
    .option("--size <number>", "number of graduates")
    .action((name: string, { starts, ends, size, ...said }: Given) =>
      withBoard(async ({ database }) => {
        const given = { name, ...said, startsOn: starts, endsOn: ends, size: size === undefined ? null : Number(size) };
        const added = await database.begin((sql) => addCohort(sql, operator, accepted(newCohort, given)));
        console.log(`Added the cohort ${isolated(added.name)}.`);
      }),
    );
  cohorts
    .command("roster")
    .description("adds the addresses in a file to a cohort's roster, stored as hashes that nobody can read")
    .argument("<name>")
    .argument("<file>", "one address per line, or in the cells of a CSV or XLSX file")
    .action((name: string, file: string) =>
      withBoard(async (session) => {
        const cohortId = await cohortNamed(session.database, name);
        const emails = await addressesIn(file);
        const { rosterCount, verified } = await addToRoster(session, { cohortId, emails, by: operator });
        const members = verified === 1 ? "1 member is" : `${verified} members are`;
        console.log(`${addresses(rosterCount)} on the roster of ${isolated(name)}. ${members} verified by these.`);
      }),
    );
  cohorts
    .command("confirm")
    .description("confirms that a member was in a cohort")
    .argument("<name>")
    .argument("<email>", "the address the member signed up with")
    .action((name: string, email: string) =>
      withBoard(async ({ database }) => {
        const cohortId = await cohortNamed(database, name);
        const member = await findMember(database, email);
        await database.begin((sql) => confirm(sql, operator, cohortId, member.id));
        console.log(`${email} is verified in ${isolated(name)}.`);
      }),
    );
}

export function addAdmitCommand(board: Command): void {
  board
    .command("admit")
    .description("admits someone who is waiting for the team's approval")
    .argument("<email>", "the address they signed up with")
    .action((email: string) =>
      withBoard(async ({ database, config, mail }) => {
        const { id } = await findMember(database, email);
        await database.begin(async (sql) => {
          const [admitted] = await admitWaiting(sql, [id]);
          if (!admitted) throw new Error(`${email} is not waiting for approval.`);
          await mail.add(sql, admittedMail(config, admitted));
          await addToTrail(sql, { by: operator, action: "admitted", subject: "user", id });
        });
        console.log(`${email} is a member now.`);
      }),
    );
}

async function listCohorts(database: Database): Promise<void> {
  const rows = await database<{ name: string; here: number; size: number | null; pending: number; roster: number }[]>`
    select name, size, (select count(*)::int from roster_lines where cohort_id = cohorts.id) as roster,
      (select count(*)::int from cohort_members where cohort_id = cohorts.id and verified_by is not null) as here,
      (select count(*)::int from cohort_members where cohort_id = cohorts.id and verified_by is null) as pending
    from cohorts order by ends_on desc nulls last, sort_key, name collate "C", id`;
  console.log(rows.length === 1 ? "1 cohort" : `${rows.length} cohorts`);
  for (const { name, here, size, pending, roster } of rows) {
    const of = size === null ? "" : ` of ${size}`;
    console.log(`  ${isolated(name)}: ${here}${of} verified, ${pending} pending, ${addresses(roster)} on the roster`);
  }
}

const addresses = (count: number) => (count === 1 ? "1 address" : `${count} addresses`);

async function cohortNamed(database: Database, name: string): Promise<number> {
  const [found] = await database<{ id: number }[]>`
    select id from cohorts where name_key(name) = name_key(${name}) order by lower(name) = lower(${name}) desc, id limit 1`;
  if (!found) throw new Error(`No cohort is called ${isolated(name)}.`);
  return found.id;
}

/** All e-mail addresses in a file, whatever separates them. Throws if a word with an @ is no address. */
async function addressesIn(file: string): Promise<string[]> {
  const words = (await wordsIn(file)).split(/[\s,;:"<>()[\]|]+/).map((word) => word.replaceAll(/^'+|['.]+$/g, ""));
  const parts = words.filter((word) => word.includes("@"));
  const emails = parts.map((part) => emailField.safeParse(part).data);
  const wrong = emails.indexOf(undefined);
  if (wrong >= 0) throw new Error(`${file} has an invalid address, in part ${wrong + 1} of ${parts.length}.`);
  if (parts.length === 0) throw new Error(`${file} contains no address.`);
  return emails.flatMap((email) => email ?? []);
}
