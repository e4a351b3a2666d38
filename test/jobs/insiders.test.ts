import { beforeAll, expect, test } from "vitest";
import { aCohort, joined, saveProfile } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "10" });

let asker: Member;
let leila: Member;
let noor: Member;
let job: { id: number };
let other: { id: number };

beforeAll(async () => {
  const company = await writeCompany(board.database, "Lantern");
  const at = { companyId: String(company.number) };
  asker = await joined(board);
  [leila, noor] = [
    await joined(board, { firstName: "Leila", lastName: "A" }),
    await joined(board, { firstName: "Noor", lastName: "B" }),
  ];
  for (const who of [leila, noor, asker]) await saveProfile(who, who, { openTo: ["questions"] }, at);
  const silent = await joined(board);
  await saveProfile(silent, silent, { openTo: ["mentoring"] }, at);
  const poster = await joined(board);
  [job, other] = [
    (await poster.post("/jobs", aJob({ companyId: company.number }))).body,
    (await poster.post("/jobs", aJob({ companyId: company.number, title: "Another" }))).body,
  ];
});

const insiders = async (reader: Member, of = job) => (await reader.get(`/jobs/${of.id}/insiders`)).body;
const named = async (reader: Member) =>
  (await insiders(reader)).results.map(({ firstName }: { firstName: string }) => firstName);
const ask = (who: Member, about = job) =>
  asker.post("/contacts", { userId: who.id, text: "How is it there?", about: { parent: "jobs", id: about.id } });

test("P37 insiders are the members of the company who can be asked; a job has their count", async () => {
  expect(await named(asker)).toEqual(["Leila", "Noor"]);
  expect(await insiders(asker)).toMatchObject({ count: 2, asked: null });
  expect((await asker.get(`/jobs/${job.id}`)).body.insiders).toBe(4);
  const unbound = (await asker.post("/jobs", aJob())).body;
  expect(unbound.insiders).toBe(0);
  expect(await insiders(asker, unbound)).toEqual({ count: 0, results: [], asked: null });
  expect((await asker.get("/jobs/999999/insiders")).status).toBe(404);
});

test("P37 members whom the reader blocked or can't ask aren't listed as insiders", async () => {
  await asker.put(`/blocks/${leila.id}`);
  expect(await named(asker)).toEqual(["Noor"]);
  await asker.delete(`/blocks/${leila.id}`);
  const admin = await joined(board, { role: "admin" });
  await noor.put("/account/privacy", { visibility: { openTo: "cohort" } });
  expect(await named(asker)).toEqual(["Leila"]);
  await aCohort(admin, noor, asker);
  expect(await named(asker)).toEqual(["Leila", "Noor"]);
  await noor.put("/account/privacy", { visibility: { openTo: "members" } });
  await noor.put("/account/privacy", { requestsFrom: "nobody" });
  expect(await named(asker)).toEqual(["Leila"]);
  await noor.put("/account/privacy", { requestsFrom: "members" });
});

test("P37 a member asks one insider per job at a time; the least asked are listed first", async () => {
  const sent = await ask(leila);
  expect(sent).toMatchObject({ status: 201, body: { about: { parent: "jobs", id: job.id } } });
  expect(await insiders(asker)).toMatchObject({
    count: 1,
    results: [{ id: noor.id }],
    asked: { User: { id: leila.id }, createdAt: sent.body.createdAt },
  });
  expect(await ask(noor)).toMatchObject({
    status: 409,
    body: { error: "You have already asked Leila about this job." },
  });
  expect(await named(noor)).toEqual(["Member", "Leila"]);
  expect((await ask(noor, other)).status).toBe(201);
  await board.database`update conversations set asked_at = asked_at - interval '8 days' where id = ${sent.body.id}`;
  const third = await joined(board, { firstName: "Third" });
  await saveProfile(
    third,
    third,
    { openTo: ["questions"] },
    { companyId: (await asker.get(`/jobs/${job.id}`)).body.companyId.toString() },
  );
  expect((await ask(third)).status).toBe(201);
});

test("P37 P24 a withdrawn request about a job still blocks the next one until it expires", async () => {
  const [zoe, poster] = [await joined(board, { firstName: "Zoe" }), await joined(board)];
  const { companyId } = (await zoe.get(`/jobs/${job.id}`)).body;
  const third = (await poster.post("/jobs", aJob({ companyId }))).body;
  const [first, second] = (await insiders(zoe, third)).results;
  const asks = (userId: number) =>
    zoe.post("/contacts", { userId, text: "How is it there?", about: { parent: "jobs", id: third.id } });
  const sent = await asks(first.id);
  expect((await zoe.delete(`/conversations/${sent.body.id}`)).status).toBe(204);
  expect((await insiders(zoe, third)).asked).toMatchObject({ User: { id: first.id } });
  expect((await asks(second.id)).status).toBe(409);
  await board.database`update conversations set asked_at = asked_at - interval '8 days' where id = ${sent.body.id}`;
  expect((await insiders(zoe, third)).asked).toBeNull();
  expect((await asks(second.id)).status).toBe(201);
});

test("W04 among insiders asked equally often, those with a confirmed company come first", async () => {
  const company = await writeCompany(board.database, "Quay");
  const [confirmed, unconfirmed] = [
    await joined(board, { lastName: "Zimt" }),
    await joined(board, { lastName: "Abel" }),
  ];
  for (const who of [confirmed, unconfirmed]) {
    await saveProfile(who, who, { openTo: ["questions"] }, { companyId: String(company.number) });
  }
  const { body: quay } = await asker.post("/jobs", aJob({ companyId: company.number }));
  const ids = async () => (await insiders(asker, quay)).results.map(({ id }: { id: number }) => id);
  expect(await ids()).toEqual([unconfirmed.id, confirmed.id]);
  await board.database`update users set company_confirmed_at = now() where id = ${confirmed.id}`;
  expect(await ids()).toEqual([confirmed.id, unconfirmed.id]);
});
