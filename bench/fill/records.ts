import { linkKey } from "../../server/jobs/link-key.ts";
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

/** For each kind of post, how many posts precede its first, in the order of their keys. */
export function postsBefore({ companies, jobs, projects }: Proportions) {
  return { companies: 0, jobs: companies, projects: companies + jobs, questions: companies + jobs + projects };
}

export type Value = string | number | null;

/** Existing rows that the records refer to; the popular skills come first. */
export type Known = { skills: readonly number[]; pictures: readonly string[]; passwordHash: string };

const end = Date.now();
const years = 8 * 365 * 24 * 3600 * 1000;
const levels = ["Junior", "Senior", "Lead", "Working Student", "Remote", "Freelance"];
const fields = [
  "Frontend",
  "Backend",
  "Web",
  "Data",
  "Cloud",
  "Mobile",
  "Platform",
  "Security",
  "Quality",
  "Machine Learning",
];
const roles = ["Developer", "Engineer", "Architect", "Analyst", "Designer", "Consultant", "Manager"];
const cities = ["Berlin", "Hamburg", "Munich", "Cologne", "Leipzig", "Vienna", "Zurich", "Remote", null];
const skillsOfMember = 8;
const skillsOfPost = 5;
const skillsOfQuestion = 3;

/** Ascending with the number, as ids and times are in real data. */
const momentOf = (number: number, of: number) => new Date(end - years * (1 - number / of)).toISOString();

const idFrom = (count: number, random: Chance) => 1 + Math.floor(random() * count);

/** Skills as a PostgreSQL array literal: few popular ones, many rare ones; half of all members have the first. */
function skillsFor(count: number, { skills }: Known, random: Chance): string {
  const named = new Set<number>();
  while (named.size < count) named.add(skills[Math.floor(random() ** 3 * skills.length)] as number);
  return `{${[...named].join()}}`;
}

/** A length in words: mostly one to three paragraphs, rarely a page. */
const length = (random: Chance) => Math.round(25 + 130 * random() ** 2 + 250 * random() ** 12);

const title = (random: Chance) => {
  const words = [pick(levels, random), pick(fields, random), pick(roles, random)];
  return random() < 0.4 ? `${words.join(" ")} ${capitalised(pickCommon(vocabulary, random))}` : words.join(" ");
};

/** Rows for a temporary table with these columns. */
export type Rows = { table: string; columns: string; rows: Iterable<Value[]> };

const dates = "created_at timestamptz, updated_at timestamptz";

function* numbered<Row>(count: number, seed: number, row: (number: number, random: Chance) => Row): Iterable<Row> {
  const random = chance(seed);
  for (let number = 1; number <= count; number += 1) yield row(number, random);
}

/** All rows. A column `skills` is moved to a table of its own. */
export function recordsOf(count: Proportions, known: Known): Rows[] {
  const rare = Math.max(1, Math.floor(count.jobs / 7));
  const posted = (number: number, of: number, random: Chance) => {
    const moment = momentOf(number, of);
    return [idFrom(count.members, random), moment, moment];
  };
  return [
    {
      table: "companies",
      columns: `number int, title text, owner_id int, ${dates}`,
      rows: numbered(count.companies, 1, (number, random) => [
        number,
        `${capitalised(vocabulary[vocabulary.length - number] as string)} ${pick(["Labs", "Software", "Group"], random)}`,
        1 + (number % count.members),
        ...Array(2).fill(new Date(end).toISOString()),
      ]),
    },
    {
      table: "users",
      columns: `id int, first_name text, last_name text, email text, password_hash text, avatar text, company_id int, about text,
        ${dates}, skills int[]`,
      rows: numbered(count.members, 2, (number, random) => [
        number,
        pickCommon(firstNames, random),
        pickCommon(lastNames, random),
        `member${number}@example.org`,
        known.passwordHash,
        random() < 0.5 ? pick(known.pictures, random) : null,
        random() < 0.7 ? idFrom(count.companies, random) : null,
        random() < 0.4 ? prose(30, random) : null,
        ...posted(number, count.members, random).slice(1),
        skillsFor(skillsOfMember, known, random),
      ]),
    },
    {
      table: "jobs",
      columns: `number int, title text, description text, location text, link text, link_key text, company_id int, owner_id int,
        ${dates}, skills int[]`,
      rows: numbered(count.jobs, 3, (number, random) => [
        number,
        title(random),
        `${prose(length(random), random)}${number % rare === 0 ? ` ${capitalised(rareWord)}!` : ""}`,
        pick(cities, random),
        ...linked(`https://jobs.example.org/${number % 10 === 0 ? number - 1 : number}`),
        random() < 0.9 ? idFrom(count.companies, random) : null,
        ...posted(number, count.jobs, random),
        skillsFor(skillsOfPost, known, random),
      ]),
    },
    {
      table: "projects",
      columns: `number int, title text, description text, owner_id int, ${dates}, skills int[]`,
      rows: numbered(count.projects, 4, (number, random) => [
        number,
        prose(3, random).slice(0, -1),
        prose(length(random), random),
        ...posted(number, count.projects, random),
        skillsFor(skillsOfPost, known, random),
      ]),
    },
    {
      table: "questions",
      columns: `number int, title text, description text, owner_id int, ${dates}, skills int[]`,
      rows: numbered(count.questions, 5, (number, random) => [
        number,
        prose(4, random).slice(0, 29).trim(),
        prose(length(random), random) + (number % 3 === 0 ? code : ""),
        ...posted(number, count.questions, random),
        skillsFor(skillsOfQuestion, known, random),
      ]),
    },
    {
      table: "comments",
      columns: `id int, text text, post_id int, owner_id int, ${dates}`,
      rows: numbered(count.comments, 6, (number, random) => [
        number,
        prose(5 + Math.floor(random() * 30), random) + (number % 4 === 0 ? marked(number, count) : ""),
        number <= longThread ? postsBefore(count).questions + 1 : commented(count, random),
        ...posted(number, count.comments, random),
      ]),
    },
  ];
}

const linked = (link: string) => [link, linkKey(link)?.toString("hex") ?? null];

const code =
  "\n\n- first\n- second\n\n```ts\nconst answer = await ask(42);\n```\n\nSee [the manual](https://example.org/manual).";

/** A comment with Markdown and a mention. */
const marked = (number: number, { members }: Proportions) =>
  `\n\nAs [@](/users/${1 + (number % members)}) says: **try** \`await\`, see https://example.org/${number}.`;

/** Half of all comments are on jobs, a fifth on projects, a quarter on questions, the rest on companies. */
const parents = [
  { parent: "jobs", upTo: 0.5 },
  { parent: "projects", upTo: 0.7 },
  { parent: "questions", upTo: 0.95 },
] as const;

/** The post of a comment: any of the four kinds, the first few posts more often. */
function commented(count: Proportions, random: Chance): number {
  const draw = random();
  const parent = parents.find(({ upTo }) => draw < upTo)?.parent ?? "companies";
  return postsBefore(count)[parent] + 1 + Math.floor(count[parent] * random() ** 2);
}
