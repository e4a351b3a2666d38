import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard();
let alice: Member;

beforeAll(async () => {
  alice = await board.join();
});

const titles = async (query: string) => {
  const reply = await alice.get(`/jobs?${query}`);
  expect(reply.status).toBe(200);
  return reply.body.results.map(({ title }: { title: string }) => title);
};

describe("pages of the list", () => {
  beforeAll(async () => {
    const createdAt = (n: number) => new Date(Date.UTC(2026, 0, 1, Math.floor(n / 2))).toISOString();
    await writePosts(
      board.database,
      "job",
      manyPosts(25, (n) => ({ title: `Job ${n}`, description: "x".repeat(300), createdAt: createdAt(n) })),
    );
  });

  test("S37 show every job once, newest first, with 200 characters of each description", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => alice.get(`/jobs?page=${page}`)));
    const ids = pages.flatMap(({ body }) => body.results.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(25);
    expect(pages[0]?.body).toMatchObject({
      currentPage: 1,
      totalPages: 3,
      hasNextPage: true,
      hasPreviousPage: false,
      total: 25,
    });
    expect(pages[2]?.body).toMatchObject({ currentPage: 3, hasNextPage: false, hasPreviousPage: true });
    expect(pages[0]?.body.results[0].title).toBe("Job 25");
    expect(pages[0]?.body.results[0].description).toBe("x".repeat(200));
  });

  test("past the end are empty and have the right total", async () => {
    const reply = await alice.get("/jobs?page=99999999999999999999");
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      results: [],
      total: 25,
      totalPages: 3,
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  test("accept a limit that is too large, but neither zero nor a fraction", async () => {
    expect((await alice.get("/jobs?limit=5000")).body.results).toHaveLength(25);
    for (const query of ["page=0", "page=-1", "page=1.5", "page=x", "limit=0", "limit=", "page=1&page=2"]) {
      expect((await alice.get(`/jobs?${query}`)).status).toBe(400);
    }
  });
});

describe("the search in jobs", () => {
  let companyId: number;

  beforeAll(async () => {
    companyId = (await alice.send("POST", "/company", { body: aForm({ name: "Kliniko Möbel" }) })).body.id;
    const skills = await board.skillIds("Kubernetes");
    const posts = [
      { title: "Embedded C++ engineer", description: "Firmware", skills },
      { title: "C# developer", description: "Backend, and a little kubernetes knowledge", location: "São Paulo" },
      { title: "Backend magician", description: "the and of", companyId },
      { title: "100% remote_work", description: "It's \\ here" },
    ];
    for (const post of posts) await alice.post("/jobs", aJob({ location: "", ...post }));
  });

  test("finds words in all fields and skills, ignoring case and accents", async () => {
    expect(await titles("search=FIRMWARE")).toEqual(["Embedded C++ engineer"]);
    expect(await titles("search=sao")).toEqual(["C# developer"]);
    expect(await titles("search=mobel")).toEqual(["Backend magician"]);
    expect(await titles("search=the")).toEqual(["Backend magician"]);
  });

  test("finds beginnings of words, requires all words, and lists the best match first", async () => {
    expect(await titles("search=kuber")).toEqual(["Embedded C++ engineer", "C# developer"]);
    expect(await titles("search=kuber+backend")).toEqual(["C# developer"]);
    expect(await titles("search=backend")).toEqual(["Backend magician", "C# developer"]);
  });

  test("distinguishes C++ from C#", async () => {
    expect(await titles("search=c%2B%2B")).toEqual(["Embedded C++ engineer"]);
    expect(await titles("search=C%23")).toEqual(["C# developer"]);
  });

  test("allows one typo in a word of five letters or more in a title", async () => {
    for (const typed of ["magicain", "magcian", "maggician", "nagician"]) {
      expect(await titles(`search=${typed}`)).toEqual(["Backend magician"]);
    }
    expect(await titles("search=magc")).toEqual([]);
    expect(await titles("search=firmwrae")).toEqual([]);
  });

  test("S36 treats punctuation as literal text of the title", async () => {
    expect(await titles(`search=${encodeURIComponent("%")}`)).toEqual(["100% remote_work"]);
    expect(await titles(`search=${encodeURIComponent("\\")}`)).toEqual([]);
    expect(await titles(`search=${encodeURIComponent("'")}`)).toEqual([]);
    expect(await titles(`search=${encodeURIComponent("remote_w%")}`)).toEqual(["100% remote_work"]);
    expect((await alice.get(`/jobs?search=${"x".repeat(201)}`)).status).toBe(400);
    expect((await alice.get("/jobs?search=%00")).status).toBe(400);
  });

  test("reflects a renamed company and changed skills", async () => {
    await alice.send("PUT", `/company/${companyId}`, { body: aForm({ name: "Tidewater" }) });
    expect(await titles("search=mobel")).toEqual([]);
    expect(await titles("search=tidewater")).toEqual(["Backend magician"]);
    const [engineer] = (await alice.get("/jobs?search=firmware")).body.results;
    await alice.put(`/jobs/${engineer.id}`, aJob({ ...engineer, skills: [] }));
    expect(await titles("search=kubernetes")).toEqual(["C# developer"]);
  });
});
