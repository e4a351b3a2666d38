import type { Database } from "../server/database/connection.ts";
import { type Answered, bare, type Case, get, spread, type Target } from "./case.ts";
import { correspondent, readers } from "./fill/activity.ts";
import type { Proportions } from "./fill/records.ts";
import { firstNames, lastNames, rareWord, vocabulary } from "./fill/words.ts";

const idsOf = ({ results = [] }: Answered) => results.map(({ id }) => id).join() || "0";

/** Sentence 2: lists, records, comments, inboxes and conversations. */
export async function pages(database: Database, count: Proportions): Promise<Case[]> {
  const [skills] = await database<[{ first: number; total: number }]>`
    select min(id) as first, least(40, count(*))::int as total from skills`;
  const kinds: Record<string, number[]> = {
    jobs: spread(count.jobs),
    projects: spread(count.projects),
    questions: spread(count.questions),
    companys: spread(count.companies),
    users: spread(count.members),
    skills: spread(skills.total).map((id) => id + skills.first - 1),
  };
  const keys = await keysOf(database, "job", spread(count.jobs));
  const [thread] = await database<[{ id: number; number: number }]>`
    select posts.id, number from posts where kind = 'question' and number = 1`;
  const page = (name: string, calls: Case["calls"], floor: NonNullable<Case["floor"]>, by?: number[]): Case => ({
    sentence: 2,
    name,
    calls,
    floor,
    target: { most: 5, part: name.startsWith("list of jobs") ? 0.5 : 0.25, growth: 2 },
    ...(by && { by }),
  });
  const list = (name: string, kind: string, path: string, by?: number[]) =>
    page(name, [get(path)], (answer) => bare(`/list/${kind}/${idsOf(answer)}`), by);
  const inBerlin = "/users?openTo=work&verified=true&location=berlin";
  const threeFilters = "/jobs?workplace=remote&type=full-time&type=part-time&seniority=senior&seniority=lead";
  const ten = Math.min(199, count.messages / 10 - 1);
  return [
    ...[...Object.keys(kinds), "cohorts"].map((kind) => list(`list of ${kind}`, kind, `/${kind}`)),
    list("list of jobs, three filters", "jobs", threeFilters),
    list("list of jobs, by fit", "jobs", "/jobs?sort=fit"),
    list("list of jobs, by pay", "jobs", "/jobs?sort=salary"),
    list("list of members, three filters", "users", inBerlin),
    list("list of members, by fit", "users", "/users?sort=fit"),
    list("list of questions, unanswered", "questions", "/questions?state=unanswered"),
    list("list of questions, by votes", "questions", "/questions?sort=votes"),
    list("list of saved jobs", "jobs", "/saved/jobs"),
    ...Object.entries(kinds).map(([kind, ids]) =>
      page(
        `one of ${kind}`,
        ids.map((id) => get(`/${kind}/${id}`)),
        ({ id }) => bare(`/record/${kind}/${id}`),
      ),
    ),
    page(
      "comments on a job",
      spread(count.jobs).map((id) => get(`/comments/jobs/${id}`)),
      (_, place) => bare(`/comments/${keys[place]}`),
    ),
    page("comments, fifty of 1,000", [get(`/comments/questions/${thread.number}`)], () =>
      bare(`/comments/${thread.id}`),
    ),
    list("inbox of ten", "entries", "/notifications", [readers.ten]),
    list("inbox of 1,000", "entries", "/notifications", [readers.thousand]),
    list("list of 200 conversations", "conversations", "/conversations", [correspondent]),
    list("conversation of ten messages", "messages", `/conversations/${ten}/messages`, [correspondent]),
    list("conversation of 1,000 messages", "messages", "/conversations/1/messages", [correspondent]),
  ];
}

/** The keys, by which the floor knows the posts with these numbers. */
export async function keysOf(database: Database, kind: string, numbers: number[]): Promise<number[]> {
  const posts = await database<{ id: number; number: number }[]>`
    select id, number from posts where kind = ${kind} and number = any(${numbers})`;
  const keys = new Map(posts.map(({ id, number }) => [number, id]));
  return numbers.map((number) => keys.get(number) ?? 0);
}

const timed = (sentence: number, name: string, paths: string[], target: Target): Case => ({
  sentence,
  name,
  calls: paths.map((path) => get(path)),
  target,
});

const ofOneKind: [name: string, kind: string, typed: string][] = [
  ["a rare word", "jobs", rareWord],
  ["a common word", "jobs", "team"],
  ["the commonest word", "jobs", vocabulary[0] as string],
  ["a beginning", "jobs", "develo"],
  ["two words", "jobs", "remote engineer"],
  ["a typo", "jobs", "enginer"],
  ["a part of a name", "users", (lastNames[20] as string).slice(1)],
  ["no result", "jobs", "xylophonist"],
];
const ofAllKinds: [name: string, typed: string][] = [
  ["a person's name", `${firstNames[3]} ${lastNames[3]}`],
  ["a rare word", rareWord],
  ["a common word", "team"],
  ["two words", "remote engineer"],
  ["a typo", "enginer"],
  ["a beginning", "dev"],
  ["words in quotes", '"remote engineer"'],
];

/** Sentence 3. */
export const searches = (): Case[] => [
  ...ofOneKind.map(([name, kind, typed]) =>
    timed(3, `one kind: ${name}`, [`/${kind}?search=${encodeURIComponent(typed)}`], { most: [8, 30] }),
  ),
  ...ofAllKinds.map(([name, typed]) =>
    timed(3, `all kinds: ${name}`, [`/search?q=${encodeURIComponent(typed)}`], { most: [12, 40] }),
  ),
];

/** Sentence 4: counts without their list, as our pages ask for them. */
export const facets = (): Case[] =>
  [
    ["jobs", ""],
    ["jobs, three filters", "workplace=remote&type=full-time&seniority=senior&"],
    ["jobs, a common word", "search=team&"],
    ["users", ""],
    ["users, three filters", "openTo=work&verified=true&location=berlin&"],
    ["questions", ""],
    ["questions, open", "state=open&"],
  ].map(([name = "", query]) =>
    timed(4, `counts of ${name}`, [`/${name.replace(/,.*/, "")}?${query}facets=true&limit=1`], { most: [10, 60] }),
  );

/** Sentence 6. */
export const matches = ({ jobs }: Proportions): Case[] =>
  [
    timed(
      6,
      "people for a job",
      spread(jobs).map((id) => `/match/users/jobs/${id}`),
      { most: 10 },
    ),
    timed(6, "jobs for a member", ["/match/jobs"], { most: 10 }),
    timed(6, "questions for a member", ["/match/questions"], { most: 10 }),
  ].map((each) => ({ ...each, p95: true }));
