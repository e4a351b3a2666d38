import { beforeAll, describe, expect, test } from "vitest";
import type { Job } from "../../contract/jobs/jobs.ts";
import { hideText } from "../../server/moderation/text-states.ts";
import { turnedOn } from "../moderation/stage.ts";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";
import { ids, isOpen, names, type ScoredJob, type VariedJobs, variedJobs, yearly } from "./varied-jobs.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let bob: VariedJobs["bob"];
let all: Job[];
let skills: number[];
let companies: number[];
let get: VariedJobs["lists"]["get"];
let everything: VariedJobs["lists"]["everything"];

beforeAll(async () => {
  const made = await variedJobs(board);
  ({ bob, all, skills, companies } = made);
  ({ get, everything } = made.lists);
});

describe("J16 sorting", () => {
  test("J16 by salary lists pay in the chosen currency first, highest first, then other jobs", async () => {
    for (const [query, currency] of [
      ["sort=salary", "EUR"],
      ["sort=salary&currency=CHF", "CHF"],
    ] as const) {
      const open = all.filter(isOpen);
      const paid = open.filter(({ salary }) => salary?.currency === currency);
      const others = open.filter((job) => !paid.includes(job));
      const sorted = paid.toSorted((one, other) => yearly(other) - yearly(one));
      expect(ids(await everything(query))).toEqual(ids([...sorted, ...others]));
    }
  });

  test("J16 by fit orders by score, skills, then date; one's own and closed jobs score 0", async () => {
    const sorted = await everything("sort=fit&status=any");
    expect(sorted).toHaveLength(all.length);
    for (const { score, ownerId, status } of sorted) {
      expect(score).toEqual(expect.any(Number));
      if (ownerId === bob.id || status !== "open") expect(score).toBe(0);
    }
    const place = new Map(all.map(({ id }, at) => [id, at]));
    const had = (job: ScoredJob) =>
      job.score === 0 ? 0 : skills.slice(0, 3).filter((skill) => names(job, skill)).length;
    const expected = sorted.toSorted(
      (one, other) =>
        (other.score ?? 0) - (one.score ?? 0) ||
        had(other) - had(one) ||
        (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
    );
    expect(ids(sorted)).toEqual(ids(expected));
    const matches = (await bob.get("/match/jobs?limit=50")).body.results;
    expect(matches.length).toBeGreaterThan(5);
    for (const { id, score } of matches) expect(sorted.find((job) => job.id === id)?.score).toBe(score);
  });
});

describe("J17 facets", () => {
  test.each([
    [""],
    ["workplace=remote&type=full-time"],
    ["seniority=mid&salaryFrom=50000"],
    ["search=gardener&workplace=remote"],
    ["language=en&postedWithin=60"],
    ["fits=true"],
    ["status=any&skill=SKILL"],
    ["company=COMPANY&company=2147483647"],
  ])("S133 J17 each facet's count equals the total of the list filtered by it: %s", async (given) => {
    const query = given.replace("SKILL", String(skills[1])).replace("COMPANY", String(companies[0]));
    const { facets, total } = await get(`${query}&facets=true`);
    expect(Object.keys(facets)).toEqual([
      ...["workplace", "type", "seniority", "skill", "company", "language"],
      ...["currency", "postedWithin", "fits", "saved"],
    ]);
    for (const [name, values] of Object.entries<{ value: string; count: number }[]>(facets)) {
      if (name === "saved") continue;
      for (const { value, count } of values) {
        const other = new URLSearchParams(query);
        const isAll = name === "skill" || name === "language";
        if (!isAll) other.delete(name);
        if (name === "currency") other.set("salaryFrom", "1");
        if (!other.getAll(name).includes(value)) other.append(name, value);
        expect((await get(`${other}&limit=1`)).total, `${query}: ${name}=${value}`).toBe(count);
      }
    }
    expect((await get(`${query}&limit=1`)).total).toBe(total);
    expect((await get(query)).facets).toBeUndefined();
  });

  test("J17 fixed values come in a fixed order, others by count, selected ones always", async () => {
    const { facets } = await get(
      `facets=true&search=nothinglikeit&skill=${skills[0]}&company=${companies[2]}&language=it`,
    );
    const values = (name: string) => facets[name].map(({ value }: { value: string }) => value);
    expect(values("workplace")).toEqual(["onsite", "hybrid", "remote"]);
    expect(values("seniority")).toEqual(["junior", "mid", "senior", "lead"]);
    expect(values("type")).toHaveLength(6);
    expect(values("postedWithin")).toEqual(["1", "7", "30"]);
    expect([values("skill"), values("company"), values("language")]).toEqual([
      [`${skills[0]}`],
      [`${companies[2]}`],
      ["it"],
    ]);
    const whole = (await get("facets=true")).facets;
    const counts = whole.skill.map(({ count }: { count: number }) => count);
    expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one));
    expect(whole.workplace[0].label).toBe("On site");
    expect(whole.language.find(({ value }: { value: string }) => value === "fr").label).toBe("French");
    const german = await bob.send("GET", "/jobs?facets=true", { headers: { "Accept-Language": "de" } });
    expect(german.body.facets.workplace[0].label).toBe("Vor Ort");
  });
});

test("J17 a company created after all jobs is counted", async () => {
  await board.database`select setval(pg_get_serial_sequence('posts', 'id'), 100000)`;
  const { number } = await writeCompany(board.database, "Younger");
  const older = all.find(({ ownerId }) => ownerId === bob.id) as Job;
  expect((await bob.put(`/jobs/${older.id}`, aJob({ companyId: number }))).status).toBe(200);
  const { facets } = await get(`company=${number}&facets=true`);
  expect(facets.company).toContainEqual({ value: String(number), label: "Younger", count: 1 });
});

test("J17 search F21 a hidden company takes no place among the ten listed", async () => {
  for (const name of ["Dogwood", "Elder", "Fir", "Gorse", "Hazel", "Ivy", "Juniper"]) {
    const { number } = await writeCompany(board.database, name);
    for (const _ of [1, 2]) expect((await bob.post("/jobs", aJob({ companyId: number }))).status).toBe(201);
  }
  const shown = async () => (await get("facets=true")).facets.company.map(({ label }: { label: string }) => label);
  const before = await shown();
  expect(before).toHaveLength(10);
  await turnedOn(board, { parent: "companies", id: companies[0] as number }, hideText);
  const after = await shown();
  expect(after).toEqual([...before.slice(1), "Younger"]);
});
