import { beforeAll, describe, expect, test } from "vitest";
import { inviteByMail } from "../../server/cli/invite-command.ts";
import { changeRole } from "../../server/cli/role-command.ts";
import { readConfig } from "../../server/config/config.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { hashPassword } from "../../server/people/accounts/password.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";

const board = testBoard();
let admin: Member;
let moderator: Member;
let member: Member;

beforeAll(async () => {
  admin = await board.join({ role: "admin" });
  moderator = await board.join({ role: "moderator" });
  member = await board.join({ firstName: "Ludmilla" });
});

const trail = async (query = "") => (await admin.get(`/admin/audit?limit=100${query}`)).body.results;
/** The audit entries that `work` added, oldest first, as `action kind id`. */
async function noted(work: () => Promise<unknown>): Promise<string[]> {
  const [last] = await trail();
  await work();
  const entries = (await trail()).filter(({ id }: { id: number }) => id > (last?.id ?? 0));
  return entries
    .reverse()
    .map(({ action, subject, note }: { action: string; subject: { kind: string; id: number | null }; note: string }) =>
      [action, subject.kind, subject.id, note].filter((part) => part !== null && part !== "").join(" "),
    );
}

describe("the audit trail records what staff do to others' records", () => {
  const post = async (path: string, body: unknown) => (await member.post(path, body)).body.id as number;

  test("edited and deleted posts and comments", async () => {
    const [job, project, question] = [
      await post("/jobs", aJob()),
      await post("/projects", aProject()),
      await post("/questions", aQuestion()),
    ];
    const comment = await post("/comments", { parent: "jobs", parentId: job, text: "Nice" });
    const entries = await noted(async () => {
      await moderator.put(`/jobs/${job}`, aJob({ title: "Tidier" }));
      await moderator.put(`/projects/${project}`, aProject());
      await moderator.put(`/questions/${question}`, aQuestion({ title: "Tidier" }));
      await moderator.delete(`/comments/${comment}`);
      for (const path of [`/jobs/${job}`, `/projects/${project}`, `/questions/${question}`])
        await moderator.delete(path);
    });
    expect(entries).toEqual([
      `edited job ${job}`,
      `edited project ${project}`,
      `edited question ${question}`,
      `deleted comment ${comment}`,
      `deleted job ${job}`,
      `deleted project ${project}`,
      `deleted question ${question}`,
    ]);
  });

  test("edited companies and profiles", async () => {
    const { body: company } = await member.send("POST", "/company", { body: aForm({ name: "Lantern" }) });
    const form = { firstName: "Ludmilla", lastName: member.lastName, email: member.email };
    const entries = await noted(async () => {
      await moderator.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Lantern Ltd" }) });
      await moderator.send("PUT", `/users/${member.id}`, { body: aForm(form) });
      await admin.send("PUT", `/users/${member.id}`, { body: aForm({ ...form, email: "new@example.org" }) });
    });
    expect(entries).toEqual([
      `edited company ${company.id}`,
      `edited user ${member.id}`,
      `edited user ${member.id} the address too`,
      `readdressed user ${member.id}`,
    ]);
  });

  test("roles, suspensions, invitations and skills, on the web and the command line", async () => {
    const other = await board.join({ email: "other@example.org" });
    const mail = mailQueue(board.address, { log: () => {} });
    const cobol: number = (await moderator.post("/skills", { name: "Warping" })).body.id;
    const fortran: number = (await moderator.post("/skills", { name: "Wefting" })).body.id;
    const entries = await noted(async () => {
      await admin.put(`/users/${other.id}/role`, { role: "moderator" });
      await admin.put(`/users/${other.id}/role`, { role: "moderator" });
      await changeRole(board.database, "other@example.org", "user");
      await moderator.put(`/users/${other.id}/suspension`, { reason: "Ludmilla said so", endsOn: "2099-12-31" });
      await moderator.delete(`/users/${other.id}/suspension`);
      await moderator.post(`/users/${other.id}/invitation`);
      const at = { database: board.database, config: readConfig({}), mail };
      await inviteByMail(at, "someone@elsewhere.example", "en");
      await inviteByMail(at, "other@example.org", "en");
      await moderator.post(`/skills/${cobol}/aliases`, { alias: "Warp" });
      await moderator.put(`/skills/${cobol}/merger`, { intoId: fortran });
    });
    await mail.stop();
    expect(entries).toEqual([
      `role user ${other.id} from user to moderator`,
      `role user ${other.id} from moderator to user`,
      `suspended user ${other.id} until 31 December 2099`,
      `reinstated user ${other.id}`,
      `invited user ${other.id}`,
      "invited address",
      `invited user ${other.id}`,
      `aliased skill ${cobol} warp`,
      expect.stringMatching(new RegExp(`^merged skill ${fortran} W(arp|eft)ing$`)),
    ]);
    const added = (await trail("&subject=skill")).filter(({ action }: { action: string }) => action === "added");
    expect(added).toMatchObject([
      { subject: { id: fortran, name: "Wefting" }, note: "" },
      { subject: { id: cobol, name: null }, note: "Warping" },
    ]);
    const [, , byCommand] = await trail("&subject=user");
    expect(byCommand).toMatchObject({ by: "member", User: { id: moderator.id } });
    const shell = (await trail()).filter(({ by }: { by: string }) => by === "command line");
    expect(shell).toHaveLength(3);
  });

  test("but not their own records or refused calls", async () => {
    const job = await post("/jobs", aJob());
    const entries = await noted(async () => {
      await member.put(`/jobs/${job}`, aJob());
      await moderator.put(`/jobs/${job}`, aJob({ title: "" }));
      await moderator.put(`/jobs/${job}`, aJob({ skills: [999_999] }));
      await moderator.put(`/users/${admin.id}/suspension`, { reason: "No", endsOn: null });
      await admin.put(`/users/${admin.id}/role`, { role: "user" });
      await member.delete(`/jobs/${job}`);
      const own = (await moderator.post("/jobs", aJob())).body.id;
      await moderator.delete(`/jobs/${own}`);
    });
    expect(entries).toEqual([]);
  });
});

