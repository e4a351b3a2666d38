import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard();
let alice: Member;
let react: number;
let css: number;
let sql: number;

beforeAll(async () => {
  alice = await board.join();
  [react, css, sql] = (await board.skillIds("React", "CSS", "SQL")) as [number, number, number];
});

const pay = { min: 55_000, max: 65_000.5, currency: "EUR", per: "year" };
const allFacts = () => ({
  workplace: "remote",
  type: "full-time",
  seniority: "senior",
  salary: pay,
  languages: [
    { code: "en", level: "C1" },
    { code: "de", level: "B2" },
  ],
  required: [react, css].sort((a, b) => b - a),
});
const noFacts = { workplace: null, type: null, seniority: null, salary: null, languages: [], required: [] };

const post = async (given: Record<string, unknown> = {}) => {
  const { status, body } = await alice.post("/jobs", aJob({ skills: [react, css, sql], ...given }));
  expect(status).toBe(201);
  return body;
};

describe("J01 facts", () => {
  test("J01 are stored as sent, and returned in the record and in the list", async () => {
    const job = await post(allFacts());
    const expected = { ...allFacts(), required: [react, css].sort((a, b) => a - b) };
    expect(job).toMatchObject(expected);
    expect((await alice.get(`/jobs/${job.id}`)).body).toEqual(job);
    expect((await alice.get("/jobs?limit=1")).body.results[0]).toMatchObject({ id: job.id, ...expected });
  });

  test("J01 are empty by default, and a PUT without them leaves them unchanged", async () => {
    const bare = await post();
    expect(bare).toMatchObject(noFacts);
    expect((await alice.put(`/jobs/${bare.id}`, aJob({ skills: [react] }))).body).toMatchObject(noFacts);
    const job = await post(allFacts());
    const edited = await alice.put(`/jobs/${job.id}`, aJob({ title: "Another", skills: [react, css] }));
    expect(edited.body).toEqual({
      ...job,
      title: "Another",
      Skills: expect.any(Array),
      updatedAt: edited.body.updatedAt,
    });
  });

  test.each([[null], [""], [[]]])("J01 are cleared by %j, also in a new job", async (nothing) => {
    const cleared = Object.fromEntries(Object.keys(noFacts).map((fact) => [fact, nothing]));
    const job = await post(allFacts());
    const { body } = await alice.put(`/jobs/${job.id}`, aJob({ skills: [react], ...cleared }));
    expect(body).toMatchObject(noFacts);
    expect(await post(cleared)).toMatchObject(noFacts);
  });

  test("J01 a record can be sent back as it was read", async () => {
    const { companyId, ...job } = await post({ ...allFacts(), days: 7 });
    const skills = job.Skills.map(({ id }: { id: number }) => id);
    const { status, body } = await alice.put(`/jobs/${job.id}`, { ...job, companyId, skills });
    expect(status).toBe(200);
    expect(body).toEqual({ companyId, ...job, updatedAt: body.updatedAt });
  });
});

const stored = () => board.database`select id, updated_at from posts order by id`;

let edited: number | undefined;
/** Expects that neither a new job nor an edit is stored, and that the field has a message. */
async function expectRefused(given: Record<string, unknown>, field: string, message?: string) {
  edited ??= (await post()).id;
  const before = await stored();
  for (const reply of [
    await alice.post("/jobs", aJob({ skills: [react], ...given })),
    await alice.put(`/jobs/${edited}`, aJob({ skills: [react], ...given })),
  ]) {
    expect(reply.status, JSON.stringify(given)).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
    if (message) expect(reply.body.fields[field]).toBe(message);
    // The message says what to do; it doesn't list all allowed values.
    expect(reply.body.fields[field]).toMatch(/^(Please|The|Must-haves) .{8,100}$/);
  }
  expect(await stored()).toEqual(before);
}

