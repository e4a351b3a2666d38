import { jobTypes, seniorities, workplaces } from "../../contract/jobs/job-facts.ts";
import { openings } from "../../contract/people/profiles.ts";
import { linkKey } from "../../server/jobs/job-link-key.ts";
import {
  type Chance,
  capitalised,
  chance,
  firstNames,
  lastNames,
  pick,
  pickCommon,
  prose,
  rareWord,
  vocabulary,
} from "./words.ts";

/** The number of comments on the first question. */
const longThread = 1000;

/** How many rows of each kind a board of a size has. */
export const proportions = (size: number) => ({
  members: size,
  questions: size,
  jobs: size,
  companies: Math.max(20, size / 50),
  projects: Math.max(20, size / 10),
  comments: size + longThread,
  messages: size,
  cohorts: Math.max(5, size / 100),
});

export type Proportions = ReturnType<typeof proportions>;

/** Existing rows that the records refer to; the popular skills come first. */
export type Known = { skills: readonly number[]; pictures: readonly string[]; passwordHash: string };

type Value = string | number | boolean | null;
export type Rows = { table: string; columns: string; rows: Iterable<Value[]> };

const end = Date.now();
const years = 8 * 365 * 24 * 3600 * 1000;
const levels = "Junior Senior Lead Freelance".split(" ");
const fields = "Frontend Backend Web Data Cloud Mobile Platform Security Quality".split(" ");
const roles = "Developer Engineer Architect Analyst Designer Consultant Manager".split(" ");
const cities = "Berlin Hamburg München Köln Leipzig Wien Zürich Bern".split(" ");
const headlines = ["Frontend developer", "Backend developer", "Data analyst", "Looking for my first job"];
const spoken = ['[{"code":"en","level":"B2"}]', '[{"code":"de","level":"C1"},{"code":"en","level":"B2"}]'];
const code = "\n\n- first\n- second\n\n```ts\nconst answer = await ask(42);\n```\n\nSee [it](https://example.org/it).";