test("two moderators who delete a post simultaneously write one trail entry", async () => {
  const { body: job } = await member.post("/jobs", aJob());
  const entries = await noted(async () => {
    const replies = await Promise.all([moderator, admin].map((staff) => staff.delete(`/jobs/${job.id}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
  expect(entries).toEqual([`deleted job ${job.id}`]);
});

test("S18 only admins read the trail, in pages, filtered by subject and actor", async () => {
  expect((await moderator.get("/admin/audit")).status).toBe(403);
  expect((await member.get("/admin/audit")).status).toBe(403);
  const byModerator = await trail(`&actor=${moderator.id}`);
  expect(byModerator.length).toBeGreaterThan(0);
  expect(byModerator.every(({ User }: { User: { id: number } }) => User.id === moderator.id)).toBe(true);
  const aboutUsers = await trail("&subject=user");
  expect(new Set(aboutUsers.map(({ subject }: { subject: { kind: string } }) => subject.kind))).toEqual(
    new Set(["user"]),
  );
  const { body } = await admin.get("/admin/audit?limit=2&page=2");
  expect(body).toMatchObject({ currentPage: 2, hasNextPage: true, hasPreviousPage: true });
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual(
    (await trail()).slice(2, 4).map(({ id }: { id: number }) => id),
  );
});

test("a trail note is stored as a key and shown in words; an older note is shown as stored", async () => {
  const promoted = await board.join();
  await admin.put(`/users/${promoted.id}/role`, { role: "moderator" });
  const [stored] = await board.database`select note from audit_trail order by id desc limit 1`;
  expect(stored?.note).toBe('["role","user","moderator"]');
  const entries = await noted(async () => {
    for (const note of ["from user to admin", '["toString"]', '["role"', "[role]", '["", 1]']) {
      await board.database`insert into audit_trail (action, subject, note) values ('role', 'board', ${note})`;
    }
  });
  expect(entries).toEqual([
    "role board from user to admin",
    'role board ["toString"]',
    'role board ["role"',
    "role board [role]",
    'role board ["", 1]',
  ]);
  expect((await trail("&subject=user"))[0]).toMatchObject({ note: "from user to moderator" });
});

test("the database refuses to change or delete trail entries", async () => {
  for (const change of [
    () => board.database`update audit_trail set note = ''`,
    () => board.database`delete from audit_trail`,
    () => board.database`truncate audit_trail`,
  ]) {
    await expect(change()).rejects.toThrow("audit_trail is only ever added to");
  }
});

test("S72 once a member left, no table names them, not even the trail", async () => {
  const leaving = await board.join({ firstName: "Wilhelmina", lastName: "Quandt", role: "moderator" });
  const { body: job } = await member.post("/jobs", aJob());
  await leaving.put(`/jobs/${job.id}`, aJob());
  await leaving.post("/skills/suggestions", { name: "Wilhelmina's way" });
  await board.database`insert into suspensions (user_id, reason, ends_at) values (${leaving.id}, 'Quandt', now())`;
  await board.database`update users set password_hash = ${await hashPassword("lighthouse")} where id = ${leaving.id}`;
  expect((await leaving.delete("/account", { password: "lighthouse", posts: "keep" })).status).toBe(204);
  const [entry] = await trail();
  expect(entry).toMatchObject({ by: "member", User: null, action: "edited", subject: { kind: "job", id: job.id } });
  const tables = await board.database<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  for (const { name } of tables) {
    const { count } = await board.database`
      select from ${board.database(name)} record where record::text ~* 'wilhelmina|quandt'`;
    expect(count, name).toBe(0);
  }
});
