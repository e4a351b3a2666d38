import { beforeAll, expect, test } from "vitest";
import { daily } from "../../server/due/due-steps.ts";
import { aCohort, joined } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";
import { skillIds } from "../support/members.ts";
import { doneOn } from "../support/notifications/news.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
const run = commandLine(board);
const done = doneOn(board);
let [staff, admin] = [] as unknown as [Member, Member];
beforeAll(async () => {
  staff = await joined(board, { role: "moderator" });
  admin = await joined(board, { role: "admin" });
});

/** The first day of the quarter after this one, and later ones. */
function quarterStart(later = 1): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), (Math.floor(now.getUTCMonth() / 3) + later) * 3, 1, 6));
}
const closed = (later = 1) => done(quarterStart(later), daily);
const row = async (cohort: number) => (await admin.get(`/admin/outcomes?cohort=${cohort}`)).body.results[0];

async function graduates(count: number) {
  const people: Member[] = [];
  for (let n = 0; n < count; n += 1) people.push(await joined(board));
  const cohort = await aCohort(staff, ...people);
  const today = new Date().toISOString().slice(0, 10);
  await board.database`update cohorts set size = 20, ends_on = ${today} where id = ${cohort.id}`;
  return { people, cohort, month: today.slice(0, 7) };
}
const answerAll = (people: Member[], body: unknown) => Promise.all(people.map((one) => one.post("/check-in", body)));

test("W08c figures with four answers equal those with none, byte for byte", async () => {
  const [some, none] = [await graduates(9), await graduates(9)];
  await answerAll(some.people.slice(0, 4), { answer: "looking" });
  await closed();
  const textOf = async (cohort: { id: number; name: string }) =>
    JSON.stringify({ ...(await row(cohort.id)), cohort: null });
  expect(await textOf(some.cohort)).toBe(await textOf(none.cohort));
  expect(await row(none.cohort.id)).toMatchObject({ graduates: 20, here: 9, answered: null, notAnswered: null });
});

test("W09 figures are of a closed quarter, for admins and the command line only", async () => {
  const { people, cohort, month } = await graduates(16);
  await answerAll(people.slice(0, 5), { answer: "elsewhere", field: "in-field", since: month });
  await answerAll(people.slice(0, 2), { answer: "still" });
  await answerAll(people.slice(5, 10), { answer: "elsewhere", field: "studying" });
  await answerAll(people.slice(10, 11), { answer: "looking" });
  expect(await row(cohort.id)).toBeUndefined();
  await closed(2);
  const { here, answered, inField, studying, looking, notAnswered } = await row(cohort.id);
  expect([here, answered, inField, studying, looking, notAnswered]).toEqual([16, null, 5, 5, null, null]);
  expect((await staff.get("/admin/outcomes")).status).toBe(403);
  const { said } = await run("outcomes", "--cohort", cohort.name, "--csv");
  expect(said).toContain(`${cohort.name},20,16,,5,,5,,,`);
  const { said: words } = await run("outcomes");
  expect(words).toContain("inField 5");
});

test("W09a a row stays unchanged until five members' answers have changed", async () => {
  const { people, cohort } = await graduates(18);
  await answerAll(people.slice(0, 8), { answer: "looking" });
  await closed(3);
  const before = await row(cohort.id);
  expect(before).toMatchObject({ answered: 8, looking: 8, notAnswered: 10 });
  const later = async (some: Member[], quarter: number) => {
    await answerAll(some, { answer: "elsewhere", field: "studying" });
    const at = new Date(quarterStart(quarter).getTime() - 9 * 86_400_000);
    const ids = some.map(({ id }) => id);
    await board.database`update check_ins set answered_at = ${at} where user_id = any(${ids}) and field = 'studying'`;
    await closed(quarter);
  };
  await later(people.slice(8, 9), 4);
  expect(await row(cohort.id)).toEqual(before);
  await later(people.slice(9, 13), 5);
  expect(await row(cohort.id)).toMatchObject({ looking: 8, studying: 5, answered: 13, notAnswered: 5 });
});

test("W10 wanted skills list jobs of the closed quarter beside members with the skill", async () => {
  const [docker, react, javascript] = await skillIds(board.database, ["Docker", "React", "JavaScript"]);
  const poster = await board.join({ skills: ["React"] });
  const learner = await board.join({ skills: ["JavaScript"] });
  for (const skills of [[docker], [docker], [react], [javascript]]) await poster.post("/jobs", aJob({ skills }));
  await closed(6);
  const { body } = await learner.get("/skills/wanted");
  expect(body.results).toContainEqual({ id: docker, name: "Docker", jobs: 2, members: 0 });
  expect(body.results).toContainEqual({ id: javascript, name: "JavaScript", jobs: 1, members: 2 });
  expect(body.mine).toEqual({ id: docker, name: "Docker", jobs: 2 });
  expect((await learner.get("/skills/wanted?quarter=1999-Q1")).body.results).toEqual([]);
  expect((await learner.get("/skills/wanted?quarter=soon")).status).toBe(400);
});
