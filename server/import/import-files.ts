import { SingleBar } from "cli-progress";
import { mailboxKey } from "../../contract/people/mailbox.ts";
import { addToTrail, auditNote } from "../audit/audit-store.ts";
import type { Database, Transaction } from "../database/connection.ts";
import { printable } from "../mail/mail-text.ts";
import { addCatalogue } from "../skills/skill-catalogue.ts";
import { addCohorts, cohortsNamed, writeCohorts } from "./cohort-import.ts";
import { addCompanies } from "./company-import.ts";
import { type OwnedRow, ownRowIndexes } from "./import-duplicates.ts";
import type { Kind } from "./import-kinds.ts";
import { type Lookups, readLookups, unconfirmedAddressNote, unconfirmedAmong } from "./import-lookups.ts";
import { ImportProblem } from "./import-problem.ts";
import { companiesNamed, type Records, readAll, skillsNamed } from "./import-reading.ts";
import { type Entry, type ImportedCounts, refuse } from "./import-records.ts";
import { changesIn, emptyReport, type ImportReport, leftOutNotes, limitedLines, reportLines } from "./import-report.ts";
import { readSource } from "./import-sources.ts";
import { shortened } from "./import-text.ts";
import { writeJobs } from "./job-import.ts";
import { writeMembers } from "./member-import.ts";
import { writeProjects } from "./project-import.ts";
import { importSkills } from "./skill-import.ts";

export type ImportOptions = {
  /** Reports what would happen and changes nothing. */
  dryRun?: boolean;
  /** Receives the progress and the report; on a terminal the progress is a bar. */
  out?: NodeJS.WritableStream & { isTTY?: boolean };
  /** The e-mail of the member who owns new posts that name no owner; by default the first admin. */
  owner?: string;
  /** The kind of all the files; by default each file's columns and name tell it. */
  kind?: Kind;
};

/**
 * Imports companies, skills, cohorts, members, jobs and projects from CSV, XLSX and JSON files, and writes the report to `out`.
 * Repeating an import changes only what changed in the files.
 * @throws ImportProblem if a file can't be understood or the owner is unknown; then nothing was imported
 */
export async function importFiles(
  database: Database,
  files: readonly string[],
  { dryRun = false, out = process.stdout, owner, kind }: ImportOptions = {},
): Promise<ImportReport> {
  const sources = await Promise.all(files.map((file) => readSource(file, kind)));
  const report = emptyReport(dryRun);
  const records = readAll(sources, report);
  const total = Object.values(records).reduce((sum, entries) => sum + entries.length, 0);
  const progress = progressBar(total, out);
  try {
    await withTransactions(database, dryRun, async (inOne) => {
      await checkOwner(inOne, records, owner);
      await writeAll({ inOne, records, report, progress, owner });
      await inOne((sql) =>
        addToTrail(sql, {
          by: "command line",
          action: "imported",
          subject: "files",
          note: auditNote("imported", changesIn(report)),
        }),
      );
    });
  } finally {
    progress.stop();
  }
  report.notes.push(...leftOutNotes(report.leftOut));
  out.write(`${printable(reportLines(report).join("\n"))}\n`);
  return report;
}

async function checkOwner(inOne: RunInTransaction, { members }: Records, owner: string | undefined) {
  if (owner === undefined) return;
  const claimed = await inOne((sql) => unconfirmedAmong(sql, [owner]));
  if (claimed.has(owner)) throw new ImportProblem(`No post can belong to ${owner}: ${unconfirmedAddressNote(owner)}.`);
  if (members.some(({ email }) => mailboxKey(email) === mailboxKey(owner))) return;
  const { defaultOwner } = await inOne((sql) => readLookups(sql, [], owner));
  if (defaultOwner === null)
    throw new ImportProblem(`No member has the e-mail ${owner}, so no post can belong to them.`);
}

type Run = {
  inOne: RunInTransaction;
  records: Records;
  report: ImportReport;
  progress: Progress;
  owner: string | undefined;
};

async function writeAll(run: Run) {
  const { inOne, records, report, owner } = run;
  await inOne(async (sql) => {
    await addCatalogue(sql);
    await importSkills(sql, records.skills, skillsNamed(records), report);
  });
  run.progress.advance(records.skills.length);
  await writeCompanies(run);
  await inBatches(run, "cohorts", records.cohorts, writeCohorts);
  const skills = await inOne((sql) => readLookups(sql, []));
  const members = await withoutClaimed(run, "members", records.members, ({ email }) => email);
  const written = members.filter(({ isOwn }) => !isOwn);
  report.counts.members.unchanged += members.length - written.length;
  // Cohorts that only members name are counted where they are new.
  for (const names of batchesOf(cohortsNamed(written))) {
    report.counts.cohorts.added += await inOne((sql) => addCohorts(sql, names));
  }
  await inBatches(run, "members", written, (sql, batch) => writeMembers(sql, batch, skills));
  const jobs = await withoutClaimed(run, "jobs", records.jobs, ({ owner }) => owner);
  const projects = await withoutClaimed(run, "projects", records.projects, ({ owner }) => owner);
  const emails = [...jobs, ...projects].flatMap((post) => post.owner ?? []);
  const lookups = await inOne((sql) => readLookups(sql, emails, owner));
  report.notes = [...report.notes, ...unknownOwners(emails, lookups)];
  await inBatches(run, "jobs", jobs, (sql, batch) => writeJobs(sql, batch, lookups));
  await inBatches(run, "projects", projects, (sql, batch) => writeProjects(sql, batch, lookups));
}

