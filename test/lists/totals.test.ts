import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard();
let alice: Member;
let moderator: Member;

beforeAll(async () => {
  alice = await board.join({ skills: ["JavaScript", "React"] });
  moderator = await board.join({ role: "moderator" });
});

/** The number of visible records by counting, to compare with lists and statistics. */
async function expectRight() {
  const rows = await board.database<{ kind: string; count: number }[]>`
    select kind, count(*)::int from posts where visible group by kind
    union all select posts.kind || '_comment', count(*)::int from comments join posts on posts.id = post_id
      where comments.visible group by posts.kind
    union all select 'answer', count(*)::int from comments join posts on posts.id = post_id
      where kind = 'question' and reply_to_id is null and comments.visible
    union all select 'user', count(*)::int from users where visible
    union all select 'user_skill', count(*)::int from user_skills where visible
    union all select 'skill', count(*)::int from skills`;
  const counted = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  const stats = () => board.visitor.get("/stats").then(({ body }) => body);
  await expect.poll(stats, { timeout: 4000 }).toEqual({
    users: counted.user,
    skills: counted.user_skill,
    projects: counted.project ?? 0,
    commentsOnProjects: counted.project_comment ?? 0,
    jobs: counted.job ?? 0,
    commentsOnJobs: counted.job_comment ?? 0,
    questions: counted.question ?? 0,
    answersToQuestions: counted.answer ?? 0,
  });
  const lists = {
    jobs: "job",
    projects: "project",
    questions: "question",
    users: "user",
    companys: "company",
    skills: "skill",
  };
  for (const [path, kind] of Object.entries(lists)) {
    expect((await alice.get(`/${path}?limit=1`)).body.total).toBe(counted[kind] ?? 0);
  }
}

test("totals are right after every kind of write", async () => {
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
  const [answer] = (await alice.get(`/comments/questions/${question.id}`)).body.results;
  await alice.post("/comments", { parent: "questions", parentId: question.id, replyToId: answer.id, text: "Thanks" });
  await alice.put(`/questions/${question.id}/accepted-answer`, { commentId: answer.id });
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

test("totals are right after a member, companies and a skill are deleted", async () => {
  const leaving = await board.join({ skills: ["JavaScript", "React", "Docker"] });
  const { body: job } = await leaving.post("/jobs", aJob());
  await alice.post("/comments", { parent: "jobs", parentId: job.id, text: "Mine on theirs" });
  await leaving.post("/comments", { parent: "jobs", parentId: job.id, text: "Theirs" });
  await board.database`delete from posts where owner_id = ${leaving.id}`;
  await board.database`delete from users where id = ${leaving.id}`;
  await expectRight();
  await board.database`delete from posts where kind = 'company'`;
  await board.database`delete from skills where name = 'JavaScript'`;
  await expectRight();
});

test("a list's total and results include each simultaneous write immediately", async () => {
  const word = aWord();
  await writePosts(
    board.database,
    "job",
    manyPosts(1100, () => ({ title: word })),
  );
  const write = async () => {
    const { body } = await alice.post("/jobs", aJob({ title: word }));
    for (const query of [`search=${word}`, "limit=10"]) {
      const { body: list } = await alice.get(`/jobs?${query}`);
      expect(list.total).toBeGreaterThan(1100);
      expect(list.results.map(({ id }: { id: number }) => id)).toContain(body.id);
    }
    await alice.delete(`/jobs/${body.id}`);
  };
  for (let round = 0; round < 5; round += 1) await Promise.all([write(), write(), write()]);
  expect((await alice.get(`/jobs?search=${word}`)).body.total).toBe(1100);
  await expectRight();
});
