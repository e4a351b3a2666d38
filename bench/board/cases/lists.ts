import type { Database } from "../../../server/database/connection.ts";
import type { Proportions } from "../seed/records.ts";
import { type Aim, bare, type Case, get, listing, spread } from "./case.ts";

type Lists = Record<string, number>;

const firstAndLast = { floor: 0.4, growth: 2 };
const aims: Record<string, Aim> = { first: firstAndLast, middle: { p50: [60, 60, 60] }, last: firstAndLast };

/** The first, middle and last page of each list, and one record of each kind. */
export async function casesOfLists(database: Database, count: Proportions): Promise<Case[]> {
  const [skills] = await database<[{ total: number; first: number }]>`
    select count(*)::int as total, min(id) as first from skills`;
  const { jobs, projects, questions, members, companies } = count;
  const lists = { jobs, projects, questions, companys: companies, users: members, skills: skills.total };
  const first = pagesOf("jobs", jobs)[0] as Case;
  return [
    ...Object.entries(lists).flatMap(([kind, total]) => pagesOf(kind, total)),
    { ...first, name: "jobs, first page in German", ours: first.ours.map(inGerman) },
    ...recordsOf({ ...lists, skills: Math.min(40, skills.total) }, skills.first),
    ...(await threadsOf(database, jobs)),
  ];
}

const inGerman = (call: Case["ours"][number]) => ({ ...call, headers: { "Accept-Language": "de" } });

function pagesOf(kind: string, total: number): Case[] {
  const last = Math.ceil(total / 10);
  const pages = { first: 1, middle: Math.ceil(last / 2), last };
  return Object.entries(pages).map(([which, page]) =>
    listing("lists", `${kind}, ${which} page`, kind, `/${kind}?page=${page}`, { aim: aims[which] }),
  );
}

function recordsOf(lists: Lists, firstSkill: number): Case[] {
  return Object.entries(lists).map(([kind, total]) => {
    const ids = kind === "skills" ? spread(total).map((id) => id + firstSkill - 1) : spread(total);
    return {
      group: "records",
      name: `one of ${kind}`,
      aim: firstAndLast,
      ours: ids.map((id) => get(`/${kind}/${id}`)),
      floor: ({ id }) => bare(`/record/${kind}/${id}`),
    };
  });
}

async function threadsOf(database: Database, jobs: number): Promise<Case[]> {
  const numbers = spread(jobs);
  const keys = await keysOf(database, numbers);
  return [
    {
      group: "records",
      name: "comments on a job",
      aim: firstAndLast,
      ours: numbers.map((number) => get(`/comments/jobs/${number}`)),
      floor: (_, place) => bare(`/comments/${keys[place]}`),
    },
  ];
}

/** The keys, by which the floor knows the jobs with these numbers. */
export async function keysOf(database: Database, numbers: number[]): Promise<number[]> {
  const posts = await database<{ id: number; number: number }[]>`
    select id, number from posts where kind = 'job' and number = any(${numbers})`;
  const keys = new Map(posts.map(({ id, number }) => [number, id]));
  return numbers.map((number) => keys.get(number) ?? 0);
}