/**
 * Refuses records whose e-mail belongs to a member who hasn't confirmed it. A record that is that member's already (`isOwn`)
 * claims nobody's account.
 */
async function withoutClaimed<Kind extends keyof OwnedRow, Record extends OwnedRow[Kind]>(
  { inOne, report }: Run,
  kind: Kind,
  records: readonly Entry<Record>[],
  emailOf: (record: Record) => string | null,
): Promise<(Entry<Record> & { isOwn: boolean })[]> {
  const claimed = await inOne((sql) =>
    unconfirmedAmong(
      sql,
      records.flatMap((record) => emailOf(record) ?? []),
    ),
  );
  const asked = records.filter((record) => claimed.has(emailOf(record) ?? ""));
  const places = asked.length > 0 ? await inOne((sql) => ownRowIndexes(sql, kind, asked)) : new Set<number>();
  const own = new Set(asked.filter((_, n) => places.has(n)));
  const foreign = new Set(asked.filter((_, n) => !places.has(n)));
  for (const record of foreign) refuse(kind, record.row, unconfirmedAddressNote(emailOf(record) ?? ""), report);
  return records.filter((record) => !foreign.has(record)).map((record) => ({ ...record, isOwn: own.has(record) }));
}

async function writeCompanies(run: Run) {
  const { own, others } = companiesNamed(run.records);
  await inBatches(run, "companies", own, async (sql, names) => ({ added: await addCompanies(sql, names), updated: 0 }));
  // Companies that only jobs or members name are counted where they are new.
  for (const names of batchesOf(others)) {
    run.report.counts.companies.added += await run.inOne((sql) => addCompanies(sql, names));
  }
}

const batchSize = 500;

function* batchesOf<Record>(records: readonly Record[]) {
  for (let start = 0; start < records.length; start += batchSize) yield records.slice(start, start + batchSize);
}

async function inBatches<Record>(
  { inOne, report, progress }: Run,
  kind: Kind,
  records: readonly Record[],
  write: (sql: Transaction, batch: readonly Record[]) => Promise<ImportedCounts>,
) {
  for (const batch of batchesOf(records)) {
    const { added, updated, leftOut = [] } = await inOne((sql) => write(sql, batch));
    report.leftOut.push(...leftOut);
    report.counts[kind].added += added;
    report.counts[kind].updated += updated;
    report.counts[kind].unchanged += batch.length - added - updated;
    progress.advance(batch.length);
  }
}

function unknownOwners(emails: readonly string[], { memberId }: Lookups): string[] {
  const unknown = Object.entries(
    Object.groupBy(
      emails.filter((email) => memberId(email) === null),
      (email) => email,
    ),
  );
  const notes = unknown.map(
    ([email, posts = []]) => `No member has the e-mail ${shortened(email)}, named as owner of ${posts.length}.`,
  );
  return limitedLines(notes, "Owners who are no members");
}

type Progress = { advance(records: number): void; stop(): void };

/** A progress bar on a terminal; nothing if the output is piped. */
function progressBar(total: number, out: NodeJS.WritableStream & { isTTY?: boolean }): Progress {
  if (!out.isTTY) return { advance: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: "Importing [{bar}] {value} of {total} records",
    barCompleteChar: "#",
    barIncompleteChar: "-",
    stream: out,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return { advance: (records) => bar.increment(records), stop: () => bar.stop() };
}

/** Runs work in a transaction. */
type RunInTransaction = <Result>(work: (sql: Transaction) => Promise<Result>) => Promise<Result>;

class DryRunIsOver extends Error {}

/**
 * Runs an import in a transaction per batch, so that it doesn't lock a busy board for long; a dry run in a single one that is
 * rolled back. Concurrent imports alternate by batch.
 */
async function withTransactions(database: Database, dryRun: boolean, run: (inOne: RunInTransaction) => Promise<void>) {
  if (!dryRun) return run((work) => database.begin((sql) => afterLock(sql, work)) as ReturnType<typeof work>);
  try {
    await database.begin(async (sql) => {
      await run((work) => afterLock(sql, work));
      throw new DryRunIsOver();
    });
  } catch (error) {
    if (!(error instanceof DryRunIsOver)) throw error;
  }
}

async function afterLock<Result>(sql: Transaction, work: (sql: Transaction) => Promise<Result>): Promise<Result> {
  await sql`select pg_advisory_xact_lock(hashtext('import'))`;
  return work(sql);
}
