import { beforeAll, expect, test } from "vitest";
import { forgetOldChanges } from "../../server/database/change-feed.ts";
import { keptTotals, type Totals } from "../../server/lists/totals.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";

const board = testBoard();
let alice: Member;
let moderator: Member;
/** Another process on the same database. */
let elsewhere: Totals;

beforeAll(async () => {
  alice = await board.join({ skills: ["JavaScript", "React"] });
  moderator = await board.join({ role: "moderator" });
  elsewhere = keptTotals(board.database, () => 0).now;
  await elsewhere();
});

/** What counting anew says, beside what was kept. */
async function expectRight() {
  const [counted] = await board.database`
    select (select count(*)::int from users) as users, (select count(*)::int from jobs) as jobs,
      (select count(*)::int from user_skills) as skills, (select count(*)::int from projects) as projects,
      (select count(*)::int from questions) as questions, count(job_id)::int as comments_on_jobs,
      count(project_id)::int as comments_on_projects, count(question_id)::int as answers_to_questions from comments`;
  expect((await board.visitor.get("/stats")).body).toEqual(counted);
  const { jobs, users, user_skills, job_comments } = await elsewhere();
  expect({ jobs, users, user_skills, job_comments }).toEqual({
    jobs: counted?.jobs,
    users: counted?.users,
    user_skills: counted?.skills,
    job_comments: counted?.commentsOnJobs,
  });
  for (const kind of ["jobs", "projects", "questions", "users", "companys", "skills"]) {
    const table = kind === "companys" ? "companies" : kind;
    const [{ count }] = await board.database<[{ count: number }]>`select count(*)::int from ${board.database(table)}`;
    expect((await alice.get(`/${kind}?limit=1`)).body.total).toBe(count);
  }
}

test("totals are right after every kind of write, in every process", async () => {
  await expectRight();
  const skills = await board.skillIds("React", "Docker");
  const job = (await alice.post("/jobs", aJob({ skills }))).body;
  const project = (await alice.post("/projects", aProject({ skills }))).body;
  const question = (await alice.post("/questions", aQuestion())).body;
  const company = (await alice.send("POST", "/company", { body: aForm({ name: "Lantern" }) })).body;
  await expectRight();
  const parents = { jobs: job.id, projects: project.id, questions: question.id, companies: company.id };
  for (const [parent, parentId] of Object.entries(parents)) {
    await alice.post("/comments", { parent, parentId, text: "One" });
    await alice.post("/comments", { parent, parentId, text: "Two" });
  }
  await expectRight();
  await alice.put(`/jobs/${job.id}`, aJob({ title: "Another" }));
  const [comment] = (await alice.get(`/comments/projects/${project.id}`)).body.results;
  await alice.delete(`/comments/${comment.id}`);
  await expectRight();
  await moderator.delete(`/jobs/${job.id}`);
  await expectRight();
  await alice.delete(`/questions/${question.id}`);
  await expectRight();
});

test("totals are right after cascades: a member leaves, a company and a skill go", async () => {
  const leaving = await board.join({ skills: ["JavaScript", "React", "Docker"] });
  const { body: job } = await leaving.post("/jobs", aJob());
  await alice.post("/comments", { parent: "jobs", parentId: job.id, text: "Mine on theirs" });
  await leaving.post("/comments", { parent: "jobs", parentId: job.id, text: "Theirs" });
  await expectRight();
  await board.database`delete from jobs where owner_id = ${leaving.id}`;
  await expectRight();
  await board.database`delete from users where id = ${leaving.id}`;
  await expectRight();
  await board.database`delete from companies`;
  await board.database`delete from skills where name = 'JavaScript'`;
  await expectRight();
});

test("what a transaction writes counts when it is committed, however long it took, and never where it is rolled back", async () => {
  const { database } = board;
  const add = (connection: typeof database, title: string) => connection`
    insert into jobs (title, description, link) values (${title}, 'x', 'https://example.org')`;
  const before = (await elsewhere()).jobs;
  await database.begin(async (slow) => {
    await add(slow as unknown as typeof database, "Slow");
    await add(database, "Quick");
    expect((await elsewhere()).jobs).toBe(before + 1);
    await add(database, "Quick too");
    expect((await elsewhere()).jobs).toBe(before + 2);
  });
  expect((await elsewhere()).jobs).toBe(before + 3);
  await database
    .begin(async (undone) => {
      await add(undone as unknown as typeof database, "Undone");
      throw new Error("no");
    })
    .catch(() => {});
  expect((await elsewhere()).jobs).toBe(before + 3);
  await expectRight();
});

test("changes that came with another database's backup are forgotten, old ones too, and the last day's are kept", async () => {
  const { database } = board;
  await database`
    insert into changes (xid, kind, ids, growth, changed_at)
    values ('9223372036854775807', 'jobs', '{1}', 1, now()), ('3', 'jobs', '{2}', 1, now() - interval '25 hours'),
      (pg_current_xact_id(), 'jobs', '{3}', 0, now() - interval '23 hours')`;
  await forgetOldChanges(database);
  const left = await database<{ ids: number[] }[]>`
    select ids from changes where xid = '9223372036854775807' or changed_at < now() - interval '1 hour'`;
  expect(left.map(({ ids }) => ids)).toEqual([[3]]);
  await expectRight();
});
