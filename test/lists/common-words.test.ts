import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard();
let alice: Member;

/** A word that so many hold is kept in memory. */
const many = 1100;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Aalto" });
  await board.database`
    insert into jobs (title, description, location, link)
    select case when n % 10 = 0 then 'Lantern maker' when n % 10 = 1 then 'Lanterns' else 'Someone' end,
      case when n % 3 = 0 then 'with a lantern' else 'lantern, lanterns and no rope' end,
      case when n % 10 = 2 then 'Lantern Hill' end, 'https://example.org'
    from generate_series(1, ${many}) n`;
  await board.database`
    insert into users (first_name, last_name, email)
    select 'Lantern', 'L' || n % 40, n || '@example.com' from generate_series(1, ${many}) n`;
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

/** What a job is for someone who types `lantern`: the word in the title, a beginning there, or anywhere. */
const tierOf = ({ title }: { title: string }) => {
  if (title.startsWith("Lantern ")) return 0;
  return title.startsWith("Lantern") ? 1 : 2;
};

async function expectRight() {
  const rows = await board.database<{ id: number; title: string }[]>`
    select id, title from jobs where search @@ 'lantern:*' order by id desc`;
  const expected = rows.toSorted((a, b) => tierOf(a) - tierOf(b));
  const results = await allFound("lantern");
  expect(results.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
}

describe("a word that a thousand records hold", () => {
  test("S37 finds each of them once: the whole word in the title, its beginning, anything else; newest first", async () => {
    await expectRight();
    expect((await found("search=lantern")).total).toBe(many);
    expect((await found("search=lantern&page=1000")).results).toEqual([]);
    expect((await found("search=lantern+rope")).total).toBe(many - Math.floor(many / 3));
  });

  test("is found in what was written since, and no more in what is gone", async () => {
    const { body: job } = await alice.post("/jobs", aJob({ title: "Lantern keeper", description: "x" }));
    expect((await found("search=lantern")).results[0]?.id).toBe(job.id);
    await expectRight();
    await alice.put(`/jobs/${job.id}`, aJob({ title: "Keeper", description: "of a lantern" }));
    await expectRight();
    expect((await found("search=lantern")).total).toBe(many + 1);
    await alice.put(`/jobs/${job.id}`, aJob({ title: "Keeper", description: "of nothing" }));
    expect((await found("search=lantern")).total).toBe(many);
    await alice.delete(`/jobs/${job.id}`);
    await board.database`delete from jobs where id in (select id from jobs order by id limit 30)`;
    await expectRight();
    expect((await found("search=lantern")).total).toBe(many - 30);
  });

  test("is found by a company's name and a skill that a job gets or loses", async () => {
    const { database } = board;
    const [company] = await database<[{ id: number }]>`insert into companies (name) values ('Tidewater') returning id`;
    const [skill] = await database<[{ id: number }]>`insert into skills (name) values ('Knotting') returning id`;
    await database`update jobs set company_id = ${company.id}`;
    await database`insert into job_skills select id, ${skill.id} from jobs`;
    const total = (await found("limit=1")).total;
    expect((await found("search=tidewater")).total).toBe(total);
    expect((await found("search=knotting+lantern")).total).toBe(total);
    await database`delete from job_skills where job_id in (select id from jobs order by id limit 10)`;
    expect((await found("search=knotting+lantern")).total).toBe(total - 10);
    await database`update companies set name = 'Riverbed'`;
    expect((await found("search=tidewater")).total).toBe(0);
    await database`delete from skills where id = ${skill.id}`;
    expect((await found("search=knotting+lantern")).total).toBe(0);
    await expectRight();
  });

  test("is not found in what was rolled back, and is found after a long transaction ends", async () => {
    const { database } = board;
    const before = (await found("search=lantern")).total;
    await database.begin(async (slow) => {
      await slow`insert into jobs (title, description, link) values ('Lantern slow', 'x', 'https://example.org')`;
      await alice.post("/jobs", aJob({ title: "Lantern quick" }));
      expect((await found("search=lantern")).total).toBe(before + 1);
    });
    expect((await found("search=lantern")).total).toBe(before + 2);
    await expectRight();
  });

  test("finds people by name, those who are called alike in the order of the list", async () => {
    const results = await allFound("lantern", "users");
    const rows = await board.database<{ id: number }[]>`
      select id from users where first_name = 'Lantern' order by last_name, first_name, id`;
    expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    await board.database`update users set first_name = 'Torch' where id in (select id from users order by id desc limit 5)`;
    expect((await found("search=lantern", "users")).total).toBe(many - 5);
    expect((await found("search=torch", "users")).total).toBe(5);
  });

  test("with a typo finds as many", async () => {
    const titles = await board.database`select from jobs where title ~ '^Lantern\\y'`;
    expect((await found("search=lantren")).total).toBe(titles.count);
    await alice.post("/jobs", aJob({ title: "Lantern with a typo" }));
    expect((await found("search=lantren")).total).toBe(titles.count + 1);
  });

  test("S36 is found by its signs alone in the order of the list, also after changes", async () => {
    const { database } = board;
    await database`update jobs set title = title || ' (m/w/d)', created_at = created_at + id % 7 * interval '1 hour'`;
    const expectInOrder = async () => {
      const rows = await database<{ id: number }[]>`
        select id from jobs where title like '%(%' order by created_at desc, id desc`;
      expect((await allFound("(")).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      return rows.length;
    };
    expect(await expectInOrder()).toBeGreaterThan(1000);
    await alice.post("/jobs", aJob({ title: "Keeper (f/x)" }));
    await database`update jobs set title = 'Keeper' where id in (select id from jobs order by id limit 20)`;
    await database`delete from jobs where id in (select id from jobs order by id limit 30)`;
    await expectInOrder();
    expect((await found("search=)(")).total).toBe(0);
  });
});

test("a row is short, however long its text is: finding a common word reads few pages", async () => {
  const { database } = board;
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `word${n} and so on`).join("\n");
  for (const kind of ["jobs", "projects", "questions"] as const) {
    const size = async () => {
      const [row] = await database<[{ size: number }]>`select pg_relation_size(${kind}::regclass)::int as size`;
      return row.size;
    };
    const before = await size();
    const link = kind === "jobs" ? { link: "https://example.org" } : {};
    const rows = Array.from({ length: 100 }, (_, n) => ({ title: "Anchor", description: lines(n), ...link }));
    await database`insert into ${database(kind)} ${database(rows)}`;
    expect((await size()) - before).toBeLessThan(100 * 300);
  }
});
