import { expect, test } from "vitest";
import { testBoard } from "../stage/board.ts";
import { aJob } from "../stage/builders.ts";

const board = testBoard();

test("people who fit a job come best first, with what they have and what they lack", async () => {
  const poster = await board.join({ skills: ["React", "CSS"] });
  const whole = await board.join({ firstName: "Whole", skills: ["React", "CSS", "Rust"] });
  const common = await board.join({ firstName: "Common", skills: ["CSS"] });
  const newer = await board.join({ firstName: "Newer", skills: ["CSS"] });
  const rare = await board.join({ firstName: "Rare", skills: ["Rust"] });
  await board.join({ firstName: "Nobody", skills: ["PHP"] });
  const skills = await board.skillIds("React", "CSS", "Rust");
  const { body: job } = await poster.post("/jobs", aJob({ skills }));

  const reply = await rare.get(`/match/users/jobs/${job.id}`);
  expect(reply.status).toBe(200);
  const found = reply.body.results;
  expect(found.map(({ id }: { id: number }) => id)).toEqual([whole.id, rare.id, newer.id, common.id]);

  // Six members; React is held by two, CSS by four, Rust by two.
  const [react, css, rust] = [Math.log(1 + 6 / 2), Math.log(1 + 6 / 4), Math.log(1 + 6 / 2)] as const;
  const score = (had: number) => Number((had / (react + css + rust)).toFixed(6));
  expect(found.map((fit: { score: number }) => fit.score)).toEqual([1, score(rust), score(css), score(css)]);
  expect(found[1]).toEqual({
    id: rare.id,
    firstName: "Rare",
    lastName: rare.lastName,
    avatar: null,
    Company: null,
    score: score(rust),
    matched: [{ id: skills[2], name: "Rust" }],
    missing: [
      { id: skills[0], name: "React" },
      { id: skills[1], name: "CSS" },
    ],
  });
});

test("an implied skill counts as had, never the other way round", async () => {
  const poster = await board.join();
  const reactive = await board.join({ skills: ["Next.js"] });
  const plain = await board.join({ skills: ["JavaScript"] });
  const matching = async (...names: string[]) => {
    const { body: job } = await poster.post("/jobs", aJob({ skills: await board.skillIds(...names) }));
    const { body } = await poster.get(`/match/users/jobs/${job.id}`);
    return body.results.map(({ id }: { id: number }) => id);
  };
  const forJavaScript = await matching("JavaScript");
  expect(forJavaScript).toContain(reactive.id);
  expect(forJavaScript).toContain(plain.id);
  expect(await matching("Next.js")).not.toContain(plain.id);
});

test("a job without skills and one that does not exist", async () => {
  const member = await board.join({ skills: ["React"] });
  const { body: job } = await member.post("/jobs", aJob());
  expect((await member.get(`/match/users/jobs/${job.id}`)).body).toEqual({ results: [] });
  expect((await member.get("/match/users/jobs/999999")).status).toBe(404);
  expect((await member.get(`/match/users/questions/${job.id}`)).status).toBe(404);
  expect((await board.visitor.get(`/match/users/jobs/${job.id}`)).status).toBe(401);
});
