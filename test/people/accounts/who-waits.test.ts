import { expect, test } from "vitest";
import { checkDatabase } from "../../../server/cli/doctor-checks.ts";
import { changeRole } from "../../../server/cli/role-command.ts";
import { readConfig } from "../../../server/config/config.ts";
import { differingDocuments } from "../../../server/search-index/reindex.ts";
import { testBoard } from "../../support/board.ts";
import { aJob, aPerson, aWord } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { joined } from "../cast.ts";

const board = testBoard({ SIGNUP: "approval" });

async function whoWaits(lastName = aWord()) {
  const { body } = await board.visitor.post("/auth/signup", aPerson({ lastName, introduction: "Web 2024-1" }));
  return body.user as { id: number; email: string };
}

test("P21 only the list of staff finds a waiting member; once admitted, the member list does too", async () => {
  const staff = await joined(board, { role: "moderator" });
  const lastName = `Wartet${aWord()}`;
  const { id } = await whoWaits(lastName);
  const found = async (path: string) =>
    (await staff.get(`${path}search=${lastName}`)).body.results.map((one: { id: number }) => one.id);
  expect(await found("/admin/members?state=waiting&")).toEqual([id]);
  expect(await found("/users?")).toEqual([]);
  expect(await differingDocuments(board.database)).toEqual({});
  await staff.put(`/users/${id}/admission`);
  expect(await found("/users?")).toEqual([id]);
});

test("S16 P21 a waiting admin doesn't count, so the last active admin can't leave or be demoted", async () => {
  const [ada, { id, email }] = [await joined(board, { role: "admin" }), await whoWaits()];
  const admins = async () =>
    (await checkDatabase(board.database, readConfig({}))).find(({ about }) => about === "admin")?.words;
  const before = await admins();
  expect((await ada.put(`/users/${id}/role`, { role: "admin" })).status).toBe(200);
  expect(await admins()).toBe(before);
  const refused = { status: 409, body: { error: "The last admin stays an admin." } };
  expect(await ada.put(`/users/${ada.id}/role`, { role: "user" })).toMatchObject(refused);
  const left = await ada.delete("/account", { password: "lighthouse", posts: "keep" });
  expect(left).toMatchObject({ status: 409, body: { error: expect.stringContaining("You are the last admin.") } });
  expect(await changeRole(board.database, email, "admin")).toBe(
    `${email} is an admin already. They still wait for approval: npm run board -- admit ${email}`,
  );
  await ada.put(`/users/${id}/admission`);
  expect((await ada.put(`/users/${ada.id}/role`, { role: "user" })).status).toBe(200);
});

test("P21 M26 a waiting member's membership starts at admission: newest in lists, and new", async () => {
  const staff = await joined(board, { role: "moderator" });
  const { id, email } = await whoWaits();
  await board.database`update users set created_at = now() - interval '10 days' where id = ${id}`;
  const last = await joined(board);
  await staff.put(`/users/${id}/admission`);
  const [newest, before] = (await staff.get("/users?sort=newest")).body.results;
  expect([newest.id, before.id]).toEqual([id, last.id]);
  const { createdAt } = (await staff.get(`/users/${id}`)).body;
  expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
  const { body } = await board.visitor.post("/auth/login", { email, password: aPerson().password });
  const links = [1, 2, 3].map((n) => `https://example.org/${n}`).join(" ");
  const posted = await caller(board.url, body.token).post("/jobs", aJob({ description: links }));
  expect(posted.body.notice).toMatchObject({ outcome: "held", text: "It has many links." });
});
