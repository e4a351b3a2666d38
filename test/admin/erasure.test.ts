import { describe, expect, test } from "vitest";
import { eraseMember } from "../../server/cli/erase-command.ts";
import { readConfig } from "../../server/config/config.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";

const board = testBoard();

/** A member with a post of each kind, and a comment on another's. */
async function withPosts(lastName: string) {
  const member = await board.join({ lastName });
  const { body: job } = await member.post("/jobs", aJob());
  await member.post("/projects", aProject());
  await member.post("/questions", aQuestion());
  const { body: other } = await (await board.join()).post("/jobs", aJob());
  await member.post("/comments", { parent: "jobs", parentId: other.id, text: "Mine" });
  return { member, job, other };
}

const belongings = { jobs: 1, projects: 1, questions: 1, comments: 1, companies: 0 };
const lastEntry = async (admin: Member) => (await admin.get("/admin/audit?limit=1")).body.results[0];

/** The tables that contain a word. */
async function tablesNaming(word: string): Promise<string[]> {
  const tables = await board.database<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  const counts = await Promise.all(
    tables.map(({ name }) => board.database.unsafe(`select from ${name} t where t::text ilike $1`, [`%${word}%`])),
  );
  return tables.filter((_, n) => (counts[n]?.count ?? 0) > 0).map(({ name }) => name);
}

describe("S84 an admin erases a member", () => {
  test("after the same preview as the member's, ending their sessions and keeping posts unnamed", async () => {
    const admin = await board.join({ role: "admin" });
    const { member, job } = await withPosts("Zwiebelfisch");
    expect((await admin.get(`/admin/members/${member.id}/deletion`)).body).toEqual(belongings);
    expect((await member.get("/account/deletion")).body).toEqual({
      ...belongings,
      bin: 0,
      reports: 0,
      conversations: 0,
      savedJobs: 0,
      savedSearches: 0,
      votes: 0,
    });
    expect((await admin.delete(`/admin/members/${member.id}`, {})).body.fields).toEqual({
      posts: "Please choose what happens to their posts",
    });
    await board.visitor.post("/auth/recover-password", { email: member.email });
    expect((await admin.delete(`/admin/members/${member.id}`, { posts: "keep" })).status).toBe(204);
    expect((await member.get("/account")).status).toBe(401);
    expect((await admin.get(`/jobs/${job.id}`)).body).toMatchObject({ ownerId: null, User: null });
    expect(await tablesNaming("zwiebelfisch")).toEqual([]);
    expect(await tablesNaming(member.email)).toEqual([]);
    expect(await lastEntry(admin)).toMatchObject({
      by: "member",
      User: { id: admin.id },
      action: "erased",
      subject: { kind: "user", id: member.id, name: null },
      note: "posts kept",
    });
    expect((await admin.delete(`/admin/members/${member.id}`, { posts: "keep" })).status).toBe(404);
    expect((await admin.get(`/admin/members/${member.id}/deletion`)).status).toBe(404);
  });

  test("with all their posts and comments on request", async () => {
    const admin = await board.join({ role: "admin" });
    const { member, job, other } = await withPosts("Quittenbaum");
    expect((await admin.delete(`/admin/members/${member.id}?posts=erase`)).status).toBe(204);
    expect((await admin.get(`/jobs/${job.id}`)).status).toBe(404);
    expect((await admin.get(`/comments/jobs/${other.id}`)).body.total).toBe(0);
    expect((await lastEntry(admin)).note).toBe("posts erased");
  });

  test("but not themselves, and two admins who erase each other leave one", async () => {
    await board.database`update users set role = 'user' where role = 'admin'`;
    const [one, other] = [await board.join({ role: "admin" }), await board.join({ role: "admin" })];
    expect((await one.delete(`/admin/members/${one.id}`, { posts: "keep" })).status).toBe(409);
    const replies = await Promise.all([
      one.delete(`/admin/members/${other.id}`, { posts: "keep" }),
      other.delete(`/admin/members/${one.id}`, { posts: "keep" }),
    ]);
    const statuses = replies.map(({ status }) => status).sort();
    expect([
      [204, 401],
      [204, 409],
    ]).toContainEqual(statuses);
    expect((await board.database`select from users where role = 'admin'`).count).toBe(1);
    const last = statuses[1] === 401 || replies[0]?.status === 204 ? one : other;
    expect((await last.delete(`/admin/members/${last.id}`, { posts: "keep" })).status).toBe(409);
  });
});

describe("S84 `board erase`", () => {
  const erasing = async (email: string, posts?: "keep" | "erase") => {
    const mail = mailQueue(board.address, { log: () => {} });
    const session = { database: board.database, config: readConfig({}), mail };
    return eraseMember(session, email, posts).finally(() => mail.stop());
  };

  test("shows a preview, erases with --posts and writes to the trail", async () => {
    const admin = await board.join({ role: "admin" });
    const { member, job } = await withPosts("Mispelbaum");
    const about = /has jobs 1, projects 1, questions 1, comments 1, companies 0\. Nothing was erased: add --posts keep/;
    await expect(erasing(member.email)).rejects.toThrow(about);
    expect((await member.get("/account")).status).toBe(200);
    expect(await erasing(` ${member.email.toUpperCase()}`, "erase")).toMatch(
      /is erased\. Posts and comments are deleted/,
    );
    expect((await member.get("/account")).status).toBe(401);
    expect((await admin.get(`/jobs/${job.id}`)).status).toBe(404);
    expect(await lastEntry(admin)).toMatchObject({ by: "command line", action: "erased", note: "posts erased" });
    await expect(erasing(member.email, "keep")).rejects.toThrow("No member signed up with");
  });

  test("refuses to erase the last admin", async () => {
    await board.database`update users set role = 'user' where role = 'admin'`;
    const { email } = await board.join({ role: "admin" });
    await expect(erasing(email, "keep")).rejects.toThrow("This is the board's only admin.");
  });
});
