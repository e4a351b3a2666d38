import { expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { scopes } from "../../contract/grants.ts";
import { testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";
import { caller } from "../support/caller.ts";
import type { Member } from "../support/members.ts";

// More than a minute's calls are made with some tokens.
const board = testBoard({ RATE_LIMIT_SCALE: "100" });

const tokenOf = async (member: Member, ...granted: string[]): Promise<{ id: number; token: string }> =>
  (await member.post("/account/grants", { kind: "token", name: "Script", scopes: granted })).body;
const script = async (member: Member, ...granted: string[]) =>
  caller(board.url, (await tokenOf(member, ...granted)).token);

test("G01 a token is recognisable, shown once and stored as a hash", async () => {
  const mira = await board.join();
  const { token, id } = await tokenOf(mira, "jobs:read");
  expect(token).toMatch(/^hc_[0-9A-Za-z]{49}$/);
  const { results } = (await mira.get("/account/grants")).body;
  expect(results).toEqual([expect.objectContaining({ id, kind: "token", scopes: ["jobs:read"], of: null })]);
  expect(JSON.stringify(results)).not.toContain(token);
  const rows = await board.database`select row_to_json(grants)::text as row from grants where id = ${id}`;
  expect(rows[0]?.row).not.toContain(token.slice(3, 40));
  expect((await caller(board.url, `${token.slice(0, -1)}x`).get("/jobs")).status).toBe(401);
});

test("G02 a token can do what its scopes name; writing doesn't include reading", async () => {
  const mira = await board.join();
  const [reads, writes] = [await script(mira, "jobs:read"), await script(mira, "jobs:write")];
  expect((await reads.get("/jobs")).status).toBe(200);
  expect((await reads.post("/jobs", aJob())).status).toBe(403);
  expect((await writes.post("/jobs", aJob())).status).toBe(201);
  expect((await writes.get("/jobs")).status).toBe(403);
  expect((await reads.get("/match/jobs")).status).toBe(200);
  expect((await reads.get("/saved/jobs")).status).toBe(200);
  expect((await reads.get("/questions")).status).toBe(403);
  expect((await reads.get("/skills")).status).toBe(200);
  expect((await reads.get("/activity")).status).toBe(200);
});

test("G02 no token can use messages, the account, keys, moderation or administration", async () => {
  const admin = await board.join({ role: "admin" });
  const all = await script(admin, ...scopes);
  const never =
    /^\/(account|auth|contacts|conversations|admin|reports|decisions|appeal|bin|blocks|push|live|images|prompts|watches|saved-searches)/;
  const calls = Object.values(endpoints).flat();
  const refused = calls.filter(
    ({ path, access }) => access !== "anyone" && access !== "visitor" && (access !== "member" || never.test(path)),
  );
  for (const { method, path } of refused) {
    const call = method.toLowerCase() as "get" | "post" | "put" | "delete";
    expect([`${method} ${path}`, (await all[call](path.replace(/:\w+/g, "1"), {})).status]).toEqual([
      `${method} ${path}`,
      403,
    ]);
  }
});

test("G02 no scope gives staff's rights over others' posts, or a new address", async () => {
  const [mira, mod] = [await board.join(), await board.join({ role: "moderator" })];
  const { body } = await mira.post("/projects", aProject());
  const tool = await script(mod, "projects:write", "projects:read", "profile:write", "people:read");
  expect((await tool.delete(`/projects/${body.id}`)).status).toBe(403);
  expect((await tool.get(`/projects/${body.id}`)).status).toBe(200);
  const { firstName, lastName, email } = mod;
  const edit = (id: number, address = email) =>
    tool.send("PUT", `/users/${id}`, { body: aForm({ firstName, lastName, email: address }) });
  expect((await edit(mod.id)).status).toBe(200);
  expect((await edit(mod.id, "else@example.org")).status).toBe(403);
  expect((await edit(mira.id)).status).toBe(403);
});

test("G02 comments and votes need the scope of their record", async () => {
  const [mira, leo] = [await board.join(), await board.join()];
  const [job, question] = [(await mira.post("/jobs", aJob())).body, (await mira.post("/questions", aQuestion())).body];
  const onJob = { parent: "jobs", parentId: job.id, text: "One" };
  const onQuestion = { parent: "questions", parentId: question.id, text: "Two" };
  const tool = await script(leo, "questions:write", "jobs:read");
  expect((await tool.post("/comments", onJob)).status).toBe(403);
  expect((await tool.get(`/comments/jobs/${job.id}`)).status).toBe(200);
  const answer = await tool.post("/comments", onQuestion);
  expect(answer.status).toBe(201);
  expect((await tool.put(`/comments/${answer.body.id}`, { text: "Three" })).status).toBe(200);
  const comment = (await leo.post("/comments", onJob)).body;
  expect((await tool.put(`/comments/${comment.id}`, { text: "Four" })).status).toBe(403);
  expect((await tool.put(`/questions/${question.id}/vote`, {})).status).toBeLessThan(300);
  expect((await tool.get(`/comments/questions/${question.id}`)).status).toBe(403);
});

test("G03 a suspension and logging out everywhere end a member's tokens", async () => {
  const [mira, leo, mod] = [await board.join(), await board.join(), await board.join({ role: "moderator" })];
  const [hers, his] = [await script(mira, "jobs:read"), await script(leo, "jobs:read")];
  await mod.put(`/users/${mira.id}/suspension`, { reason: "Spam", endsOn: null });
  expect((await hers.get("/jobs")).status).toBe(401);
  await leo.delete("/account/sessions");
  expect((await his.get("/jobs")).status).toBe(401);
});

test("G03 a member has at most twenty tokens, even if created simultaneously", async () => {
  const mira = await board.join();
  const create = async () =>
    (await mira.post("/account/grants", { kind: "token", name: "T", scopes: ["jobs:read"] })).status;
  for (let n = 0; n < 18; n += 1) expect(await create()).toBe(201);
  const statuses = await Promise.all([create(), create(), create(), create()]);
  expect(statuses.sort()).toEqual([201, 201, 409, 409]);
});

test("G03 creating a token needs a fresh proof", async () => {
  const mira = await board.join();
  await board.database`update sessions set created_at = created_at - interval '1 hour' where user_id = ${mira.id}`;
  const { status, body } = await mira.post("/account/grants", { kind: "token", name: "T", scopes: ["jobs:read"] });
  expect([status, body.code]).toEqual([403, "proof-needed"]);
});
