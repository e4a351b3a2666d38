import type { NewCohort } from "../../contract/cohorts.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import type { CatalogueSkill } from "../skills/skill-bulk-store.ts";
import { cohortReader } from "./cohort-import.ts";
import { type CompanyRecord, companyReader } from "./company-import.ts";
import type { Kind } from "./import-kinds.ts";
import { type Entry, readRecords } from "./import-records.ts";
import { type ImportReport, limitedLines } from "./import-report.ts";
import { placeOf } from "./import-row.ts";
import type { Row, Source } from "./import-sources.ts";
import { invitationsOf, invitationTitle, unusedCompanyNotes } from "./invitation-import.ts";
import { type JobRecord, jobReader } from "./job-import.ts";
import { type MemberRecord, memberReader } from "./member-import.ts";
import { type ProjectRecord, projectReader } from "./project-import.ts";
import { skillReader } from "./skill-import.ts";

export type Records = {
  skills: Entry<CatalogueSkill>[];
  companies: Entry<CompanyRecord>[];
  cohorts: Entry<NewCohort>[];
  members: Entry<MemberRecord>[];
  jobs: Entry<JobRecord>[];
  projects: Entry<ProjectRecord>[];
};

/** All valid records of the files; the report lists the refused ones. */
export function readAll(sources: readonly Source[], report: ImportReport): Records {
  const rowsOf = (kind: Kind) => sources.filter((source) => source.kind === kind).flatMap(({ rows }) => rows);
  const companies = readRecords("companies", rowsOf("companies"), companyReader, report);
  const records = {
    skills: readRecords("skills", rowsOf("skills"), skillReader, report),
    companies,
    cohorts: readRecords("cohorts", rowsOf("cohorts"), cohortReader, report),
    members: readRecords("members", rowsOf("members"), memberReader, report),
    jobs: readJobs(companies, rowsOf("jobs"), report),
    projects: readRecords("projects", rowsOf("projects"), projectReader, report),
  };
  report.notes = [
    ...report.notes,
    ...ignoredColumns(sources),
    ...unreadSheets(sources),
    ...invitationNote(companies),
    ...unusedCompanyNotes(companies),
    ...shortenedPlaces(records.jobs),
  ];
  return records;
}

/** Jobs made of companies, where the files don't have them as jobs, and the jobs of the files. */
function readJobs(companies: readonly Entry<CompanyRecord>[], rows: readonly Row[], report: ImportReport) {
  const reader = jobReader(skillsOf(companies));
  const jobs = readRecords("jobs", rows, reader, report);
  const listed = new Set(jobs.map(reader.identity));
  const invitations = readRecords("jobs", invitationsOf(companies), reader, report);
  return [...invitations.filter((job) => !listed.has(reader.identity(job))), ...jobs];
}

const skillsOf = (companies: readonly CompanyRecord[]) =>
  new Map(companies.flatMap(({ name, skills }) => (skills ? [[nameKey(name), skills] as const] : [])));

const ignoredColumns = (sources: readonly Source[]) =>
  sources
    .filter(({ ignored }) => ignored.length > 0)
    .map(({ file, kind, ignored }) => `${file} contains ${kind}; ignored: ${ignored.join(", ")}.`);

const unreadSheets = (sources: readonly Source[]) =>
  sources
    .filter(({ unread }) => unread.length > 0)
    .map(({ file, unread }) => `${file}: only one sheet was read; ignored: ${unread.join(", ")}.`);

function invitationNote(companies: readonly Entry<CompanyRecord>[]): string[] {
  const count = invitationsOf(companies).length;
  if (count === 0) return [];
  return [`${count} companies with a careers page and a description also became jobs: "${invitationTitle("…")}".`];
}

const shortenedPlaces = (jobs: readonly Entry<JobRecord>[]) =>
  [...Map.groupBy(jobs, ({ row }) => row.file)].flatMap(([file, some]) =>
    limitedLines(
      some
        .filter(({ shortened }) => shortened)
        .map(({ row, location }) => `${placeOf(row)}: location is now "${location}".`),
      file,
    ),
  );

/** Every skill that a record mentions, so that it exists before the record does. */
export const skillsNamed = ({ companies, members, jobs, projects }: Records): string[] => [
  ...[...companies, ...members, ...jobs, ...projects].flatMap(({ skills }) => skills ?? []),
  ...projects.flatMap(({ seats }) => (seats ?? []).flatMap(({ skills }) => skills)),
  ...jobs.flatMap(({ facts, fallback }) => [...(facts.required ?? []), ...fallback.skills]),
];

/** The companies of the files, and the others that members and jobs name; each once, in its first spelling. */
export function companiesNamed({ companies, members, jobs }: Records) {
  const own = new Map(companies.map(({ name }) => [nameKey(name), name]));
  const others = new Map<string, string>();
  for (const name of [...members, ...jobs].flatMap(({ company }) => company ?? [])) {
    const key = nameKey(name);
    if (!own.has(key) && !others.has(key)) others.set(key, name);
  }
  return { own: [...own.values()], others: [...others.values()] };
}
