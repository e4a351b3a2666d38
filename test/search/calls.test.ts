import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let alice: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Thimble" });
  await alice.post("/jobs", aJob({ title: "Thimble maker", description: "x", location: "Bergen" }));
  await alice.post("/questions", aQuestion({ title: "Thimble?", description: "x" }));
});

const asked = (query: string, who = alice) => who.get(`/search?${query}`);

test("one call finds every kind, and says of each how many", async () => {
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

test("of several kinds there are three, of one a page as a list has it", async () => {
  const groupsOf = async (query: string) => (await asked(query)).body.groups;
  expect(await groupsOf("q=thimble&kinds=users,jobs")).toHaveLength(2);
  expect(await groupsOf("q=thimble&kinds=jobs&page=2")).toMatchObject([
    { kind: "jobs", total: 1, results: [], currentPage: 2, totalPages: 1, hasNextPage: false, hasPreviousPage: true },
  ]);
});

test.each([
  ["", { q: "This field is required" }],
  ["q=%20", { q: "This field is required" }],
  [`q=${"x".repeat(201)}`, { q: "Please search for at most 200 characters" }],
  ["q=x&kinds=", { kinds: expect.any(String) }],
  ["q=x&kinds=jobs,", { kinds: expect.any(String) }],
  ["q=x&kinds=jobs,jobs", { kinds: "Please name each once" }],
  ["q=x&kinds=job", { kinds: expect.any(String) }],
  ["q=x&kinds=jobs&kinds=users", { kinds: expect.any(String) }],
  ["q=x&page=1", { page: "Choose one kind to see its pages." }],
  ["q=x&kinds=jobs,users&page=2", { page: "Choose one kind to see its pages." }],
  ["q=x&kinds=jobs&page=0", { page: "Please enter a number from 1" }],
])("%s is refused", async (query, fields) => {
  expect(await asked(query)).toMatchObject({ status: 400, body: { fields } });
});

test("search F20 without a token it is 401, whatever is asked", async () => {
  for (const query of ["", "q=thimble", "q=x&kinds=none"]) {
    expect((await board.visitor.get(`/search?${query}`)).status).toBe(401);
  }
});
