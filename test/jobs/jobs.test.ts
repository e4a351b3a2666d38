import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";

const board = testBoard();
let alice: Member;
let bob: Member;
let mo: Member;
let ada: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice" });
  bob = await board.join({ firstName: "Bob" });
  mo = await board.join({ firstName: "Mo", role: "moderator" });
  ada = await board.join({ firstName: "Ada", role: "admin" });
});

const rowOf = async (id: number) =>
  (
    await board.database`
    select * from posts join jobs on post_id = id where kind = 'job' and number = ${id}`
  )[0];

describe("posting a job", () => {
  test("creates a complete record that belongs to the member who posted it", async () => {
    const [react, css] = await board.skillIds("React", "CSS");
    const company = await writeCompany(board.database, "Kliniko");
    const reply = await alice.post(
      "/jobs",
      aJob({ skills: [react, css, react], companyId: company.number, ownerId: bob.id }),
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(Number),
      title: "Frontend developer (React)",
      description: "We build scheduling software for small clinics.",
      location: "Berlin",
      link: "https://example.org/jobs/1",
      companyId: company.number,
      ownerId: alice.id,
      User: { id: alice.id, firstName: "Alice", lastName: alice.lastName, avatar: null, verified: false },
      Company: { id: company.number, name: "Kliniko", logo: null },
      Skills: [
        { id: css, name: "CSS" },
        { id: react, name: "React" },
      ],
      workplace: null,
      type: null,
      seniority: null,
      salary: null,
      languages: [],
      required: [],
      status: "open",
      expiresAt: expect.stringMatching(/Z$/),
      filledAt: null,
      saved: null,
      savedCount: 0,
      insiders: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updatedAt: reply.body.createdAt,
    });
    const { savedCount: _, ...shown } = reply.body;
    expect((await bob.get(`/jobs/${reply.body.id}`)).body).toEqual(shown);
  });

  test("requires a title, a description and a link", async () => {
    const reply = await alice.post("/jobs", {});
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({
      title: "This field is required",
      description: "This field is required",
      link: "This field is required",
    });
  });

  test.each([
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    ["java\tscript:alert(1)"],
    ["data:text/html,x"],
    ["//example.org"],
    ["example.org"],
    ["https:example.org"],
    ["http://"],
    ["https://exa mple.org"],
    ["ftp://example.org"],
    ["https://trusted.example@evil.example"],
    ["https://user:password@example.org/jobs"],
    ["https:///trusted.example@evil.example"],
    ["https://\\trusted.example@evil.example"],
  ])("S40 refuses the link %j", async (link) => {
    const reply = await alice.post("/jobs", aJob({ link }));
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({ link: "Please enter a valid URL" });
  });

  test("S38 limits the length of every text, counted in code points", async () => {
    expect((await alice.post("/jobs", aJob({ title: "😀".repeat(200) }))).status).toBe(201);
    const reply = await alice.post(
      "/jobs",
      aJob({ title: "😀".repeat(201), description: "x".repeat(20_001), location: "x".repeat(201) }),
    );
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({
      title: "Please use at most 200 characters",
      description: "Please use at most 20,000 characters",
      location: "Please use at most 200 characters",
    });
    const many = await alice.post("/jobs", aJob({ skills: Array.from({ length: 51 }, (_, index) => index + 1) }));
    expect(many.body.fields).toEqual({ skills: "Please choose at most 50 skills" });
  });

  test("S35 refuses text that PostgreSQL can't store", async () => {
    for (const title of ["a\0b", "a\ud800b"]) expect((await alice.post("/jobs", aJob({ title }))).status).toBe(400);
  });

  test("S43 refuses an unknown skill or company, and stores nothing", async () => {
    const before = await board.database`select count(*) from jobs`;
    const skill = await alice.post("/jobs", aJob({ skills: [2_147_483_647] }));
    expect(skill).toMatchObject({ status: 400, body: { fields: { skills: "This skill does not exist" } } });
    const company = await alice.post("/jobs", aJob({ companyId: 2_147_483_647 }));
    expect(company).toMatchObject({ status: 400, body: { fields: { companyId: "This company does not exist" } } });
    expect(await board.database`select count(*) from jobs`).toEqual(before);
  });

  test("S33 S45 accepts only JSON objects", async () => {
    const send = (body: string, type: string) =>
      alice.send("POST", "/jobs", { body, headers: { "Content-Type": type } });
    expect((await send(JSON.stringify(aJob()), "text/plain")).status).toBe(415);
    expect((await send("title=x", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await send('{"__proto__": {"title": "x"}}', "application/json")).status).toBe(400);
    expect((await send("{", "application/json")).status).toBe(400);
    expect((await send("[]", "Application/JSON; charset=UTF-8")).status).toBe(400);
  });
});

