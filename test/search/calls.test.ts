import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Thimble" });
  await alice.post("/jobs", aJob({ title: "Thimble maker", description: "x", location: "Bergen" }));
  await alice.post("/questions", aQuestion({ title: "Thimble?", description: "x" }));
});

const asked = (query: string, who = alice) => who.get(`/search?${query}`);

test("one call searches all kinds and returns a total for each", async () => {
  const { status, body } = await asked("q=thimble");
  expect(status).toBe(200);
  const groups = body.groups.map(({ kind, total, more }: Record<string, unknown>) => [kind, total, more]);
  expect(groups.toSorted()).toEqual(
    [
      ["jobs", 1, false],
      ["projects", 0, false],
      ["questions", 1, false],
      ["companies", 0, false],
      ["users", 1, false],
      ["skills", 0, false],
      ["cohorts", 0, false],
    ].toSorted(),
  );
  const { results } = body.groups.find(({ kind }: { kind: string }) => kind === "jobs");
  expect(results).toEqual([
    {
      kind: "jobs",
      id: expect.any(Number),
      title: "Thimble maker",
      subtitle: "Bergen",
      excerpt: "x",
      image: null,
      at: expect.any(String),
      commentId: null,
      marks: { title: expect.any(Array), subtitle: [], excerpt: [] },
      why: null,
    },
  ]);
});

test("several kinds return a group each; a single kind has pages like its list", async () => {
  const groupsOf = async (query: string) => (await asked(query)).body.groups;
  expect(await groupsOf("q=thimble&kinds=users,jobs")).toHaveLength(2);
  expect(await groupsOf("q=thimble&kinds=jobs&page=2")).toMatchObject([
    { kind: "jobs", total: 1, results: [], currentPage: 2, totalPages: 1, hasNextPage: false, hasPreviousPage: true },
  ]);
});

test("search F04 in every kind, a result contains all of the first ten distinct words", async () => {
  const words = "awl bobbin crewel dart eyelet flounce gusset hem inseam jabot".split(" ");
  const description = words.join(", ");
  await alice.post("/jobs", aJob({ title: "Tailor", description }));
  await alice.post("/projects", aProject({ title: "Tailor", description }));
  await alice.post("/questions", aQuestion({ title: "Tailor?", description }));
  const totals = async (typed: string) => {
    const { groups } = (await asked(`q=${encodeURIComponent(typed)}`)).body;
    return groups.filter(({ total }: { total: number }) => total === 1).map(({ kind }: { kind: string }) => kind);
  };
  const found = ["jobs", "projects", "questions"];
  expect(await totals(words.join(" "))).toEqual(found);
  expect(await totals(`awl awl ${words.join(" ")} unsaid -unknown`)).toEqual(found);
  expect(await totals(`tailor ${words.slice(1).join(" ")}`)).toEqual(found);
  expect(await totals(`unsaid ${words.join(" ")}`)).toEqual([]);
});

test.each([
  ["", { q: "This field is required" }],
  ["q=%20", { q: "This field is required" }],
  [`q=${"x".repeat(201)}`, { q: "Please search for at most 200 characters" }],
  ["q=x&kinds=", { kinds: expect.any(String) }],
  ["q=x&kinds=jobs,", { kinds: expect.any(String) }],
  ["q=x&kinds=jobs,jobs", { kinds: "Please list each only once" }],
  ["q=x&kinds=job", { kinds: expect.any(String) }],
  ["q=x&kinds=jobs&kinds=users", { kinds: expect.any(String) }],
  ["q=x&page=1", { page: "Choose one kind to see its pages." }],
  ["q=x&kinds=jobs,users&page=2", { page: "Choose one kind to see its pages." }],
  ["q=x&kinds=jobs&page=0", { page: "Please enter a number from 1" }],
])("a search with invalid parameters gets 400: %s", async (query, fields) => {
  expect(await asked(query)).toMatchObject({ status: 400, body: { fields } });
});

test("search F20 without a token any search gets 401", async () => {
  for (const query of ["", "q=thimble", "q=x&kinds=none"]) {
    expect((await board.visitor.get(`/search?${query}`)).status).toBe(401);
  }
});

