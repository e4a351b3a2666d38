import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { changeFeed } from "../../server/database/change-feed.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { importFiles } from "../../server/import/import-files.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { currentSkills } from "../../server/matches/current-skills.ts";
import { wishFor } from "../../server/matches/post-index.ts";
import { hashPassword } from "../../server/people/accounts/password.ts";
import { createApp } from "../../server/process/app.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";
import { plainJobsMatching, plainUsersMatching } from "./plain-formula.ts";

const board = testBoard();
const names = ["JavaScript", "React", "Next.js", "CSS", "PHP", "Rust", "Go", "Docker", "Python", "Django"];
let poster: Member;

beforeAll(async () => {
  poster = await board.join();
});

type Found = { id: number; score: number; matched: unknown[] };
const short = (results: Found[]) => results.map(({ id, score, matched }) => ({ id, score, matches: matched.length }));

describe("a random population", () => {
  test("J10 is ranked for jobs and for members as by a plain SQL formula", async () => {
    const ids = await board.skillIds(...names);
    await board.database`
      insert into users (first_name, last_name, email)
      select 'Random', 'Member ' || n, 'random' || n || '@example.org' from generate_series(1, 400) n`;
    await board.database`
      insert into user_skills (user_id, skill_id)
      select distinct id, (${ids}::int[])[1 + floor(power(random(), 2) * ${ids.length})::int]
      from users, generate_series(1, 4) where first_name = 'Random'`;
    const members = await board.database<{ id: number }[]>`select id from users order by random()`;
    const some = () => ids.filter(() => Math.random() < 0.4);
    const jobs = await writePosts(
      board.database,
      "job",
      manyPosts(60, (n) => ({ title: `Random job ${n}`, ownerId: members[n]?.id as number, skills: some() })),
    );
    await board.database`update post_skills set required = random() < 0.4`;
    for (const { number: id } of jobs) {
      const { body } = await poster.get(`/match/users/jobs/${id}?limit=20`);
      expect(short(body.results)).toEqual(await plainUsersMatching(board.database, id, 20));
    }
    for (const skills of [["React"], ["PHP", "Rust", "Django"], ["Next.js", "Go"]]) {
      const member = await board.join({ skills });
      const { body } = await member.get("/match/jobs?limit=20");
      expect(short(body.results)).toEqual(await plainJobsMatching(board.database, member.id, 20));
    }
  });
});

/** The index of another process. */
function anotherProcess() {
  const feed = changeFeed(board.database);
  const index = currentSkills(board.database, feed);
  return () => feed.look().then(index);
}

test("J10 an updated index has the same time and must-haves of a post as a newly built one", async () => {
  const early = anotherProcess();
  await early();
  const skills = await board.skillIds("React", "Rust");
  const { body } = await poster.post("/jobs", aJob({ skills, required: skills.slice(1) }));
  const [job] = await board.database<[{ id: number }]>`
    select id from posts where kind = 'job' and number = ${body.id}`;
  const [caughtUp, fresh] = [await early(), await anotherProcess()()];
  expect(caughtUp.posts.job.post(job.id)).toEqual(fresh.posts.job.post(job.id));
  expect(caughtUp.posts.job.post(job.id).createdAt).toBeGreaterThan(0);
  expect(caughtUp.posts.job.post(job.id).wishes).toEqual(skills.map((id, place) => wishFor(id, place === 1)).sort());
});

test("after many simultaneous writes an updated index equals a newly built one", async () => {
  const early = anotherProcess();
  const skills = await board.skillIds(...names);
  const writeAndAsk = async (n: number) => {
    const member = await board.join({ skills: [names[n % names.length] as string] });
    await early();
    if (n % 3 === 0) await board.database`delete from users where id = ${member.id}`;
    else
      await board.database`delete from user_skills where user_id = ${member.id} and skill_id = ${skills[n % 2] as number}`;
    expect((await early()).heldBy(member.id)).toEqual((await anotherProcess()()).heldBy(member.id));
  };
  await Promise.all(Array.from({ length: 24 }, (_, n) => writeAndAsk(n)));
  const [caughtUp, fresh] = [await early(), await anotherProcess()()];
  for (const skill of skills) {
    expect([skill, caughtUp.holders(skill).size]).toEqual([skill, fresh.holders(skill).size]);
    expect(caughtUp.weight(skill)).toBe(fresh.weight(skill));
  }
});

