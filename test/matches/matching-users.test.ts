import { expect, test } from "vitest";
import * as german from "../../messages/de/matches.ts";
import * as english from "../../messages/en/matches.ts";
import { fits } from "../../server/matches/fit-rules.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aProject } from "../support/builders.ts";

const board = testBoard();

test("a job's matches list members by fit, with the skills they have and lack", async () => {
  const poster = await board.join({ skills: ["React", "CSS"] });
  const whole = await board.join({ firstName: "Whole", skills: ["React", "CSS", "Rust"] });
  const common = await board.join({ firstName: "Common", skills: ["CSS"] });
  const newer = await board.join({ firstName: "Newer", skills: ["CSS"] });
  const rare = await board.join({ firstName: "Rare", skills: ["Rust"] });
  await board.join({ firstName: "Nobody", skills: ["PHP"] });
  const skills = await board.skillIds("React", "CSS", "Rust");
  const { body: job } = await poster.post("/jobs", aJob({ skills }));

  const reply = await poster.get(`/match/users/jobs/${job.id}`);
  expect(reply.status).toBe(200);
  const found = reply.body.results;
  expect(found.map(({ id }: { id: number }) => id)).toEqual([whole.id, rare.id, newer.id, common.id]);

  const others = (await rare.get(`/match/users/jobs/${job.id}`)).body.results;
  expect(
    others.map(({ id }: { id: number }) => id),
    "without who asks",
  ).toEqual([whole.id, newer.id, common.id]);

  // Six members; two have React, four CSS, two Rust.
  const [react, css, rust] = [Math.log(1 + 6 / 2), Math.log(1 + 6 / 4), Math.log(1 + 6 / 2)] as const;
  const score = (had: number) => Number((had / (react + css + rust)).toFixed(6));
  expect(found.map((fit: { score: number }) => fit.score)).toEqual([1, score(rust), score(css), score(css)]);
  expect(found[1]).toEqual({
    id: rare.id,
    firstName: "Rare",
    lastName: rare.lastName,
    avatar: null,
    verified: false,
    Company: null,
    score: score(rust),
    matched: [{ id: skills[2], name: "Rust" }],
    missing: [
      { id: skills[0], name: "React" },
      { id: skills[1], name: "CSS" },
    ],
    required: [],
    missingRequired: [],
  });
});

test("J10 a required skill counts twice, and a match lists the missing required ones", async () => {
  const poster = await board.join();
  const skills = await board.skillIds("Elixir", "Erlang", "Haskell");
  const [elixir, erlang, haskell] = skills as [number, number, number];
  const member = await board.join({ skills: ["Elixir"] });
  await board.join({ skills: ["Erlang", "Haskell"] });
  await board.join({ skills: ["Haskell"] });
  const { body: job } = await poster.post("/jobs", aJob({ skills, required: [elixir, haskell] }));
  const fromJob = async () =>
    (await poster.get(`/match/users/jobs/${job.id}`)).body.results.find(({ id }: { id: number }) => id === member.id);
  const fromMember = async () => (await member.get("/match/jobs")).body.results[0];
  const weights = await board.database<{ id: number; weight: number }[]>`
    select id, ln(1 + (select count(*) from users)::float8 / (select count(*) from held_skills where skill_id = id)) as weight
    from skills where id = any(${skills})`;
  const weigh = (skill: number) => weights.find(({ id }) => id === skill)?.weight as number;
  const score = (had: number, all: number) => Math.round((had / all) * 1e6) / 1e6;
  const both = score(2 * weigh(elixir), 2 * weigh(elixir) + weigh(erlang) + 2 * weigh(haskell));
  for (const match of [await fromJob(), await fromMember()]) {
    expect(match).toMatchObject({
      score: both,
      missing: [
        { id: erlang, name: "Erlang" },
        { id: haskell, name: "Haskell" },
      ],
      required: [elixir, haskell].sort((a, b) => a - b),
      missingRequired: [{ id: haskell, name: "Haskell" }],
    });
  }
  const plain = score(weigh(elixir), weigh(elixir) + weigh(erlang) + weigh(haskell));
  for (const required of [[], skills]) {
    await poster.put(`/jobs/${job.id}`, aJob({ skills, required }));
    expect((await fromJob()).score).toBe(plain);
    expect((await fromMember()).score).toBe(plain);
  }
});

