import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { migrate, migrationNames } from "../../server/database/migrations.ts";
import { importFiles } from "../../server/import/import-files.ts";
import { hashPassword } from "../../server/people/accounts/password.ts";
import { endExpiredSuspensions } from "../../server/suspensions/suspension-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import type { Caller } from "../support/caller.ts";
import { databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";
import { manyPosts, writePosts } from "../support/posts.ts";
import { startServer } from "../support/server-process.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000", AI_PROVIDERS: "" });
let admin: Member;
let moderator: Member;
let bob: Member;
let skill: number;

type Posted = { job: number; project: number; question: number };
let mallory: Member;
let word: string;
let posted: Posted;
let company: number;
/** Bob's posts that Mallory commented on, and Mallory's that Bob commented on. */
let bobsJob: number;

beforeAll(async () => {
  admin = await board.join({ role: "admin" });
  moderator = await board.join({ role: "moderator" });
  [skill] = (await board.skillIds("COBOL")) as [number];
});

beforeEach(async () => {
  word = aWord();
  bob = await board.join({ firstName: "Bob", skills: ["COBOL"] });
  mallory = await board.join({ firstName: "Mallory", lastName: word, skills: ["COBOL"] });
  const make = async (path: string, by: Member, body: object) => (await by.post(path, body)).body.id as number;
  company = (await mallory.send("POST", "/company", { body: aForm({ name: `Firm ${word}` }) })).body.id;
  const more = { title: `Wares ${word}`, skills: [skill], companyId: company };
  posted = {
    job: await make("/jobs", mallory, aJob(more)),
    project: await make("/projects", mallory, aProject(more)),
    question: await make("/questions", mallory, aQuestion({ title: `Why ${word}` })),
  };
  bobsJob = await make("/jobs", bob, aJob({ skills: [skill] }));
  await mallory.post("/comments", { parent: "jobs", parentId: bobsJob, text: `Buy ${word}` });
  await mallory.post("/comments", { parent: "companies", parentId: company, text: "Mine is best" });
  for (const [noun, id] of Object.entries(posted)) {
    await bob.post("/comments", { parent: `${noun}s`, parentId: id, text: "Is this true?" });
  }
});

const suspend = async (given: object = {}) => {
  const path = `/users/${mallory.id}/suspension`;
  expect((await moderator.put(path, { reason: "Advertising", endsOn: null, ...given })).status).toBe(200);
};
const lift = async () => expect((await moderator.delete(`/users/${mallory.id}/suspension`)).status).toBe(204);

const addresses = () => [
  `/users/${mallory.id}`,
  ...Object.entries(posted).flatMap(([noun, id]) => [`/${noun}s/${id}`, `/comments/${noun}s/${id}`]),
  `/match/users/jobs/${posted.job}`,
  `/match/users/projects/${posted.project}`,
];

/** Everything a reader can see of members: lists, searches, totals, matches, activity, pages of companies and skills. */
async function seenBy(reader: Caller) {
  const paths = [
    ...["jobs", "projects", "questions", "users"].flatMap((kind) => [
      `/${kind}?limit=100`,
      `/${kind}?search=${word}`,
      `/${kind}?search=x${word.slice(1)}`,
    ]),
    ...[`/skills/${skill}`, "/skills?search=COBOL", `/companys/${company}`, "/activity", "/stats"],
    ...[`/comments/jobs/${bobsJob}`, `/comments/companies/${company}`],
    ...[`/match/users/jobs/${bobsJob}?limit=50`, "/match/jobs?limit=50", "/match/projects?limit=50"],
  ];
  const replies = await Promise.all(paths.map((path) => reader.get(path)));
  return Object.fromEntries(paths.map((path, place) => [path, replies[place]?.body]));
}

const namesMallory = (shown: unknown) =>
  JSON.stringify(shown, (_, value) => (value?.name === `Firm ${word}` ? { ...value, name: "a firm" } : value)).includes(
    word,
  );