test.each([
  ["workplace", "Remote"],
  ["workplace", ["remote"]],
  ["type", "fulltime"],
  ["type", 1],
  ["seniority", "SENIOR"],
  ["seniority", {}],
  ["salary", 50_000],
  ["salary", [pay]],
  ["languages", "de"],
  ["languages", [["de", "B2"]]],
  ["required", "react"],
])("J02 %s can't be %j", (field, value) => expectRefused({ [field]: value }, field));

test.each([
  [{ ...pay, min: null, max: null }],
  [{ currency: "EUR", per: "year" }],
  [{ ...pay, min: "55000" }],
  [{ ...pay, min: 0 }],
  [{ ...pay, min: -1 }],
  [{ ...pay, max: 10_000_000.01 }],
  [{ ...pay, min: 1.005 }],
  [{ ...pay, currency: "eur" }],
  [{ ...pay, currency: "XYZ" }],
  [{ ...pay, currency: undefined }],
  [{ ...pay, per: "week" }],
  [{ ...pay, per: undefined }],
])("J03 pay can't be %j", (salary) => expectRefused({ salary }, "salary"));

test("J03 the maximum can't be below the minimum", () =>
  expectRefused({ salary: { ...pay, min: 65_000.51 } }, "salary", "The upper end must not be below the lower one"));

test("J03 pay has a minimum, a maximum or both, in any ISO currency", async () => {
  for (const salary of [
    { min: 10_000_000, max: null, currency: "JPY", per: "year" },
    { min: null, max: 0.01, currency: "USD", per: "hour" },
    { min: 25.5, max: 25.5, currency: "CHF", per: "month" },
  ]) {
    expect((await post({ salary })).salary).toEqual(salary);
  }
  expect((await post({ salary: { min: 1, currency: "EUR", per: "hour" } })).salary.max).toBe(null);
});

test("J04 languages are accepted by their ISO 639-1 code, such as tl for Tagalog", async () => {
  const languages = ["tl", "no", "nb", "he", "id", "yi"].map((code) => ({ code, level: "C1" }));
  expect((await post({ languages })).languages).toEqual(languages);
});

const german = { code: "de", level: "B2" };
test.each([
  [[{ code: "DE", level: "B2" }]],
  [[{ code: "xx", level: "B2" }]],
  [[{ code: "iw", level: "B2" }]],
  [[{ code: "deu", level: "B2" }]],
  [[{ code: "", level: "B2" }]],
  [[{ code: "d_e", level: "B2" }]],
  [[{ code: "de", level: "b2" }]],
  [[{ code: "de" }]],
  [[{ level: "B2" }]],
  [[german, { ...german, level: "C1" }]],
  [["en", "fr", "it", "es", "pt", "nl", "pl", "cs", "da", "sv", "fi"].map((code) => ({ code, level: "A1" }))],
])("J04 languages can't be %j", (languages) => expectRefused({ languages }, "languages"));

test("J05 must-haves have to be among the job's skills", async () => {
  const message = "Must-haves are chosen from the skills of the job.";
  await expectRefused({ required: [react, css] }, "required", message);
  await expectRefused({ skills: [], required: [react] }, "required", message);
});

test("J05 a PUT without must-haves keeps those that are still skills of the job", async () => {
  const job = await post({ required: [react, css] });
  const edit = async (given: Record<string, unknown>) =>
    (await alice.put(`/jobs/${job.id}`, aJob(given))).body.required;
  expect(await edit({ skills: [css, sql] })).toEqual([css]);
  expect(await edit({ skills: [react, css, sql] })).toEqual([css]);
  expect(await edit({ skills: [react, css, sql], required: [sql, sql] })).toEqual([sql]);
  expect(await edit({ skills: [react] })).toEqual([]);
});

test.each([[6], [121], [10.5], ["10"], [null], [true]])("a job can't be listed for %j days", (days) =>
  expectRefused({ days }, "days", "Please choose 7 to 120 days"),
);
