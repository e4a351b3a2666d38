import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";

const board = testBoard();
let alice: Member;
let bob: Member;
let mo: Member;
let react: number;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice" });
  [react] = (await board.skillIds("React")) as [number];
  bob = await board.join({ firstName: "Bob", skills: ["React"] });
  mo = await board.join({ role: "moderator" });
});

const day = 86_400_000;
/** The number of whole days until a job leaves the list. */
const daysLeft = ({ expiresAt }: { expiresAt: string }) => Math.round((Date.parse(expiresAt) - Date.now()) / day);

const post = async (given: Record<string, unknown> = {}) =>
  (await alice.post("/jobs", aJob({ skills: [react], ...given }))).body;
const setStatus = async (id: number, body: Record<string, unknown>, as = alice) => {
  const reply = await as.put(`/jobs/${id}/status`, body);
  expect(reply.status).toBe(200);
  return reply.body;
};
const eventsOf = (id: number) => board.database`
  select events.kind, actor_id, data from events join posts on posts.id = post_id
  where posts.kind = 'job' and number = ${id} and events.kind like 'job.%' order by events.id`;

test("J20 a job is listed for 60 days, or for the number of days that it sets", async () => {
  expect(await post()).toMatchObject({ status: "open", filledAt: null });
  expect(daysLeft(await post())).toBe(60);
  expect(daysLeft(await post({ days: 7 }))).toBe(7);
  expect(daysLeft(await post({ days: 120 }))).toBe(120);
});

test("J20 filling a job sets a date, only once, and reopening lists the job again", async () => {
  const { id, expiresAt } = await post({ days: 14 });
  const filled = await setStatus(id, { status: "filled" });
  expect(filled).toMatchObject({ status: "filled", expiresAt, filledAt: expect.stringMatching(/Z$/) });
  expect(await setStatus(id, { status: "filled" })).toEqual(filled);
  expect(await setStatus(id, { status: "filled", days: 90 })).toEqual(filled);
  expect((await alice.get(`/jobs/${id}`)).body).toEqual(filled);
  const open = await setStatus(id, { status: "open" });
  expect(open).toMatchObject({ status: "open", filledAt: null });
  expect(daysLeft(open)).toBe(60);
  expect(daysLeft(await setStatus(id, { status: "open", days: 30 }))).toBe(30);
  const withdrawn = await setStatus(id, { status: "withdrawn" });
  expect(withdrawn).toMatchObject({ status: "withdrawn", filledAt: null });
  expect(daysLeft(await setStatus(id, { status: "open", days: 7 }))).toBe(7);
});

test.each([
  [{ status: "expired" }, "status"],
  [{ status: "Open" }, "status"],
  [{}, "status"],
  [{ status: "open", days: 121 }, "days"],
])("J20 the status can't be set to %j", async (body, field) => {
  const { id } = await post();
  const { status, body: refused } = await alice.put(`/jobs/${id}/status`, body);
  expect(status).toBe(400);
  expect(Object.keys(refused.fields)).toEqual([field]);
});

describe("J21 a job that isn't open", () => {
  const seen = async (id: number, company: number) => {
    const among = async (path: string, key = "results") =>
      (await bob.get(path)).body[key].some((job: { id: number }) => job.id === id);
    return {
      list: await among("/jobs?limit=100"),
      search: await among("/jobs?search=unheardof"),
      previews: (await board.visitor.get("/jobs")).body.results.some((job: { id: number }) => job.id === id),
      company: await among(`/companys/${company}`, "Jobs"),
      skill: await among(`/skills/${react}`, "Jobs"),
      member: await among(`/users/${alice.id}`, "Jobs"),
      own: (await alice.get(`/users/${alice.id}`)).body.Jobs.some((job: { id: number }) => job.id === id),
      matches: await among("/match/jobs?limit=50"),
      matchingUsers: (await alice.get(`/match/users/jobs/${id}`)).body.results.length > 0,
    };
  };
  const everywhere = (is: boolean) => ({
    ...{ list: is, search: is, previews: is, company: is, skill: is, member: is, own: is, matches: is },
    matchingUsers: is,
  });

  test.each([["filled"], ["withdrawn"]])(
    "S130 J21 is readable only at its own address as soon as it is %s",
    async (status) => {
      const company = await writeCompany(board.database, `Unheard ${status}`);
      const { id } = await post({ title: "Unheardof", companyId: company.number });
      await bob.post("/comments", { parent: "jobs", parentId: id, text: "Nice" });
      const before = (await bob.get("/stats")).body;
      expect(await seen(id, company.number)).toEqual(everywhere(true));
      const { total } = (await bob.get("/jobs")).body;
      await setStatus(id, { status });
      expect(await seen(id, company.number)).toEqual(everywhere(false));
      expect((await bob.get("/jobs")).body.total).toBe(total - 1);
      expect((await bob.get(`/jobs/${id}`)).body).toMatchObject({ id, status });
      await bob.post("/comments", { parent: "jobs", parentId: id, text: "Still nice" });
      expect((await bob.get(`/comments/jobs/${id}`)).body.total).toBe(2);
      expect((await bob.get("/stats")).body).toEqual({ ...before, commentsOnJobs: before.commentsOnJobs + 1 });
      await setStatus(id, { status: "open" });
      expect(await seen(id, company.number)).toEqual(everywhere(true));
      expect((await bob.get("/jobs")).body.total).toBe(total);
    },
  );

  test("J21 keeps its status when its owner is suspended and readmitted", async () => {
    const carol = await board.join();
    const { id } = (await carol.post("/jobs", aJob({ title: "Lastunheard" }))).body;
    await setStatus(id, { status: "filled" }, carol);
    await mo.put(`/users/${carol.id}/suspension`, { reason: "Spam" });
    expect((await bob.get(`/jobs/${id}`)).status).toBe(404);
    await mo.delete(`/users/${carol.id}/suspension`);
    expect((await bob.get("/jobs?search=lastunheard")).body.total).toBe(0);
    expect((await bob.get(`/jobs/${id}`)).body.status).toBe("filled");
  });
});

