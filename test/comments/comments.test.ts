import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard();
let alice: Member;
let bob: Member;
let mo: Member;
let job: { id: number };

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice" });
  bob = await board.join({ firstName: "Bob" });
  mo = await board.join({ role: "moderator" });
  job = (await alice.post("/jobs", aJob())).body;
});

const comment = (by: Member, text: string) =>
  by.post("/comments", {
    parent: "jobs",
    parentId: job.id,
    ownerId: mo.id,
    votes: 9,
    accepted: true,
    deleted: true,
    text,
  });

describe("comments", () => {
  test("are listed oldest first with their author, whom ownerId can't change", async () => {
    const first = await comment(bob, "  Is German needed?  ");
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(Number),
      text: "Is German needed?",
      createdAt: expect.any(String),
      updatedAt: first.body.createdAt,
      ownerId: bob.id,
      User: { id: bob.id, firstName: "Bob", lastName: bob.lastName, avatar: null, verified: false },
      replyToId: null,
      votes: 0,
      voted: false,
      accepted: false,
      editedAt: null,
      deleted: false,
    });
    const second = await comment(alice, "No.");
    const list = await alice.get(`/comments/jobs/${job.id}`);
    expect(list.body).toMatchObject({ results: [first.body, second.body], total: 2, totalPages: 1 });
    expect((await alice.get(`/comments/jobs/${job.id}?limit=1&page=2`)).body.results).toEqual([second.body]);
  });

  test("need a text, a known kind of parent, and a parent that exists", async () => {
    expect((await comment(bob, " ")).body.fields).toEqual({ text: "This field is required" });
    const to = (parent: unknown, parentId: unknown) => bob.post("/comments", { parent, parentId, text: "x" });
    for (const parent of ["users", "Jobs", "job", "__proto__", "constructor", null, ["jobs"]]) {
      expect((await to(parent, job.id)).status).toBe(400);
    }
    expect((await to("jobs", 999_999)).status).toBe(404);
    expect((await to("jobs", "x")).status).toBe(400);
    for (const path of ["users", "Jobs", "__proto__"]) expect((await bob.get(`/comments/${path}/1`)).status).toBe(404);
    expect((await bob.get("/comments/jobs/999999")).status).toBe(404);
    expect((await board.visitor.get(`/comments/jobs/${job.id}`)).status).toBe(401);
  });

  test("can be edited only by their author, and deleted by staff, too", async () => {
    const { body } = await comment(bob, "first");
    expect((await alice.put(`/comments/${body.id}`, { text: "x" })).status).toBe(403);
    expect((await mo.put(`/comments/${body.id}`, { text: "x" })).status).toBe(403);
    expect((await bob.put(`/comments/${body.id}`, { text: "" })).status).toBe(400);
    const changed = await bob.put(`/comments/${body.id}`, { text: "second" });
    expect(changed).toMatchObject({ status: 200, body: { text: "second", createdAt: body.createdAt } });
    expect((await alice.delete(`/comments/${body.id}`)).status).toBe(403);
    expect((await mo.delete(`/comments/${body.id}`)).status).toBe(204);
    expect((await bob.delete(`/comments/${body.id}`)).status).toBe(404);
  });

  test("F19 are deleted with their job; a simultaneous comment is refused or deleted", async () => {
    const { body: short } = await alice.post("/jobs", aJob());
    const late = Array.from({ length: 8 }, () =>
      bob.post("/comments", { parent: "jobs", parentId: short.id, text: "late" }),
    );
    const [deleted, ...written] = await Promise.all([alice.delete(`/jobs/${short.id}`), ...late]);
    expect(deleted.status).toBe(204);
    for (const { status } of written) expect([201, 404]).toContain(status);
    const onNothing = board.database`select id from comments where text = 'late' and visible`;
    expect(await onNothing).toHaveLength(0);
  });
});