/** All rows, in the order of their references. */
export function recordsOf(count: Proportions, known: Known): Rows[] {
  const { companies, jobs, projects, questions, members, comments } = count;
  const before = { company: 0, job: companies, project: companies + jobs, question: companies + jobs + projects };
  const seeds = chance(7);
  const table = (name: string, columns: string, of: number, rows: RowsFor) =>
    rowsOf(name, columns, of, rows, chance(seeds() * 2 ** 31));
  const posts = (kind: keyof typeof before, of: number, title: (number: number, random: Chance) => string) =>
    table("posts", "id kind number title owner_id created_at updated_at", of, (number, random) => {
      const owner = kind === "company" ? null : 1 + Math.floor(random() * members);
      return [[before[kind] + number, kind, number, title(number, random), owner, ...dated(number, of)]];
    });
  const skillsOf = (kind: keyof typeof before, of: number, each: number) =>
    table("post_skills", "post_id skill_id of_kind", of, (number, random) =>
      someSkills(each, known, random).map((skill) => [before[kind] + number, skill, kind]),
    );
  const commented = (number: number, random: Chance) => {
    if (number <= longThread) return before.question + 1;
    const parents = [before.job, before.job, before.question, before.question, before.project];
    const counts = [jobs, jobs, questions, questions, projects];
    const which = Math.floor(random() * parents.length);
    return (parents[which] as number) + 1 + Math.floor((counts[which] as number) * random() ** 2);
  };
  const rare = Math.max(1, Math.floor(jobs / 7));
  return [
    posts("company", companies, (number, random) => {
      const name = capitalised(vocabulary[vocabulary.length - number] as string);
      return `${name} ${pick(["Labs", "Software", "Group"], random)}`;
    }),
    table("companies", "post_id", companies, (number) => [[number]]),
    table(
      "users",
      `id first_name last_name email password_hash avatar company_id about created_at updated_at
       headline location open_to visibility verified email_proven_at last_seen_at`,
      members,
      (number, random) => [
        [
          number,
          pickCommon(firstNames, random),
          pickCommon(lastNames, random),
          `member${number}@example.org`,
          known.passwordHash,
          some(0.5, random, pick(known.pictures, random)),
          some(0.7, random, 1 + Math.floor(random() * companies)),
          some(0.4, random, prose(30, random)),
          ...dated(number, members),
          some(0.6, random, pick(headlines, random)),
          some(0.6, random, pick(cities, random)),
          `{${openings.filter(() => random() < 0.3).join()}}`,
          number % 20 === 7 ? '{"location": "cohort"}' : "{}",
          number % 3 !== 0,
          ...dated(number, members).slice(1),
          new Date(end - random() * 60 * 24 * 3_600_000).toISOString(),
        ],
      ],
    ),
    table("user_skills", "user_id skill_id", members, (number, random) =>
      someSkills(8, known, random).map((skill) => [number, skill]),
    ),
    posts("job", jobs, (_, random) => {
      const title = [pick(levels, random), pick(fields, random), pick(roles, random)].join(" ");
      return random() < 0.4 ? `${title} ${capitalised(pickCommon(vocabulary, random))}` : title;
    }),
    table(
      "jobs",
      `post_id listed posted_at description location link link_key company_id workplace type seniority salary_min salary_max salary_currency
       salary_per languages`,
      jobs,
      (number, random) => {
        const link = `https://jobs.example.org/${number % 10 === 0 ? number - 1 : number}`;
        const pay = (30 + Math.floor(random() * 40)) * 1000;
        return [
          [
            before.job + number,
            true,
            dated(number, jobs)[0],
            `${prose(length(random), random)}${number % rare === 0 ? ` ${capitalised(rareWord)}!` : ""}`,
            some(0.9, random, pick(cities, random)),
            link,
            `\\x${linkKey(link)?.toString("hex")}`,
            some(0.9, random, 1 + Math.floor(random() * companies)),
            some(0.7, random, pick(workplaces, random)),
            some(0.7, random, pick(jobTypes, random)),
            some(0.7, random, pick(seniorities, random)),
            ...(random() < 0.7 ? [pay, pay + 20_000, pick(["EUR", "CHF"], random), "year"] : [null, null, null, null]),
            some(0.7, random, pick(spoken, random)) ?? "[]",
          ],
        ];
      },
    ),
    skillsOf("job", jobs, 5),
    posts("project", projects, (_, random) => prose(3, random).slice(0, -1)),
    table("projects", "post_id description", projects, (number, random) => [
      [before.project + number, prose(length(random), random)],
    ]),
    skillsOf("project", projects, 5),
    posts("question", questions, (_, random) => prose(4, random).slice(0, 29).trim()),
    table("questions", "post_id description", questions, (number, random) => [
      [before.question + number, prose(length(random), random) + (number % 3 === 0 ? code : "")],
    ]),
    skillsOf("question", questions, 3),
    table("comments", "id text post_id owner_id created_at updated_at", comments, (number, random) => {
      const mention = number % 4 === 0 ? `\n\nAs [@](/users/${1 + (number % members)}) says: **try** \`await\`.` : "";
      const text = prose(5 + Math.floor(random() * 30), random) + mention;
      return [
        [number, text, commented(number, random), 1 + Math.floor(random() * members), ...dated(number, comments)],
      ];
    }),
  ];
}

type RowsFor = (number: number, random: Chance) => Value[][];

function rowsOf(table: string, columns: string, of: number, rows: RowsFor, random: Chance): Rows {
  const all = function* () {
    for (let number = 1; number <= of; number += 1) yield* rows(number, random);
  };
  return { table, columns: columns.split(/\s+/).join(", "), rows: all() };
}

/** Created and updated: ascending with the number, as ids and times are in real data. */
function dated(number: number, of: number): [string, string] {
  const moment = new Date(end - years * (1 - number / of)).toISOString();
  return [moment, moment];
}

const some = <Given>(share: number, random: Chance, value: Given) => (random() < share ? value : null);

/** Few popular skills, many rare ones; half of all members have the first. */
function someSkills(count: number, { skills }: Known, random: Chance): number[] {
  const named = new Set<number>();
  while (named.size < count) named.add(skills[Math.floor(random() ** 3 * skills.length)] as number);
  return [...named];
}

/** A length in words: mostly one to three paragraphs, rarely a page. */
const length = (random: Chance) => Math.round(25 + 130 * random() ** 2 + 250 * random() ** 12);
