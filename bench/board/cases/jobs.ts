import type { Database } from "../../../server/database/connection.ts";
import type { Proportions } from "../seed/records.ts";
import { chance, prose } from "../seed/words.ts";
import { bare, type Case, get, listing, send, spread, within } from "./case.ts";

const threeFilters = "workplace=remote&type=full-time&type=part-time&seniority=senior&seniority=lead";
const page = within(10, 20, 60);
const numbers = within(10, 30, 120);

/** Lists of jobs by filters and orders, and other requests about jobs. */
export async function casesOfJobs(database: Database, { jobs }: Proportions): Promise<Case[]> {
  const [{ found }] = await database<[{ found: number }]>`
    select count(*)::int as found from jobs
    where workplace = 'remote' and type in ('full-time', 'part-time') and seniority in ('senior', 'lead')`;
  const last = Math.max(1, Math.ceil(found / 10));
  const hundredth = Math.min(100, jobs / 40);
  const ids = spread(jobs);
  const list = (name: string, query: string, aim: Case["aim"]) =>
    listing("jobs", name, "jobs", `/jobs?${query}`, { aim });
  return [
    list("three filters, first page", threeFilters, page),
    list("three filters, last page", `${threeFilters}&page=${last}`, page),
    list("by fit, first page", "sort=fit", page),
    list(`by fit, page ${hundredth}`, `sort=fit&page=${hundredth}`, page),
    list("by pay, first page", "sort=salary", page),
    list(`by pay, page ${hundredth}`, `sort=salary&page=${hundredth}`, page),
    list("with the numbers", "facets=true", numbers),
    list("three filters with the numbers", `${threeFilters}&facets=true`, numbers),
    list("saved ones", "saved=true", page),
    listing("jobs", "one's saved jobs", "jobs", "/saved/jobs", { aim: { floor: 0.4, growth: 2 } }),
    listing(
      "jobs",
      "with the same link",
      "jobs",
      ids.map((id) => `/jobs/duplicates?link=${encodeURIComponent(`http://www.jobs.example.org/${id}/`)}`),
      { aim: within(5, 5, 10) },
    ),
    {
      group: "jobs",
      name: "people of its company who can be asked",
      aim: { floor: 0.4, growth: 2 },
      ours: ids.map((id) => get(`/jobs/${id}/insiders`)),
      floor: ({ results = [] }) => bare(`/list/users/${results.map(({ id }) => id).join() || 0}`),
    },
    {
      group: "jobs",
      name: "skills that 20,000 characters name",
      aim: within(30, 30, 30),
      ours: [send("POST", "/api/skills/named", { text: `React, Go and ${prose(3000, chance(7))}`.slice(0, 20_000) })],
      floor: ({ results = [] }) => bare(`/list/skills/${results.map(({ id }) => id).join() || 0}`),
    },
  ];
}
