import type { Database } from "../../server/database/connection.ts";
import type { Answered, Case } from "./case.ts";
import { casesOfConversation } from "./conversation.ts";
import type { Call } from "./load.ts";
import type { Proportions } from "./records.ts";
import { password } from "./seed.ts";
import { lastNames, rareWord, vocabulary } from "./words.ts";

type Lists = Record<string, number>;

const idsOf = ({ results = [] }: Answered) => results.map(({ id }) => id).join();
const many = 40;
const json = { "Content-Type": "application/json" };

/** Everything that is measured on a board with so many of everything. */
export async function casesOf(database: Database, count: Proportions): Promise<Case[]> {
  const [skills] = await database<[{ total: number; first: number }]>`
    select count(*)::int as total, min(id) as first from skills`;
  const { jobs, projects, questions, members } = count;
  const lists = { jobs, projects, questions, companys: count.companies, users: members, skills: skills.total };
  const [picture] = await database<{ hash: string }[]>`select hash from images limit 1`;
  return [
    ...Object.entries(lists).flatMap(([kind, total]) => pagesOf(kind, total)),
    { ...(pagesOf("jobs", jobs)[0] as Case), name: "jobs, first page again", again: "the same" },
    { ...(pagesOf("jobs", jobs)[0] as Case), name: "jobs, first page unchanged (304)", again: "unchanged" },
    ...searches.map(([name, kind, typed]) => ({
      group: "search",
      name,
      ours: [get(`/${kind}?search=${encodeURIComponent(typed)}`)],
      floor: (answer: Answered) => bare(`/list/${kind}/${idsOf(answer)}`),
    })),
    ...searchesOfAll.map(([name, typed]) => ({
      group: "search",
      name: `all kinds, ${name}`,
      ours: [get(`/search?q=${encodeURIComponent(typed)}`)],
      floor: () => bare("/list/jobs/1"),
    })),
    ...(await filtersOf(database)),
    ...(await casesOfConversation(database)),
    ...recordsOf({ ...lists, skills: Math.min(many, skills.total) }, skills.first),
    ...others(count, picture?.hash ?? "", await keysOf(database, spread(jobs))),
  ];
}

const get = (path: string): Call => ({ path: `/api${path}` });
const bare = (path: string): Call => ({ path });
const spread = (total: number) =>
  Array.from({ length: Math.min(many, total) }, (_, place) => 1 + Math.floor((place * total) / Math.min(many, total)));

function pagesOf(kind: string, total: number): Case[] {
  const last = Math.ceil(total / 10);
  const pages = { first: 1, middle: Math.ceil(last / 2), last };
  return Object.entries(pages).map(([which, page]) => ({
    group: "lists",
    name: `${kind}, ${which} page`,
    ours: [get(`/${kind}?page=${page}`)],
    floor: (answer) => bare(`/list/${kind}/${idsOf(answer)}`),
  }));
}

const searches: [name: string, kind: string, typed: string][] = [
  ["a rare word", "jobs", rareWord],
  ["a common word (half of all jobs)", "jobs", "team"],
  ["the commonest word (nearly all jobs)", "jobs", vocabulary[0] as string],
  ["the beginning of a word", "jobs", "develo"],
  ["two words", "jobs", "remote engineer"],
  ["a word with a typo", "jobs", "enginer"],
  ["a part of a person's name", "users", (lastNames[20] as string).slice(1)],
  ["a part of a company's name", "companys", "oftwar"],
  ["a part of a skill's name", "skills", "script"],
  ["a word in no job", "jobs", "xylophonist"],
];

const searchesOfAll: [name: string, typed: string][] = [
  ["a rare word", rareWord],
  ["a common word (half of all jobs)", "team"],
  ["two words", "remote engineer"],
  ["a word with a typo", "enginer"],
  ["another name of a skill", "js"],
  ["an operator with a word", "skill:React team"],
  ["a beginning of three letters", "dev"],
  ["words in quotes", '"remote engineer"'],
];

const threeFilters = "workplace=remote&type=full-time&type=part-time&seniority=senior&seniority=lead";