describe("changing a job", () => {
  test("S19 is refused to other members and visitors, and leaves the row untouched", async () => {
    const { body: job } = await alice.post("/jobs", aJob());
    const before = await rowOf(job.id);
    expect((await bob.put(`/jobs/${job.id}`, aJob({ title: "Mine" }))).status).toBe(403);
    expect((await bob.delete(`/jobs/${job.id}`)).status).toBe(403);
    expect((await board.visitor.put(`/jobs/${job.id}`, aJob())).status).toBe(401);
    expect((await board.visitor.delete(`/jobs/${job.id}`)).status).toBe(401);
    expect(await rowOf(job.id)).toEqual(before);
  });

  test("S20 is allowed to its owner, moderators and admins, and doesn't change its owner", async () => {
    const { body: job } = await alice.post("/jobs", aJob());
    for (const editor of [alice, mo, ada]) {
      const reply = await editor.put(`/jobs/${job.id}`, aJob({ title: `By ${editor.firstName}`, ownerId: bob.id }));
      expect(reply).toMatchObject({ status: 200, body: { title: `By ${editor.firstName}`, ownerId: alice.id } });
    }
    expect((await mo.delete(`/jobs/${job.id}`)).status).toBe(204);
    expect((await alice.get(`/jobs/${job.id}`)).status).toBe(404);
  });

  test("with PUT replaces the record: omitted fields are cleared", async () => {
    const skills = await board.skillIds("React");
    const { body: job } = await alice.post("/jobs", aJob({ skills }));
    const { title, description, link } = aJob();
    const reply = await alice.put(`/jobs/${job.id}`, { title, description, link });
    expect(reply.body).toMatchObject({ location: null, Skills: [], createdAt: job.createdAt });
    expect(reply.body.updatedAt > job.updatedAt).toBe(true);
  });

  test("F19 of many simultaneous writes one wins completely", async () => {
    const [react, css, go, php] = await board.skillIds("React", "CSS", "Go", "PHP");
    const { body: job } = await alice.post("/jobs", aJob());
    const versions = [
      { title: "one", skills: [react, css] },
      { title: "two", skills: [go] },
      { title: "three", skills: [css, php, go] },
    ];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => alice.put(`/jobs/${job.id}`, aJob(versions[index % versions.length]))),
    );
    const { body: last } = await alice.get(`/jobs/${job.id}`);
    const winner = versions.find(({ title }) => title === last.title);
    expect(last.Skills.map(({ id }: { id: number }) => id).toSorted()).toEqual(winner?.skills.toSorted());
  });

  test("gets 404 for a job that doesn't exist", async () => {
    for (const id of ["0", "-1", "1.5", "1e3", "NaN", "2147483648", "100000000000000000000", "%00", "١", "999999"]) {
      expect((await alice.get(`/jobs/${id}`)).status).toBe(404);
      expect((await alice.put(`/jobs/${id}`, aJob())).status).toBe(404);
      expect((await alice.delete(`/jobs/${id}`)).status).toBe(404);
    }
  });
});

describe("job previews for visitors", () => {
  test("S28 are at most two, with four fields and 50 code points of the description", async () => {
    await alice.post("/jobs", aJob({ title: "Newest", description: "😀".repeat(60), location: "" }));
    const reply = await board.visitor.get("/jobs?limit=2");
    expect(reply.status).toBe(200);
    expect(reply.body.results).toHaveLength(2);
    expect(reply.body.results[0]).toEqual({
      id: expect.any(Number),
      title: "Newest",
      location: null,
      description: "😀".repeat(50),
    });
    expect((await board.visitor.get("/jobs")).body).toEqual(reply.body);
    for (const more of ["limit=3", "limit=2&page=2", "limit=2&page=1", "search=x", "limit=x"]) {
      expect((await board.visitor.get(`/jobs?${more}`)).status).toBe(401);
    }
  });
});