test("J11 an open job of another member fits with 0.6 and all required skills", () => {
  const whole = { score: 0.6, missesRequired: false, isOpen: true, isOwn: false };
  expect(fits(whole)).toBe(true);
  for (const lack of [{ score: 0.599999 }, { missesRequired: true }, { isOpen: false }, { isOwn: true }])
    expect(fits({ ...whole, ...lack })).toBe(false);
});

test("J12 a match says how many skills, and how many required ones, a member has", () => {
  const said = (had: number, of: number) => english.yours.had({ had: 4, of: 5, required: { had, of } });
  expect(said(0, 0)).toBe("You have 4 of 5");
  expect(said(3, 3)).toBe("You have 4 of 5, with all 3 that are required");
  expect(said(2, 3)).toBe("You have 4 of 5, with 2 of the 3 that are required");
  expect(said(0, 3)).toBe("You have 4 of 5, with none of the 3 that are required");
  expect(said(1, 1)).toBe("You have 4 of 5, with the one that is required");
  expect(said(0, 1)).toBe("You have 4 of 5, without the one that is required");
  expect(english.theirs.had({ had: 4, of: 5, required: { had: 3, of: 3 } })).toBe(
    "Has 4 of 5, with all 3 that are required",
  );
  expect(german.theirs.had({ had: 4, of: 5, required: { had: 2, of: 3 } })).toBe(
    "Hat 4 von 5, darunter 2 der 3 Muss-Kenntnisse",
  );
});

test("an implied skill counts as held, but not the other way round", async () => {
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

test("a match by an implied skill names the skill that implies it", async () => {
  const poster = await board.join();
  const [html, css] = (await board.skillIds("HTML", "CSS")) as [number, number];
  const stylist = await board.join({ skills: ["CSS", "Sass"] });
  const plain = await board.join({ skills: ["CSS", "HTML"] });
  const { body: job } = await poster.post("/jobs", aJob({ skills: [html] }));
  const { body: project } = await poster.post("/projects", aProject({ skills: [html, css] }));

  const through = { id: html, name: "HTML", through: { id: css, name: "CSS" } };
  const { results } = (await poster.get(`/match/users/jobs/${job.id}`)).body;
  const of = ({ id }: { id: number }) => results.find((found: { id: number }) => found.id === id).matched;
  expect(of(stylist)).toEqual([through]);
  expect(of(plain)).toEqual([{ id: html, name: "HTML" }]);
  expect((await stylist.get("/match/jobs")).body.results[0].matched).toEqual([through]);
  const [own] = (await stylist.get("/match/projects")).body.results;
  expect(own.id).toBe(project.id);
  expect(own.matched).toEqual(expect.arrayContaining([through, { id: css, name: "CSS" }]));
  expect((await plain.get("/match/jobs")).body.results[0].matched).toEqual([{ id: html, name: "HTML" }]);
});

test("a job without skills has no matches, and a missing one gets 404", async () => {
  const member = await board.join({ skills: ["React"] });
  const { body: job } = await member.post("/jobs", aJob());
  expect((await member.get(`/match/users/jobs/${job.id}`)).body).toEqual({ results: [] });
  expect((await member.get("/match/users/jobs/999999")).status).toBe(404);
  expect((await member.get(`/match/users/questions/${job.id}`)).status).toBe(404);
  expect((await board.visitor.get(`/match/users/jobs/${job.id}`)).status).toBe(401);
});

test("W04 of members with equal fit, those with a confirmed company come first", async () => {
  const poster = await board.join();
  const older = await board.join({ skills: ["Julia"] });
  const newer = await board.join({ skills: ["Julia"] });
  const skills = await board.skillIds("Julia");
  const { body: job } = await poster.post("/jobs", aJob({ skills }));
  const ids = async () =>
    (await poster.get(`/match/users/jobs/${job.id}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await ids()).toEqual([newer.id, older.id]);
  await board.database`update users set company_confirmed_at = now() where id = ${older.id}`;
  expect(await ids()).toEqual([older.id, newer.id]);
});
