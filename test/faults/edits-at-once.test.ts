import { expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const skillsOf = ["JavaScript", "Python", "SQL", "Docker"];

const orphans = async () => {
  const [row] = await board.database`
    select (select count(*) from post_skills where post_id not in (select id from posts))::int as skills,
      (select count(*) from comments where post_id not in (select id from posts))::int as comments,
      (select count(*) from posts where kind = 'job' and id not in (select post_id from jobs))::int as empty`;
  return row;
};

test("F19 of simultaneous edits one complete version remains", async () => {
  const owner = await board.join();
  const skills = await board.skillIds(...skillsOf);
  const { id } = (await owner.post("/jobs", aJob())).body;
  for (let round = 0; round < 5; round += 1) {
    const writers = skills.map((skill, writer) =>
      owner.put(`/jobs/${id}`, aJob({ title: `Version ${writer}`, location: `Place ${writer}`, skills: [skill] })),
    );
    expect((await Promise.all(writers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { title, location, Skills } = (await owner.get(`/jobs/${id}`)).body;
    const writer = Number(title.at(-1));
    expect({ location, Skills: Skills.map((skill: { id: number }) => skill.id) }).toEqual({
      location: `Place ${writer}`,
      Skills: [skills[writer]],
    });
  }
});

test("F19 deleting wins over simultaneous comments and edits, and leaves no orphans", async () => {
  const owner = await board.join();
  const others: Member[] = [await board.join(), await board.join()];
  for (let round = 0; round < 8; round += 1) {
    const { id } = (await owner.post("/jobs", aJob({ skills: await board.skillIds("Python") }))).body;
    const late = others.flatMap((other) => [
      other.post("/comments", { parent: "jobs", parentId: id, text: "Too late?" }),
      other.post("/comments", { parent: "jobs", parentId: id, text: "Once more" }),
    ]);
    const edit = owner.put(`/jobs/${id}`, aJob({ skills: await board.skillIds("SQL") }));
    const [gone, edited, ...comments] = await Promise.all([owner.delete(`/jobs/${id}`), edit, ...late]);
    expect(gone?.status).toBe(204);
    expect([200, 404]).toContain(edited?.status);
    for (const { status } of comments) expect([201, 404]).toContain(status);
    expect((await owner.get(`/jobs/${id}`)).status).toBe(404);
    expect((await owner.get(`/comments/jobs/${id}`)).status).toBe(404);
  }
  expect(await orphans()).toEqual({ skills: 0, comments: 0, empty: 0 });
});
