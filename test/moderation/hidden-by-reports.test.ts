import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";
import { aCohort, aGraduate, aPostedJob, caseOn, decideOn, reportJob, verdict } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let admin: Member;
let owner: Member;
beforeAll(async () => {
  admin = await board.join({ role: "admin" });
  owner = await board.join({ firstName: "Olga" });
});

const graduates = (count: number) => Promise.all(Array.from({ length: count }, () => aGraduate(board)));
const isShown = async (id: number) =>
  (await admin.get("/jobs?limit=100")).body.results.some((job: { id: number }) => job.id === id);
const allReport = async (members: readonly Member[], id: number) => {
  for (const member of members) expect((await reportJob(member, id)).status).toBe(201);
};

test("M15 reports by three verified members of different cohorts hide a record until a decision", async () => {
  const id = await aPostedJob(owner);
  const three = await graduates(3);
  await allReport(three.slice(0, 2), id);
  await allReport([await board.join(), await board.join()], id);
  expect(await isShown(id)).toBe(true);
  await allReport(three.slice(2), id);
  expect(await isShown(id)).toBe(false);
  const [decision] = (await owner.get("/decisions")).body.results;
  expect(decision).toMatchObject({
    ...{ outcome: "hidden", automatic: true, basis: "report", appealable: false, appealUntil: null, reason: null },
    text: "Several members reported this. No person has looked at it yet.",
  });
  expect(await caseOn(board, admin, "jobs", id)).toMatchObject({
    state: "open",
    urgent: true,
    reports: 5,
    waits: ["report"],
  });
  const german = { headers: { "Accept-Language": "de" } };
  expect((await owner.send("GET", `/decisions/${decision.id}`, german)).body.text).toMatch(/^Mehrere Mitglieder/);
  expect((await decideOn(board, admin, ["jobs", id], verdict("kept"))).status).toBe(201);
  expect(await isShown(id)).toBe(true);
  await allReport(three, id);
  expect(await isShown(id)).toBe(true);
  await decideOn(board, admin, ["jobs", id], verdict("kept"));
  await owner.put(`/jobs/${id}`, aJob({ title: "Changed since" }));
  await allReport(await graduates(3), id);
  expect(await isShown(id)).toBe(false);
});

test("M15 reports from one cohort, by members often wrong, or of profiles hide nothing", async () => {
  const [id, cohort] = [await aPostedJob(owner), await aCohort(board)];
  const [one, another] = await graduates(2);
  await allReport([await aGraduate(board, cohort), await aGraduate(board, cohort), one as Member], id);
  expect(await isShown(id)).toBe(true);
  const wrong = await aGraduate(board);
  for (const place of [1, 2, 3]) {
    const fine = await aPostedJob(owner, `Fine ${place}`);
    await reportJob(wrong, fine);
    await decideOn(board, admin, ["jobs", fine], verdict("kept"));
  }
  await allReport([wrong], id);
  expect(await isShown(id)).toBe(true);
  await allReport([another as Member], id);
  expect(await isShown(id)).toBe(false);
  for (const member of await graduates(3)) {
    expect((await member.post("/reports", { parent: "users", id: owner.id, reason: "abuse" })).status).toBe(201);
  }
  expect((await caseOn(board, admin, "users", owner.id)).decisions).toEqual([]);
});

test("M15 M20 the outcome of an appeal determines whether a report was wrong", async () => {
  const decider = await board.join({ role: "moderator" });
  const [right, wrong, one, another] = await graduates(4);
  const judged = async (by: Member, first: string, last: string) => {
    const id = await aPostedJob(owner);
    await reportJob(by, id);
    const { body } = await decideOn(board, decider, ["jobs", id], verdict(first));
    const asks = first === "kept" ? by : owner;
    if (last !== first) await asks.post(`/decisions/${body.id}/appeal`, { text: "Look again" });
    if (last !== first) await decideOn(board, admin, ["jobs", id], verdict(last));
  };
  for (const first of ["kept", "kept", "kept"]) await judged(right as Member, first, first);
  await judged(right as Member, "kept", "removed");
  for (const first of ["kept", "kept", "hidden"]) await judged(wrong as Member, first, "kept");
  const id = await aPostedJob(owner);
  await allReport([wrong, one, another] as Member[], id);
  expect(await isShown(id)).toBe(true);
  await allReport([right as Member], id);
  expect(await isShown(id)).toBe(false);
});

test("M15 reports can hide an approved record again once it was changed", async () => {
  const id = await aPostedJob(owner);
  await allReport([await board.join()], id);
  await decideOn(board, admin, ["jobs", id], verdict("kept"));
  await allReport(await graduates(3), id);
  expect(await isShown(id)).toBe(true);
  await owner.put(`/jobs/${id}`, aJob({ title: "Win big" }));
  await allReport([await board.join()], id);
  expect(await isShown(id)).toBe(false);
});

test("M11 M15 reporters read the title that they reported, not the hidden record's new one", async () => {
  const id = await aPostedJob(owner, "Win big");
  const three = await graduates(3);
  const reporter = three[0] as Member;
  await allReport(three, id);
  await owner.put(`/jobs/${id}`, aJob({ title: "Olga's secret" }));
  const { body: decision } = await decideOn(board, admin, ["jobs", id], verdict("hidden"));
  const read = async (by: Member) => [
    (await by.get(`/decisions/${decision.id}`)).body.title,
    (await toldInbox(board.database, by))[0]?.title,
  ];
  expect(await read(reporter)).toEqual(["Win big", "Win big"]);
  expect(await read(owner)).toEqual(["Olga's secret", "Olga's secret"]);
  expect(decision.title).toBe("Olga's secret");
});