test("J22 an edit doesn't change the status; it changes the end only while the job is open", async () => {
  const { id, expiresAt } = await post();
  const edit = async (given: Record<string, unknown>) => (await alice.put(`/jobs/${id}`, aJob(given))).body;
  expect((await edit({ status: "filled", expiresAt: "2030-01-01T00:00:00.000Z" })).expiresAt).toBe(expiresAt);
  const shortened = await edit({ days: 7 });
  expect(shortened).toMatchObject({ status: "open" });
  expect(daysLeft(shortened)).toBe(7);
  await setStatus(id, { status: "filled" });
  expect(await edit({ days: 90 })).toMatchObject({ status: "filled", expiresAt: shortened.expiresAt });
});

test("J22 changes of others' jobs by staff are in the audit trail", async () => {
  const { id } = await post();
  const admin = await board.join({ role: "admin" });
  const trail = async () => (await admin.get(`/admin/audit?subject=job&actor=${mo.id}`)).body.results;
  const before = (await trail()).length;
  await setStatus(id, { status: "filled" }, mo);
  await setStatus(id, { status: "filled" }, mo);
  const entries = await trail();
  expect(entries).toHaveLength(before + 1);
  expect(entries[0]).toMatchObject({ action: "edited", subject: { kind: "job", id } });
  await setStatus(id, { status: "open" });
  expect(await trail()).toHaveLength(before + 1);
  expect((await bob.put(`/jobs/${id}/status`, { status: "filled" })).status).toBe(403);
});

test("J16 editing and reopening a job doesn't move it up in the list", async () => {
  const first = await post({ title: "First" });
  const second = await post({ title: "Second" });
  await alice.put(`/jobs/${first.id}`, aJob({ title: "First of all", days: 30 }));
  await setStatus(first.id, { status: "open", days: 90 });
  await setStatus(first.id, { status: "withdrawn" });
  await setStatus(first.id, { status: "open" });
  const { results } = (await bob.get("/jobs?limit=2")).body;
  expect(results.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
});

test("J29 a job has one posted event; each later change of status has its own", async () => {
  const { id } = await post();
  for (const status of ["open", "filled", "filled", "open", "withdrawn", "open"]) await setStatus(id, { status });
  const edited = (status: string) => ({ kind: "job.edited", actorId: alice.id, data: { status } });
  expect(await eventsOf(id)).toEqual([
    { kind: "job.posted", actorId: alice.id, data: {} },
    edited("open"),
    { kind: "job.filled", actorId: alice.id, data: {} },
    edited("open"),
    edited("withdrawn"),
    edited("open"),
  ]);
});

test("J28 of simultaneous filling, editing and deletion, deletion wins", async () => {
  const carol = await board.join();
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await carol.post("/jobs", aJob())).body;
    const [deleted, ...others] = await Promise.all([
      carol.delete(`/jobs/${id}`),
      carol.put(`/jobs/${id}/status`, { status: "filled" }),
      carol.put(`/jobs/${id}`, aJob({ title: "Edited" })),
      mo.put(`/jobs/${id}/status`, { status: "withdrawn" }),
    ]);
    expect(deleted.status).toBe(204);
    for (const { status } of others) expect([200, 404]).toContain(status);
    expect((await alice.get(`/jobs/${id}`)).status).toBe(404);
    expect((await bob.get("/jobs?search=edited")).body.total).toBe(0);
    const { count } = await board.database`select from jobs where post_id not in (select id from posts)`;
    expect(count).toBe(0);
  }
});
