import { expect } from "vitest";
import type { Job } from "../../contract/jobs/jobs.ts";
import type { Board, Member } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";

export type ScoredJob = Job & { score?: number };

const of = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value;
const languages = [
  [],
  [{ code: "en", level: "C1" }],
  [
    { code: "de", level: "B2" },
    { code: "en", level: "B1" },
  ],
  [{ code: "fr", level: "native" }],
];
const salaries = [
  null,
  { min: 50_000, max: 60_000, currency: "EUR", per: "year" },
  { min: 5000, max: null, currency: "EUR", per: "month" },
  { min: null, max: 25.5, currency: "EUR", per: "hour" },
  { min: 80_000, max: 90_000, currency: "CHF", per: "year" },
];

export type VariedJobs = {
  alice: Member;
  bob: Member;
  all: Job[];
  skills: number[];
  companies: number[];
  lists: Lists;
};

/** 44 jobs with all kinds of facts, newest first as `all` names them: most of Alice's, some of Bob's, who knows React and CSS. */
export async function variedJobs(board: Board): Promise<VariedJobs> {
  const alice = await board.join();
  const bob = await board.join({ skills: ["React", "CSS"] });
  const skills = await board.skillIds("JavaScript", "React", "CSS", "SQL", "Python", "Docker");
  const companies = await Promise.all(
    ["Alder", "Birch", "Cedar"].map(async (name) => (await writeCompany(board.database, name)).number),
  );
  for (let n = 0; n < 44; n += 1) {
    const named = skills.filter((_, place) => (n + place) % 3 === 0 || (n * place) % 5 === 1);
    const { status, body } = await (n % 7 === 0 ? bob : alice).post(
      "/jobs",
      aJob({
        title: `${n % 2 === 0 ? "Gardener" : "Baker"} ${n}`,
        description: n % 4 === 0 ? "A gardener, perhaps." : "Work.",
        companyId: of([null, ...companies], n),
        workplace: of([null, "onsite", "hybrid", "remote", "remote"], n),
        type: of(["full-time", null, "freelance"], n),
        seniority: of(["junior", "senior", null, "lead", "mid", "mid", "mid"], n),
        salary: of(salaries, n * 3 + (n % 4)),
        languages: of(languages, n + (n % 3)),
        skills: named,
        required: named.slice(0, n % 3),
      }),
    );
    expect(status).toBe(201);
    const daysAgo = n * 2;
    await board.database`
      update posts set created_at = now() - ${daysAgo} * interval '1 day' - interval '1 minute'
      where kind = 'job' and number = ${body.id}`;
    if (n % 11 === 10) {
      await alice.put(`/jobs/${body.id}/status`, { status: of(["filled", "withdrawn"], n) });
    }
  }
  const lists = listsFor(bob);
  const all = await lists.everything("status=any");
  expect(all).toHaveLength(44);
  return { alice, bob, all, skills, companies, lists };
}

type Lists = ReturnType<typeof listsFor>;

/** The jobs that a member sees. */
export function listsFor(member: Member) {
  const get = async (query: string) => {
    const { status, body } = await member.get(`/jobs?${query}`);
    expect(status, query).toBe(200);
    return body;
  };
  /** All pages of a list; expects that none repeats or skips a job. */
  const everything = async (query: string): Promise<ScoredJob[]> => {
    const pages = [await get(`${query}&limit=7`)];
    for (let page = 2; page <= pages[0].totalPages; page += 1) pages.push(await get(`${query}&limit=7&page=${page}`));
    const jobs = pages.flatMap(({ results }) => results);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
    for (const { total } of pages) expect(total).toBe(jobs.length);
    return jobs;
  };
  return { get, everything };
}

export const ids = (jobs: readonly { id: number }[]) => jobs.map(({ id }) => id);
export const yearly = ({ salary }: Job) =>
  salary ? (salary.max ?? salary.min ?? 0) * { year: 1, month: 12, hour: 2080 }[salary.per] : 0;
export const isOpen = ({ status }: Job) => status === "open";
export const names = (job: Job, skill = 0) => job.Skills.some(({ id }) => id === skill);