test("S92 M17 a suspended member and their posts are hidden from others; staff can open them", async () => {
  const before = await seenBy(bob);
  const beforeForStaff = await seenBy(admin);
  expect(namesMallory(before["/jobs?limit=100"])).toBe(true);
  for (const path of addresses()) expect((await bob.get(path)).status, path).toBe(200);
  const visitorsBefore = [(await board.visitor.get("/jobs")).body, (await board.visitor.get("/activity")).body];
  await suspend();
  for (const path of addresses()) {
    expect((await bob.get(path)).status, path).toBe(404);
    expect((await moderator.get(path)).status, path).toBe(200);
    expect((await admin.get(path)).status, path).toBe(200);
    expect((await bob.get(path)).status, path).toBe(404);
  }
  for (const reader of [bob, admin]) {
    const shown = await seenBy(reader);
    for (const [path, body] of Object.entries(shown)) expect(namesMallory(body), path).toBe(false);
    for (const kind of ["jobs", "projects", "questions", "users"]) {
      expect(shown[`/${kind}?limit=100`].total).toBe(before[`/${kind}?limit=100`].total - 1);
      expect(shown[`/${kind}?search=${word}`].total).toBe(0);
    }
    expect(shown["/stats"]).toEqual({
      users: before["/stats"].users - 1,
      skills: before["/stats"].skills - 1,
      projects: before["/stats"].projects - 1,
      jobs: before["/stats"].jobs - 1,
      questions: before["/stats"].questions - 1,
      commentsOnJobs: before["/stats"].commentsOnJobs - 2,
      commentsOnProjects: before["/stats"].commentsOnProjects - 1,
      answersToQuestions: before["/stats"].answersToQuestions - 1,
    });
    expect(shown[`/skills/${skill}`].userCount).toBe(before[`/skills/${skill}`].userCount - 1);
    expect(shown[`/companys/${company}`]).toMatchObject({ User: null, Jobs: [] });
    expect(shown[`/comments/jobs/${bobsJob}`].total).toBe(0);
  }
  expect((await board.visitor.get("/jobs")).body.results.map(({ id }: { id: number }) => id)).not.toContain(posted.job);
  expect((await moderator.get(`/comments/jobs/${posted.job}`)).body.total).toBe(1);

  await lift();
  expect(await seenBy(bob)).toEqual(before);
  expect(await seenBy(admin)).toEqual(beforeForStaff);
  expect([(await board.visitor.get("/jobs")).body, (await board.visitor.get("/activity")).body]).toEqual(
    visitorsBefore,
  );
  for (const path of addresses()) expect((await bob.get(path)).status, path).toBe(200);
});

