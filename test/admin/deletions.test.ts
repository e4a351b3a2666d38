import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";

const board = testBoard();
let admin: Member;
let moderator: Member;

beforeAll(async () => {
  admin = await board.join({ role: "admin" });
  moderator = await board.join({ role: "moderator" });
});

const posted = async (member: Member, path: string, body: unknown) => (await member.post(path, body)).body.id as number;
const latest = async () => (await admin.get("/admin/audit?limit=1")).body.results[0];

test("U45 the trail keeps title, owner and reason of what staff delete", async () => {
  const owner = await board.join({ firstName: "Olga" });
  const Owner = { id: owner.id, firstName: "Olga", lastName: owner.lastName, avatar: null, verified: false };
  const job = await posted(owner, "/jobs", aJob({ title: "Ferry captain" }));
  const comment = { parent: "jobs", parentId: job, text: "x".repeat(101) };
  for (const [path, title] of [
    [`/comments/${await posted(owner, "/comments", comment)}`, `${"x".repeat(99)}…`],
    [`/jobs/${job}`, "Ferry captain"],
    [`/projects/${await posted(owner, "/projects", aProject({ title: "Boats" }))}`, "Boats"],
    [`/questions/${await posted(owner, "/questions", aQuestion({ title: "Why?" }))}`, "Why?"],
  ] as const) {
    expect((await moderator.delete(path, { text: "  Advertising.  " })).status, path).toBe(204);
    const entry = await latest();
    expect(entry).toMatchObject({ action: "deleted", subject: { id: Number(path.split("/")[2]), name: null } });
    expect(entry.deleted, path).toEqual({ title, Owner, reason: "Advertising." });
  }
});

test("a reason for a deletion is optional and has at most 1,000 characters", async () => {
  const owner = await board.join();
  const job = await posted(owner, "/jobs", aJob());
  for (const text of ["x".repeat(1001), 7, ["Spam"], "\0"]) {
    const { status, body } = await moderator.delete(`/jobs/${job}`, { text });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["text"]]);
  }
  expect((await owner.get(`/jobs/${job}`)).status).toBe(200);
  expect((await moderator.delete(`/jobs/${job}`)).status).toBe(204);
  expect((await latest()).deleted.reason).toBe("The team removed this.");
  const other = await posted(owner, "/jobs", aJob());
  expect((await moderator.delete(`/jobs/${other}`, { text: "👋".repeat(1000) })).status).toBe(204);
  expect((await latest()).deleted.reason).toBe("👋".repeat(1000));
});

test("the trail keeps nothing of own, edited or refused records", async () => {
  const owner = await board.join();
  const job = await posted(owner, "/jobs", aJob());
  await moderator.put(`/jobs/${job}`, aJob({ title: "Tidier" }));
  expect((await latest()).deleted).toBeNull();
  const before = await latest();
  const stranger = await board.join();
  expect((await stranger.delete(`/jobs/${job}`, { text: "Mine now" })).status).toBe(403);
  await owner.delete(`/jobs/${job}`, { text: "No longer true" });
  await moderator.delete(`/jobs/${await posted(moderator, "/jobs", aJob())}`, { text: "No longer true" });
  expect((await latest()).id).toBe(before.id);
});

test("S72 a leaving member's deleted posts and name disappear from the trail, nothing else", async () => {
  const leaving = await board.join({ firstName: "Wilhelmina", lastName: "de Quandt", email: "quandt@example.org" });
  const staying = await board.join({ firstName: "Stella" });
  const remove = async (owner: Member, title: string, text: string) => {
    await moderator.delete(`/jobs/${await posted(owner, "/jobs", aJob({ title }))}`, { text });
    return (await latest()).id as number;
  };
  const own = await remove(leaving, "Wilhelmina's boats", "Ms de Quandt advertises.");
  const naming = await remove(staying, "Boats", "WILHELMINA asked for it.");
  const titled = await remove(staying, "Working for quandt@example.org", "Twice.");
  const other = await remove(staying, "De Quandts and Wilhelminas", "Twice.");
  const Owner = expect.objectContaining({ firstName: "Stella" });

  await board.database`delete from users where id = ${leaving.id}`;
  const { results } = (await admin.get("/admin/audit?limit=100")).body;
  const told = (id: number) => results.find((entry: { id: number }) => entry.id === id).deleted;
  expect(told(own)).toEqual({ title: null, Owner: null, reason: "" });
  expect(told(naming)).toEqual({ title: "Boats", Owner, reason: "… asked for it." });
  expect(told(titled)).toEqual({ title: "Working for …", Owner, reason: "Twice." });
  expect(told(other)).toEqual({ title: "De Quandts and Wilhelminas", Owner, reason: "Twice." });
});

test("S72 a name in a script without blanks is removed inside words too", async () => {
  const leaving = await board.join({ firstName: "明", lastName: "李" });
  const owner = await board.join();
  await moderator.delete(`/jobs/${await posted(owner, "/jobs", aJob())}`, { text: "李明说" });
  await board.database`delete from users where id = ${leaving.id}`;
  expect((await latest()).deleted.reason).toBe("……说");
});

test("S71 the owner's export lists what staff deleted, and why", async () => {
  const owner = await board.join();
  const comment = { parent: "jobs", parentId: await posted(admin, "/jobs", aJob()), text: "Buy boats" };
  await moderator.delete(`/comments/${await posted(owner, "/comments", comment)}`, { text: "Advertising." });
  const { deletions } = (await owner.get("/account/export")).body;
  expect(deletions).toEqual([{ kind: "comment", title: "Buy boats", reason: "Advertising.", at: expect.any(String) }]);
  expect((await moderator.get("/account/export")).body.deletions).toEqual([]);
});
