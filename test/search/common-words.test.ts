import { beforeAll, describe, expect, test } from "vitest";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import type { searchEverything } from "../../contract/search/search.ts";
import { indexMembers } from "../../server/search-index/search-index-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard();
let alice: Member;

const many = 1100;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Aalto" });
  const titles = ["Lantern maker", "Lanterns", "Someone"];
  const jobs = manyPosts(many, (n) => ({
    title: titles[Math.min(n % 10, 2)] as string,
    description: n % 3 === 0 ? "with a lantern" : "lantern, lanterns and no rope",
    ...(n % 10 === 2 && { location: "Lantern Hill" }),
  }));
  await writePosts(board.database, "job", jobs);
  const added = await board.database<{ id: number }[]>`
    insert into users (first_name, last_name, email)
    select 'Lantern', 'L' || n % 40, n || '@example.com' from generate_series(1, ${many}) n returning id`;
  await indexMembers(
    board.database,
    added.map(({ id }) => id),
  );
});

const found = async (query: string, kind = "jobs") => {
  const { status, body } = await alice.get(`/${kind}?${query}`);
  expect(status).toBe(200);
  return body as { total: number; results: { id: number; title: string; location: string; lastName: string }[] };
};

const allFound = async (search: string, kind = "jobs") => {
  const { total } = await found(`search=${search}`, kind);
  const all = [];
  for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
    all.push(...(await found(`search=${search}&limit=100&page=${page}`, kind)).results);
  }
  return all;
};

type Row = { number: number; title: string; location: string | null };

/** Where a job has the word `lantern`: in the title, at the beginning of a word there, in the location, or in the text. */
const stepOf = ({ title, location }: Row) => {
  if (title.startsWith("Lantern ")) return 0;
  if (title.startsWith("Lantern")) return 1;
  return location?.startsWith("Lantern") ? 2 : 3;
};

async function expectRight() {
  const rows = await board.database<Row[]>`
    select number, title, location from posts join jobs on post_id = id
    where concat_ws(' ', title, location, description) ~* '\\ylantern' order by created_at desc, id desc`;
  const expected = rows.toSorted((a, b) => stepOf(a) - stepOf(b));
  const results = await allFound("lantern");
  expect(results.map(({ id }) => id)).toEqual(expected.map(({ number }) => number));
}

describe("a word in more than a thousand records", () => {
  test("S37 finds each record once over all pages, by rank, then newest first", async () => {
    await expectRight();
    expect((await found("search=lantern")).total).toBe(many);
    expect((await found("search=lantern&page=1000")).results).toEqual([]);
    expect((await found("search=lantern&page=99999999999999999999")).total).toBe(many);
    expect((await found("search=lantern+rope")).total).toBe(many - Math.floor(many / 3));
  });

  test("finds new and edited records immediately, and deleted ones no longer", async () => {
    const { body: job } = await alice.post("/jobs", aJob({ title: "Lantern keeper", description: "x" }));
    expect((await found("search=lantern")).results[0]?.id).toBe(job.id);
    await expectRight();
    await alice.put(`/jobs/${job.id}`, aJob({ title: "Keeper", description: "of a lantern" }));
    await expectRight();
    expect((await found("search=lantern")).total).toBe(many + 1);
    await alice.put(`/jobs/${job.id}`, aJob({ title: "Keeper", description: "of nothing" }));
    expect((await found("search=lantern")).total).toBe(many);
    await alice.delete(`/jobs/${job.id}`);
    await expectRight();
  });

  test("finds members by name, in the order of their list", async () => {
    const results = await allFound("lantern", "users");
    const rows = await board.database<{ id: number }[]>`
      select id from users where first_name = 'Lantern' order by last_name, first_name, id`;
    expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test("finds the same number with a typo", async () => {
    const titles = await board.database`select from posts where title ~ '^Lantern\\y'`;
    expect((await found("search=lantren")).total).toBe(titles.count);
    await alice.post("/jobs", aJob({ title: "Lantern with a typo" }));
    expect((await found("search=lantren")).total).toBe(titles.count + 1);
  });

  test("S36 finds by punctuation alone, in the order of the list", async () => {
    const { database } = board;
    const jobs = manyPosts(1200, (n) => ({
      title: `Warden (m/w/d) ${n}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (n % 7))).toISOString(),
    }));
    await writePosts(database, "job", jobs);
    await alice.post("/jobs", aJob({ title: "Keeper (f/x)" }));
    const rows = await database<{ number: number }[]>`
      select number from posts where kind = 'job' and title like '%(%' order by created_at desc, id desc`;
    expect((await allFound("(")).map(({ id }) => id)).toEqual(rows.map(({ number }) => number));
    expect((await found("search=)(")).total).toBe(0);
  });
});

test("totals=false returns the same results, and whether there are more", async () => {
  const groupsOf = async (query: string) => {
    const { body } = await alice.get(`/search?q=${query}`);
    return (body as OutputOf<typeof searchEverything>).groups;
  };
  for (const query of ["lantern", "lan", "lantern+rope", "alice", "keeper", "lantren"]) {
    const counted = await groupsOf(query);
    const expected = counted.map(({ kind, results, total }) => [kind, results, Math.min(total, 3), total > 3]);
    const uncounted = await groupsOf(`${query}&totals=false`);
    expect(uncounted.map(({ kind, results, total, more }) => [kind, results, total, more])).toEqual(expected);
  }
  expect((await alice.get("/search?q=lantern&totals=maybe")).status).toBe(400);
});

test("a document's row stays small, however long its text is", async () => {
  const { database } = board;
  const size = async () => {
    const [row] = await database<[{ size: number }]>`select pg_relation_size('search_documents')::int as size`;
    return row.size;
  };
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `word${n} and so on`).join("\n");
  const before = await size();
  await writePosts(
    database,
    "job",
    manyPosts(100, (n) => ({ title: "Anchor", description: lines(n) })),
  );
  expect((await size()) - before).toBeLessThan(100 * 300);
});