describe("matches reflect immediately", () => {
  const idsFor = async (jobId: number) => {
    const { body } = await poster.get(`/match/users/jobs/${jobId}?limit=50`);
    return body.results.map(({ id }: Found) => id);
  };

  test("changes of profiles and jobs, and members who join or leave", async () => {
    const [elixir, erlang] = await board.skillIds("Elixir", "Erlang");
    const { body: job } = await poster.post("/jobs", aJob({ skills: [elixir] }));
    const member = await board.join();
    expect(await idsFor(job.id)).toEqual([]);
    const save = (skills: string[]) =>
      member.send("PUT", `/users/${member.id}`, {
        body: aForm({ firstName: "A", lastName: "B", email: member.email, skills }),
      });
    await save([String(elixir)]);
    expect(await idsFor(job.id)).toEqual([member.id]);
    await poster.put(`/jobs/${job.id}`, aJob({ skills: [erlang] }));
    expect(await idsFor(job.id)).not.toContain(member.id);
    await poster.put(`/jobs/${job.id}`, aJob({ skills: [elixir] }));
    const newcomer = await board.join({ skills: ["Elixir"] });
    expect(await idsFor(job.id)).toEqual([newcomer.id, member.id]);
    expect((await newcomer.get("/match/jobs")).body.results.map(({ id }: Found) => id)).toContain(job.id);
    await board.database`delete from users where id = ${newcomer.id}`;
    expect(await idsFor(job.id)).toEqual([member.id]);
    await poster.delete(`/jobs/${job.id}`);
    expect((await member.get("/match/jobs")).body.results.map(({ id }: Found) => id)).not.toContain(job.id);
  });

  test("S72 that a departed member no longer counts in the weights of skills", async () => {
    const skills = await board.skillIds("Elixir", "Docker", "Rust");
    const { body: job } = await poster.post("/jobs", aJob({ skills }));
    const staying = await board.join({ skills: ["Elixir", "Docker"] });
    const leaving = await board.join({ skills: ["Rust"] });
    const scores = async () => short((await poster.get(`/match/users/jobs/${job.id}?limit=20`)).body.results);
    const before = await scores();
    await board.database`
      update users set password_hash = ${await hashPassword("lighthouse")} where id = ${leaving.id}`;
    expect((await leaving.delete("/account", { password: "lighthouse", posts: "erase" })).status).toBe(204);
    expect(await scores()).toEqual(await plainUsersMatching(board.database, job.id, 20));
    expect(await scores()).not.toEqual(before.filter(({ id }: { id: number }) => id !== leaving.id));
    const { body } = await staying.get("/match/jobs?limit=50");
    expect(short(body.results)).toEqual(await plainJobsMatching(board.database, staying.id, 50));
  });

  test("a post's date, also from an import: of equal fits the newest comes first", async () => {
    const member = await board.join({ skills: ["Kotlin"] });
    const skills = await board.skillIds("Kotlin");
    const folder = await mkdtemp(join(tmpdir(), "dated-"));
    for (const [kind, make, columns] of [
      ["jobs", aJob, ["title", "link", "location"]],
      ["projects", aProject, ["title", "description"]],
    ] as const) {
      const newer = make({ title: "Newer", skills }) as Record<string, unknown>;
      const ids = [];
      for (const post of [make({ title: "Older", skills }), newer])
        ids.push((await poster.post(`/${kind}`, post)).body.id);
      const fitting = async () => (await member.get(`/match/${kind}`)).body.results.map(({ id }: Found) => id);
      expect(await fitting()).toEqual(ids.toReversed());
      const names = [...columns, "owner", "createdAt"];
      const values = [...columns.map((column) => newer[column]), poster.email, "2020-01-01T00:00:00Z"];
      const file = join(folder, `${kind}.csv`);
      await writeFile(file, `${names.join(";")}\n${values.join(";")}\n`);
      const report = await importFiles(board.database, [file], { out: new PassThrough() });
      expect(report.counts[kind]).toMatchObject({ added: 0, updated: 1 });
      expect(await fitting()).toEqual(ids);
    }
    await rm(folder, { recursive: true });
  });

  test("a new implication between skills", async () => {
    const [kotlin, haskell] = await board.skillIds("Kotlin", "Haskell");
    const member = await board.join({ skills: ["Haskell"] });
    const { body: job } = await poster.post("/jobs", aJob({ skills: [kotlin] }));
    expect(await idsFor(job.id)).not.toContain(member.id);
    await board.database`insert into skill_implications (skill_id, implied_id) values (${haskell as number}, ${kotlin as number})`;
    await board.database`select refresh_implied_skills()`;
    expect(await idsFor(job.id)).toContain(member.id);
  });

  test("F18 changes made in another process, even while a long transaction is open", async () => {
    const other = await createApp({
      database: board.database,
      config: readConfig({ LOG_LEVEL: "error" }),
      mail: mailQueue(board.address, { log: () => {} }),
      limits: rateLimits(board.database, 1),
    });
    const [scala] = await board.skillIds("Scala");
    const { body: job } = await poster.post("/jobs", aJob({ skills: [scala] }));
    const seenByOther = async () => {
      const headers = { authorization: `Bearer ${poster.token}` };
      const reply = await other.inject({ url: `/api/match/users/jobs/${job.id}`, headers });
      return reply.json().results.map(({ id }: Found) => id);
    };
    expect(await seenByOther()).toEqual([]);
    await board.database.begin(async (transaction) => {
      await transaction`insert into changes (kind, id) values ('user', ${poster.id})`;
      for (const round of [1, 2, 3]) {
        const member = await board.join({ skills: ["Scala"] });
        expect((await seenByOther())[0], `round ${round}`).toBe(member.id);
        expect((await idsFor(job.id))[0]).toBe(member.id);
      }
    });
    await other.close();
  });
});
