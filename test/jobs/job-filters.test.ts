import { beforeAll, describe, expect, test } from "vitest";
import type { Job } from "../../contract/jobs/jobs.ts";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";
import { ids, isOpen, listsFor, names, type VariedJobs, variedJobs, yearly } from "./varied-jobs.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: VariedJobs["alice"];
let bob: VariedJobs["bob"];
let all: Job[];
let skills: number[];
let companies: number[];
let get: VariedJobs["lists"]["get"];
let everything: VariedJobs["lists"]["everything"];

beforeAll(async () => {
  const made = await variedJobs(board);
  ({ alice, bob, all, skills, companies } = made);
  ({ get, everything } = made.lists);
});

describe("J15 J18 filters", () => {
  const asked = (): [string, (job: Job) => boolean][] => [
    ["workplace=remote", ({ workplace }) => workplace === "remote"],
    [
      "workplace=remote&workplace=onsite&workplace=onsite",
      ({ workplace }) => workplace === "remote" || workplace === "onsite",
    ],
    ["type=freelance", ({ type }) => type === "freelance"],
    ["seniority=mid&seniority=lead", ({ seniority }) => seniority === "mid" || seniority === "lead"],
    [
      `company=${companies[0]}&company=${companies[1]}`,
      ({ companyId }) => companies.slice(0, 2).includes(companyId ?? 0),
    ],
    [`skill=${skills[1]}&skill=${skills[2]}`, (job) => names(job, skills[1]) && names(job, skills[2])],
    ["language=en", (job) => job.languages.length > 0 && job.languages.every(({ code }) => code === "en")],
    ["language=en&language=de", (job) => job.languages.length > 0 && job.languages.every(({ code }) => code !== "fr")],
    ["salaryFrom=60000", (job) => job.salary?.currency === "EUR" && yearly(job) >= 60_000],
    ["salaryFrom=53041", (job) => job.salary?.currency === "EUR" && yearly(job) >= 53_041],
    ["salaryFrom=1&currency=CHF", (job) => job.salary?.currency === "CHF"],
    ["salaryFrom=1&currency=JPY", () => false],
    ["postedWithin=30", ({ createdAt }) => Date.parse(createdAt) > Date.now() - 30 * 86_400_000],
    [
      "workplace=remote&type=full-time&seniority=mid",
      (job) => job.workplace === "remote" && job.type === "full-time" && job.seniority === "mid",
    ],
    [
      "workplace=remote&search=gardener",
      (job) => job.workplace === "remote" && /gardener/i.test(job.title + job.description),
    ],
    ["skill=2147483647", () => false],
    ["company=2147483647", () => false],
    ["skill=99999999999", () => false],
    ["company=99999999999", () => false],
  ];

  test("J15 J18 each filter and combination returns the matching jobs, with total and pages", async () => {
    for (const [query, isFound] of asked()) {
      const found = await everything(query);
      expect(ids(found).toSorted(), query).toEqual(ids(all.filter((job) => isOpen(job) && isFound(job))).toSorted());
      if (!query.includes("search"))
        expect(ids(found), query).toEqual(ids(all.filter((job) => ids(found).includes(job.id))));
    }
  });

  test("status and mine also find jobs that aren't open", async () => {
    for (const status of ["filled", "withdrawn", "expired", "open"]) {
      const expected = all.filter((job) => job.status === status);
      expect(ids(await everything(`status=${status}`))).toEqual(ids(expected));
    }
    const own = all.filter(({ ownerId }) => ownerId === bob.id);
    expect(ids(await everything("mine=true"))).toEqual(ids(own));
    expect(ids(await everything("mine=true&status=open"))).toEqual(ids(own.filter(isOpen)));
    const words = all.filter((job) => job.status === "filled" && job.title.startsWith("Gardener"));
    expect(ids(await everything("status=filled&search=Gardener")).toSorted()).toEqual(ids(words).toSorted());
    expect(ids(await everything("status=any&search=Gardenr")).toSorted()).toEqual(
      ids(all.filter(({ title }) => title.startsWith("Gardener"))).toSorted(),
    );
  });

  test("J11 fits=true finds others' open jobs with a score of 0.6 and every must-have", async () => {
    const scored = await everything("sort=fit");
    const fitting = scored.filter((job) => {
      const had = new Set([...skills.slice(0, 3)]);
      return (job.score ?? 0) >= 0.6 && job.required.every((skill) => had.has(skill)) && job.ownerId !== bob.id;
    });
    expect(fitting.length).toBeGreaterThan(0);
    expect(ids(await everything("fits=true&sort=fit"))).toEqual(ids(fitting));
    expect((await get("fits=true&status=filled")).total).toBe(0);
    expect((await get("fits=true&mine=true")).total).toBe(0);
    expect((await listsFor(await board.join()).get("fits=true")).total).toBe(0);
  });

  test.each([
    ["workplace=Remote"],
    ["type=gardening"],
    ["seniority=x"],
    ["skill=x"],
    ["company=0"],
    ["language=xx"],
    ["language=0"],
    ["salaryFrom=0"],
    ["salaryFrom=10000001"],
    ["salaryFrom=1.5"],
    ["currency=eur"],
    ["postedWithin=366"],
    ["fits=yes"],
    ["fits=false"],
    ["saved=false"],
    ["mine=false"],
    ["status=closed"],
    ["sort=title"],
    ["facets=1"],
    ["sort=newest&sort=fit"],
    ["salaryFrom=1&salaryFrom=2"],
    ["status=open&status=any"],
    [Array.from({ length: 21 }, (_, n) => `skill=${n + 1}`).join("&")],
  ])("an invalid filter value gets 400: %s", async (query) => {
    const { status, body } = await bob.get(`/jobs?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(/^Please .{8,100}$/);
    expect((await board.visitor.get(`/jobs?${query}`)).status).toBe(401);
  });

  test("without a token any filter gets 401", async () => {
    for (const query of ["workplace=remote", "status=open", "sort=newest", "facets=true", "mine=false"]) {
      expect((await board.visitor.get(`/jobs?${query}`)).status, query).toBe(401);
    }
  });
});

test("J15 lists and facets reflect each change immediately", async () => {
  const { id } = (await alice.post("/jobs", aJob({ workplace: "hybrid", seniority: "lead", title: "Brand new" }))).body;
  const query = "workplace=hybrid&seniority=lead&facets=true";
  const { total, results, facets } = await get(query);
  expect(results[0].id).toBe(id);
  expect(facets.seniority[3].count).toBe(total);
  await alice.put(`/jobs/${id}`, aJob({ seniority: null }));
  expect((await get(query)).total).toBe(total - 1);
  await alice.put(`/jobs/${id}`, aJob({ seniority: "lead" }));
  expect((await get(query)).total).toBe(total);
  await alice.put(`/jobs/${id}/status`, { status: "filled" });
  expect((await get(query)).total).toBe(total - 1);
  await alice.put(`/jobs/${id}/status`, { status: "open" });
  expect((await get(query)).results[0].id).toBe(id);
  await alice.delete(`/jobs/${id}`);
  expect((await get(query)).total).toBe(total - 1);
});

test("J15 a job leaves the postedWithin filter as time passes", async () => {
  const createdAt = new Date(Date.now() - 86_400_000 + 3000).toISOString();
  const [job] = await writePosts(board.database, "job", [{ title: "A day ago", createdAt }]);
  const isShown = async () =>
    (await get("postedWithin=1&limit=100")).results.some(({ id }: { id: number }) => id === job?.number);
  expect(await isShown()).toBe(true);
  await expect.poll(isShown).toBe(false);
});

test("J16 imported jobs are sorted by their own dates", async () => {
  await get("status=any");
  const createdAt = (n: number) => new Date(Date.UTC(2026, 0, (n * 7) % 29)).toISOString();
  await writePosts(
    board.database,
    "job",
    manyPosts(40, (n) => ({ title: `Imported ${n}`, createdAt: createdAt(n) })),
  );
  const { results, total } = await get("status=any&limit=100");
  expect(results).toHaveLength(total);
  const newestFirst = results.toSorted(
    (one: Job, other: Job) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
  );
  expect(results).toEqual(newestFirst);
});