test("S93 M17 an expired suspension is lifted by the regular check, at a start and at a log-in", async () => {
  const end = () =>
    board.database`update suspensions set ends_at = now() where user_id = ${mallory.id} and ends_at is null`;
  const isThere = async () => (await bob.get(`/jobs/${posted.job}`)).status === 200;
  await suspend();
  await end();
  expect(await isThere()).toBe(false);
  const look = () => endExpiredSuspensions(board.database, new Date().toISOString());
  const waiting = () =>
    board.database`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const looks = await board.database.begin(async (sql) => {
    // A notification or a new post would lock the same rows.
    await sql`select from users where id = ${mallory.id} for key share`;
    const both = [look(), look()];
    await expect.poll(async () => (await waiting()).count).toBeGreaterThan(0);
    return { both };
  });
  await Promise.all(looks.both);
  expect(await isThere()).toBe(true);

  await suspend();
  await end();
  const wire = await databaseWire();
  onTestFinished(() => wire.breakOff());
  const { database } = board.address as { database: string };
  const server = await startServer({ DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data" });
  await expect.poll(isThere).toBe(true);
  expect(await server.stop()).toBe(0);

  await suspend();
  await end();
  await board.database`update users set password_hash = ${await hashPassword("lighthouse")} where id = ${mallory.id}`;
  const { status } = await board.visitor.post("/auth/login", { email: mallory.email, password: "lighthouse" });
  expect([status, await isThere()]).toEqual([200, true]);
});

test("the migration hides members suspended before it", { tags: "all" }, async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const names = await migrationNames();
  const before = names.slice(0, names.indexOf("018-hidden-while-suspended.sql"));
  await migrate(database, { log: () => {}, only: before });
  await database`
    insert into users (first_name, last_name, email) values ('A', 'Suspended', 'a@example.org'), ('B', 'Back', 'b@example.org')`;
  await database`insert into suspensions (user_id, reason, ends_at) values (1, 'x', null), (2, 'x', now() - interval '1 hour')`;
  await database`
    insert into jobs (title, description, link, owner_id) values ('One', 'x', 'https://example.org', 1), ('Two', 'x', 'https://example.org', 2)`;
  await database`insert into comments (text, owner_id, job_id) values ('Below', 2, 1), ('Own', 1, 2), ('Fine', 2, 2)`;
  await migrate(database, { log: () => {} });
  const [hidden] = await database`
    select (select array_agg(id order by id) from users where not visible) as users,
      (select array_agg(number order by number) from posts where kind = 'job' and not visible) as jobs,
      (select array_agg(id order by id) from comments where not visible) as comments`;
  expect(hidden).toEqual({ users: [1], jobs: [1], comments: [1, 2] });
});

describe("while a member is suspended", () => {
  test("writing, editing and deleting there gets 404 for others, not 403", async () => {
    const { body: comments } = await bob.get(`/comments/jobs/${posted.job}`);
    const [ofBob] = comments.results;
    const [ofMallory] = (await bob.get(`/comments/jobs/${bobsJob}`)).body.results;
    await suspend();
    for (const [noun, id] of Object.entries(posted)) {
      const comment = await bob.post("/comments", { parent: `${noun}s`, parentId: id, text: "Hello?" });
      expect(comment.status).toBe(404);
    }
    const profile = { firstName: "A", lastName: "B", email: "a@example.org" };
    const tries = [
      bob.put(`/jobs/${posted.job}`, aJob()),
      bob.delete(`/projects/${posted.project}`),
      bob.put(`/questions/${posted.question}`, aQuestion()),
      bob.send("PUT", `/users/${mallory.id}`, { body: aForm(profile) }),
      bob.put(`/comments/${ofBob.id}`, { text: "Changed" }),
      bob.delete(`/comments/${ofMallory.id}`),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    expect((await bob.post("/comments", { parent: "companies", parentId: company, text: "Fine" })).status).toBe(201);
    expect((await moderator.delete(`/comments/${ofMallory.id}`)).status).toBe(204);
    await lift();
    expect((await bob.post("/comments", { parent: "jobs", parentId: posted.job, text: "Hello!" })).status).toBe(201);
    expect((await bob.get(`/comments/jobs/${bobsJob}`)).body.total).toBe(0);
  });

  test("the assistant reads neither their postings nor their comments", async () => {
    const ask = (by: Caller, jobId: number) =>
      by.post("/prompts", { messages: [{ role: "user", content: "How is the work-life balance?" }], jobId });
    await suspend();
    expect((await ask(bob, posted.job)).status).toBe(404);
    expect((await ask(bob, bobsJob)).body.read).toEqual({ posting: true, comments: 0, companyComments: 0 });
  });

  test("a post imported for them is hidden, and shown when the suspension is lifted", async () => {
    await suspend();
    const [job] = await writePosts(board.database, "job", [{ title: `Late ${word}`, ownerId: mallory.id }]);
    const said = await moderator.post("/comments", { parent: "jobs", parentId: job?.number, text: "For the team" });
    expect(said.status).toBe(409);
    const { body: before } = await board.visitor.get("/stats");
    expect((await bob.get(`/jobs/${job?.number}`)).status).toBe(404);
    expect((await bob.get(`/jobs?search=${word}`)).body.total).toBe(0);
    await lift();
    expect((await bob.get(`/jobs?search=${word}`)).body.total).toBe(2);
    const { body: after } = await board.visitor.get("/stats");
    expect([after.jobs - before.jobs, after.commentsOnJobs - before.commentsOnJobs]).toEqual([2, 2]);
  });

  test("an existing post that an import gives them is hidden until it has another owner", async () => {
    const { body: job } = await bob.post("/jobs", aJob({ title: `Moved ${word}`, location: null }));
    await bob.post("/comments", { parent: "jobs", parentId: job.id, text: "Still mine?" });
    await suspend();
    const folder = await mkdtemp(join(tmpdir(), "homecoming-moved-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const giveTo = async ({ email }: Member) => {
      const file = join(folder, "jobs.json");
      await writeFile(file, JSON.stringify([{ title: job.title, link: job.link, owner: email }]));
      await importFiles(board.database, [file], { out: new PassThrough() });
    };
    const total = async () => (await board.visitor.get("/stats")).body.commentsOnJobs;
    const before = await total();
    await giveTo(mallory);
    expect((await bob.get(`/jobs/${job.id}`)).status).toBe(404);
    expect((await bob.get(`/jobs?search=${word}`)).body.total).toBe(0);
    await expect.poll(total, { timeout: 4000 }).toBe(before - 1);
    await giveTo(bob);
    expect((await bob.get(`/jobs?search=${word}`)).body.results).toMatchObject([{ id: job.id, ownerId: bob.id }]);
    await expect.poll(total, { timeout: 4000 }).toBe(before);
  });

  test("another suspension keeps their posts hidden, and lifting it twice gets 404", async () => {
    await suspend();
    await suspend({ reason: "Still" });
    expect((await bob.get(`/jobs/${posted.job}`)).status).toBe(404);
    await lift();
    expect((await moderator.delete(`/users/${mallory.id}/suspension`)).status).toBe(404);
    expect((await bob.get(`/jobs/${posted.job}`)).status).toBe(200);
  });

  test("totals stay correct when their posts are deleted or kept without an owner", async () => {
    await suspend();
    await moderator.delete(`/questions/${posted.question}`);
    const { body: before } = await board.visitor.get("/stats");
    expect((await admin.delete(`/admin/members/${mallory.id}`, { posts: "keep" })).status).toBe(204);
    const { body: after } = await board.visitor.get("/stats");
    const [counted] = await board.database`
      select (select count(*)::int from users where visible) as users,
        (select count(*)::int from user_skills where visible) as skills,
        (select count(*)::int from posts where kind = 'job' and visible) as jobs,
        (select count(*)::int from posts where kind = 'project' and visible) as projects,
        (select count(*)::int from posts where kind = 'question' and visible) as questions,
        count(*) filter (where kind = 'job')::int as comments_on_jobs,
        count(*) filter (where kind = 'project')::int as comments_on_projects,
        count(*) filter (where kind = 'question')::int as answers_to_questions
      from comments join posts on posts.id = post_id where comments.visible`;
    expect(after).toEqual(counted);
    expect(after.users).toBe(before.users);
    expect(after.commentsOnJobs).toBe(before.commentsOnJobs + 2);
    expect(after.jobs).toBe(before.jobs + 1);
    expect((await bob.get(`/jobs/${posted.job}`)).body).toMatchObject({ ownerId: null, User: null });
    expect((await bob.get("/match/jobs?limit=50")).body.results.map(({ id }: { id: number }) => id)).toContain(
      posted.job,
    );
  });

  test("3,000 posts and comments are hidden in one request", {
    tags: "all",
  }, async () => {
    const wares = manyPosts(3000, (n) => ({ title: `Ware ${n}`, description: "Buy", ownerId: mallory.id }));
    await writePosts(board.database, "job", wares);
    await board.database`
      insert into comments (text, owner_id, post_id)
      select 'Buy', ${mallory.id}::int, id from posts, generate_series(1, 3000) where kind = 'job' and number = ${bobsJob}`;
    const others = await Promise.all(Array.from({ length: 20 }, () => board.join()));
    const away = others.map(({ id }) => admin.put(`/users/${id}/suspension`, { reason: "Spam", endsOn: null }));
    for (const { status } of await Promise.all(away)) expect(status).toBe(200);
    await suspend();
    const shown = () => board.database`select from posts where kind = 'job' and owner_id = ${mallory.id} and visible`;
    expect((await shown()).count).toBe(0);
    await lift();
    expect((await shown()).count).toBe(3001);
  });

  test("simultaneous suspensions of members who commented on each other's posts don't deadlock", async () => {
    const several = await Promise.all(Array.from({ length: 6 }, () => board.join()));
    const jobs = await Promise.all(
      several.map(async (member) => (await member.post("/jobs", aJob())).body.id as number),
    );
    for (const member of several) {
      await board.database`
        insert into comments (text, owner_id, post_id) select 'Me too', ${member.id}::int, id
        from posts, generate_series(1, 20) where kind = 'job' and number = any(${jobs}::int[])`;
    }
    const shown = async () =>
      (
        await board.database`
          select from comments join posts on posts.id = post_id
          where kind = 'job' and number = any(${jobs}) and comments.visible`
      ).count;
    const all = await shown();
    const away = several.map(({ id }) => admin.put(`/users/${id}/suspension`, { reason: "Spam", endsOn: null }));
    for (const { status } of await Promise.all(away)) expect(status).toBe(200);
    expect(await shown()).toBe(0);
    const back = several.map(({ id }) => moderator.delete(`/users/${id}/suspension`));
    for (const { status } of await Promise.all([
      ...back,
      endExpiredSuspensions(board.database, new Date().toISOString()).then(() => ({ status: 204 })),
    ]))
      expect(status).toBe(204);
    expect(await shown()).toBe(all);
  });

  test("simultaneously written posts and comments are hidden too", async () => {
    const writes = Array.from({ length: 12 }, (_, n) =>
      n % 2
        ? mallory.post("/jobs", aJob({ title: `More ${word}` }))
        : bob.post("/comments", { parent: "jobs", parentId: posted.job, text: "At once" }),
    );
    await Promise.all([...writes, suspend()]);
    const { count } = await board.database`
      select from posts where kind = 'job' and owner_id = ${mallory.id} and visible union all
      select from comments join posts on posts.id = post_id
      where kind = 'job' and number = ${posted.job} and comments.visible`;
    expect(count).toBe(0);
  });
});