async function filtersOf(database: Database): Promise<Case[]> {
  const [{ found }] = await database<[{ found: number }]>`
    select count(*)::int as found from jobs
    where workplace = 'remote' and type in ('full-time', 'part-time') and seniority in ('senior', 'lead')`;
  const asked = {
    "three filters, first page": threeFilters,
    "three filters, last page": `${threeFilters}&page=${Math.max(1, Math.ceil(found / 10))}`,
    "by fit, first page": "sort=fit",
    "by fit, page 100": "sort=fit&page=100",
    "by pay, first page": "sort=salary",
    "by pay, page 100": "sort=salary&page=100",
    "three filters with the numbers": `${threeFilters}&facets=true`,
    "a word and a filter with the numbers": "search=develo&workplace=remote&facets=true",
  };
  return Object.entries(asked).map(([name, query]) => ({
    group: "filters",
    name: `jobs, ${name}`,
    ours: [get(`/jobs?${query}`)],
    floor: (answer) => bare(`/list/jobs/${idsOf(answer)}`),
  }));
}

function recordsOf(lists: Lists, firstSkill: number): Case[] {
  return Object.entries(lists).map(([kind, total]) => {
    const ids = kind === "skills" ? spread(total).map((id) => id + firstSkill - 1) : spread(total);
    return {
      group: "records",
      name: `one of ${kind}`,
      ours: ids.map((id) => get(`/${kind}/${id}`)),
      floor: ({ id }) => bare(`/record/${kind}/${id}`),
    };
  });
}

/** By which the floor knows the jobs of these addresses. */
async function keysOf(database: Database, numbers: number[]): Promise<number[]> {
  const posts = await database<{ id: number; number: number }[]>`
    select id, number from posts where kind = 'job' and number = any(${numbers})`;
  const keys = new Map(posts.map(({ id, number }) => [number, id]));
  return numbers.map((number) => keys.get(number) ?? 0);
}

function others({ jobs, members }: Proportions, picture: string, keys: number[]): Case[] {
  const ids = spread(jobs);
  const emails = spread(members).map((id) => `member${id}@example.org`);
  const text = "The work is as described, and the team is kind.";
  const post = (path: string, body: object): Call => ({
    method: "POST",
    path,
    headers: json,
    body: JSON.stringify(body),
  });
  return [
    {
      group: "records",
      name: "comments on a job",
      ours: ids.map((id) => get(`/comments/jobs/${id}`)),
      floor: (_, place) => bare(`/comments/${keys[place]}`),
    },
    {
      group: "public",
      name: "statistics",
      ours: [get("/stats")],
      floor: () => bare("/stats"),
      isPublic: true,
    },
    { group: "public", name: "home page", ours: [bare("/")], floor: () => bare("/page"), isPublic: true },
    {
      group: "public",
      name: "a picture",
      ours: [get(`/images/${picture}.webp`)],
      floor: () => bare(`/image/${picture}`),
      isPublic: true,
    },
    {
      group: "matching",
      name: "people for a job",
      ours: ids.map((id) => get(`/match/users/jobs/${id}`)),
      floor: (answer) => bare(`/list/users/${idsOf(answer)}`),
    },
    {
      group: "matching",
      name: "jobs for a member",
      ours: [get("/match/jobs")],
      floor: (answer) => bare(`/list/jobs/${idsOf(answer)}`),
    },
    {
      group: "matching",
      name: "projects for a member",
      ours: [get("/match/projects")],
      floor: (answer) => bare(`/list/projects/${idsOf(answer)}`),
    },
    {
      group: "writes",
      name: "a comment",
      ours: ids.map((id) => post("/api/comments", { text, parent: "jobs", parentId: id })),
      floor: (_, place) => post("/comment", { text, post_id: keys[place], owner_id: 1 }),
    },
    {
      group: "writes",
      name: "logging in",
      ours: emails.map((email) => post("/api/auth/login", { email, password })),
      floor: (_, place) => post("/login", { email: emails[place], password }),
      isPublic: true,
    },
  ];
}