describe("S125 search F20 results are the same for all members, including staff", () => {
  test("and change as soon as something is written", async () => {
    const moderator = await board.join({ role: "moderator" });
    const { body } = await asked("q=thimble");
    expect((await asked("q=thimble", moderator)).body).toEqual(body);
    await alice.post("/jobs", aJob({ title: "Another thimble" }));
    const { body: later } = await asked("q=thimble");
    expect(later.groups[0]).toMatchObject({ kind: "questions", total: 1 });
    expect(later.groups[1]).toMatchObject({ kind: "jobs", total: 2 });
  });

  test("except for by:me, which finds the member's own", async () => {
    const bob = await board.join();
    expect((await asked("q=by:me")).body.groups[0]).toMatchObject({ kind: "jobs", total: 3 });
    expect((await asked("q=by:me", bob)).body.groups.every(({ total }: { total: number }) => total === 0)).toBe(true);
    expect((await asked("q=thimble+-by:me", bob)).body.groups.map(({ total }: { total: number }) => total)).toContain(
      2,
    );
  });

  test("except for the reasons, which are in the reader's language", async () => {
    const inLanguage = (language: string) =>
      alice.send("GET", "/search?q=k8s&kinds=skills", { headers: { "Accept-Language": language } });
    const [english, german] = [await inLanguage("en"), await inLanguage("de")];
    expect(english.body.groups[0].results[0].why).toBe("also called k8s");
    expect(german.body.groups[0].results[0].why).toBe("auch k8s genannt");
    expect(german.headers.get("content-language")).toBe("de");
  });
});

test("S125 search F21 groups, totals and operators reveal nothing of a suspended member", async () => {
  const mallory = await board.join({ firstName: "Mallory", lastName: "Quillon" });
  const admin = await board.join({ role: "admin" });
  await mallory.post("/jobs", aJob({ title: "Quillon smith", location: "Quillonville", description: "for a quillon" }));
  await mallory.post("/projects", aProject({ title: "Quillon project" }));
  const queries = ["quillon", '"quillon smith"', "quilon", "location:quillonville", "quillon -x"];
  // One after the other: of many simultaneous searches some may be refused.
  const replies = async () => {
    const bodies = [];
    for (const q of queries) bodies.push((await asked(`q=${encodeURIComponent(q)}`)).body);
    return bodies;
  };
  const before = await replies();
  expect(before.every(({ groups }) => groups[0].total > 0)).toBe(true);
  await admin.put(`/users/${mallory.id}/suspension`, { reason: "Spam", endsOn: null });
  for (const { filters, groups } of await replies()) {
    expect(filters.some(({ found }: { found: boolean }) => found)).toBe(false);
    expect(groups.map(({ total, results }: { total: number; results: [] }) => [total, results])).toEqual(
      groups.map(() => [0, []]),
    );
  }
});

test("search F01 a job that is no longer open is found neither by operators nor in quotes", async () => {
  const { body: job } = await alice.post("/jobs", aJob({ title: "Tinder box maker", location: "Tromsø" }));
  const queries = ["tinder", '"tinder box"', "location:tromso", "by:me tinder"];
  const totals = async () => {
    const found: number[] = [];
    for (const q of queries) {
      found.push((await asked(`kinds=jobs&q=${encodeURIComponent(q)}`)).body.groups[0].total);
    }
    return found;
  };
  expect(await totals()).toEqual([1, 1, 1, 1]);
  await alice.put(`/jobs/${job.id}/status`, { status: "filled" });
  expect(await totals()).toEqual([0, 0, 0, 0]);
  await alice.put(`/jobs/${job.id}/status`, { status: "open" });
  expect(await totals()).toEqual([1, 1, 1, 1]);
});

test("the kind with the best match comes first, then matches by typo, then empty kinds", async () => {
  await alice.post("/projects", aProject({ title: "Kiln", description: "x" }));
  await alice.post("/jobs", aJob({ title: "Kiln builder", description: "x" }));
  await alice.post("/questions", aQuestion({ title: "Oven?", description: "a kiln" }));
  const kinds = async (q: string) =>
    (await asked(`q=${q}&kinds=cohorts,questions,jobs,projects`)).body.groups.map(({ kind }: { kind: string }) => kind);
  expect(await kinds("kiln")).toEqual(["projects", "jobs", "questions", "cohorts"]);
  await alice.post("/questions", aQuestion({ title: "Kilns", description: "x" }));
  await alice.post("/projects", aProject({ title: "Wicker basket", description: "x" }));
  await alice.post("/jobs", aJob({ title: "Nothing", description: "wickr" }));
  expect(await kinds("wickr")).toEqual(["jobs", "projects", "questions", "cohorts"]);
});

test("totals stop at 1,000 in a search of several kinds, but not of a single one", async () => {
  await writePosts(
    board.database,
    "project",
    manyPosts(1005, (n) => ({ title: `Marble ${n}` })),
  );
  const [projects] = (await asked("q=marble")).body.groups;
  expect(projects).toMatchObject({ kind: "projects", total: 1000, more: true, totalPages: 334 });
  expect(projects.results).toHaveLength(3);
  const [alone] = (await asked("q=marble&kinds=projects&limit=200")).body.groups;
  expect(alone).toMatchObject({ total: 1005, more: false, totalPages: 11 });
  expect(alone.results).toHaveLength(100);
  expect((await asked("q=marble&limit=50")).body.groups[0].results).toHaveLength(10);
});
