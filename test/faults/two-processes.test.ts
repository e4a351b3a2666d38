import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unhurried } from "../start/data-folder.ts";
import { aForm, aJob, aPerson, aProject } from "../support/builders.ts";
import { type Caller, caller } from "../support/caller.ts";
import { aPng } from "../support/pictures.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../support/post-office.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let wire: DatabaseWire;
let board: TestDatabase;
let office: PostOffice;
let servers: ServerProcess[];
let visitors: [Caller, Caller];

const shifted = (hours: number, TZ: string) => ({
  TZ,
  CLOCK_SHIFT_HOURS: String(hours),
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "shifted-clock.mjs")}`,
});

// Their clocks are six hours apart, and their time zones as far as possible.
beforeAll(async () => {
  wire = await databaseWire();
  board = await createTestDatabase();
  office = await openPostOffice();
  const { database } = board.address as { database: string };
  const settings = { DATABASE_URL: wire.urlOf(database), SMTP_URL: office.url, DATA_DIR: "/nonexistent/data" };
  servers = await Promise.all([
    startServer({ ...settings, ...shifted(3, "Pacific/Kiritimati") }),
    startServer({ ...settings, ...shifted(-3, "Pacific/Niue") }),
  ]);
  visitors = servers.map(({ url }) => caller(url)) as [Caller, Caller];
}, 90_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill("SIGKILL")));
  await office.close();
  await board.drop();
  await wire.breakOff();
});

/** A logged-in member who calls both processes. */
async function joined(given: Record<string, unknown> = {}) {
  const person = aPerson(given);
  await visitors[0].post("/auth/signup", person);
  const { token, user } = (await visitors[0].post("/auth/login", person)).body;
  const both = servers.map(({ url }) => caller(url, token)) as [Caller, Caller];
  return { person, token, user, both };
}

function counted(replies: { status: number }[]): Record<number, number> {
  const statuses = replies.map(({ status }) => status);
  return Object.fromEntries(statuses.map((status) => [status, statuses.filter((other) => other === status).length]));
}

describe("F17 F18 two processes on one database with clocks six hours apart", unhurried, () => {
  test("share sessions and log-outs", async () => {
    const { both } = await joined();
    expect((await both[1].get("/account")).status).toBe(200);
    expect((await both[1].post("/auth/logout")).status).toBe(204);
    expect((await both[0].get("/account")).status).toBe(401);
  });

  test("expire sessions by the database's clock", async () => {
    const { both, user } = await joined();
    await board.database`update sessions set expires_at = now() + interval '1 hour' where user_id = ${user.id}`;
    expect((await both[0].get("/account")).status).toBe(200);
    await board.database`update sessions set expires_at = now() - interval '1 minute' where user_id = ${user.id}`;
    expect((await both[1].get("/account")).status).toBe(401);
  });

  test("share rate limits: ten wrong passwords lock the account on both", async () => {
    const { person } = await joined();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const wrong = { email: person.email, password: "not the password" };
      expect((await (visitors[attempt % 2] as Caller).post("/auth/login", wrong)).status).toBe(401);
    }
    for (const visitor of visitors) {
      const { status, headers } = await visitor.post("/auth/login", person);
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(600);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900);
    }
  });

  test("send a recovery mail once and accept its link once, of ten simultaneous uses", async () => {
    const { person } = await joined();
    expect((await office.mailTo(person.email)).subject).toBe("Confirm your address");
    await visitors[0].post("/auth/recover-password", { email: person.email });
    const mail = await office.mailTo(person.email);
    const token = tokenIn(mail);
    const uses = Array.from({ length: 10 }, (_, turn) =>
      (visitors[turn % 2] as Caller).post("/auth/reset-password", { token, password: "new-secret" }),
    );
    expect(counted(await Promise.all(uses))).toEqual({ 200: 1, 400: 9 });
    const same = office.mails.filter(
      ({ subject, to }) => subject === mail.subject && JSON.stringify(to).includes(person.email),
    );
    expect(same).toHaveLength(1);
  });

  test("accept one of ten simultaneous sign-ups or companies with the same name", async () => {
    const person = aPerson();
    const signUps = Array.from({ length: 10 }, (_, turn) =>
      (visitors[turn % 2] as Caller).post("/auth/signup", person),
    );
    expect(counted(await Promise.all(signUps))).toEqual({ 201: 1, 409: 9 });
    const { both } = await joined();
    const companies = Array.from({ length: 10 }, (_, turn) =>
      (both[turn % 2] as Caller).send("POST", "/company", { body: aForm({ name: "One Winner" }) }),
    );
    expect(counted(await Promise.all(companies))).toEqual({ 201: 1, 409: 9 });
  });

  test("share pictures and show each other's new records immediately", async () => {
    const { both, user, person } = await joined();
    const { firstName, lastName, email } = person;
    const body = aForm({ firstName, lastName, email, file: await aPng() });
    const { avatar } = (await both[0].send("PUT", `/users/${user.id}`, { body })).body;
    expect((await fetch(`${servers[1]?.url}${avatar}`)).status).toBe(200);
    const { id } = (await both[1].post("/jobs", aJob({ title: "Seen at once" }))).body;
    expect((await both[0].get("/jobs?search=seen+once")).body.results).toMatchObject([{ id }]);
  });

  test("J15 return the same exact totals, pages and facets of jobs after each change", async () => {
    const { both } = await joined();
    const [here, there] = both;
    const word = "Lighthouse";
    const listed = async (at: Caller) => {
      const { body } = await at.get(`/jobs?search=${word}&workplace=remote&facets=true&limit=1&page=2`);
      const seniors = body.facets.seniority.find(({ value }: { value: string }) => value === "senior");
      return { total: body.total, pages: body.totalPages, seniors: seniors.count };
    };
    const ids: number[] = [];
    for (const by of [here, there, here]) {
      const facts = { workplace: "remote", seniority: "senior" };
      ids.push((await by.post("/jobs", aJob({ title: `${word} keeper ${ids.length}`, ...facts }))).body.id);
      for (const at of both) {
        expect(await listed(at)).toEqual({ total: ids.length, pages: ids.length, seniors: ids.length });
      }
    }
    const [first, second, third] = ids;
    const changes: [Caller, (at: Caller) => Promise<{ status: number }>][] = [
      [there, (at) => at.put(`/jobs/${first}/status`, { status: "filled" })],
      [here, (at) => at.put(`/jobs/${second}`, aJob({ title: `${word} keeper`, workplace: "onsite" }))],
      [there, (at) => at.delete(`/jobs/${third}`)],
    ];
    for (const [nth, [by, change]] of changes.entries()) {
      expect((await change(by)).status).toBeLessThan(300);
      const left = ids.length - nth - 1;
      for (const at of both) expect(await listed(at)).toEqual({ total: left, pages: Math.max(1, left), seniors: left });
    }
  });

  test("N31 have one push key pair, even if both start at the same time", async () => {
    const { both } = await joined();
    const keys = await Promise.all([...both, ...both].map(async (at) => (await at.get("/push")).body.key));
    expect(new Set(keys).size).toBe(1);
    expect((await board.database`select from push_keys`).count).toBe(1);
  });

  test("search F22 store no search text in logs, metrics or tables", async () => {
    const { both } = await joined();
    const typed = "Xylophonist";
    for (const member of both) {
      for (const path of [
        ...[
          `/search?q=${typed}`,
          `/search?q=skill:${typed}`,
          `/search?q="${typed}"&kinds=jobs`,
          `/search?q=${typed}&kinds=x`,
        ],
        ...[`/jobs?search=${typed}&facets=true`, `/users?search=${typed}`, `/skills?search=${typed}`],
        ...[`/questions/similar?title=${typed}`, `/companys?search=${typed}`],
      ]) {
        expect((await member.get(path)).status, path).toBeLessThan(500);
      }
    }
    for (const { url, said } of servers) {
      expect(said()).not.toContain(typed);
      expect(await (await fetch(`${url}/metrics`)).text()).not.toContain(typed);
    }
    const tables = await board.database<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
    const holding = tables.map(
      ({ name }) => `select '${name}' as name from ${name} t where t::text ilike '%${typed}%'`,
    );
    expect(await board.database.unsafe(holding.join(" union all "))).toHaveLength(0);
  });

  test("return a date unchanged, whatever their time zone", async () => {
    const { both } = await joined();
    const dates = { dateFrom: "2026-01-01", dateTo: "2026-12-31" };
    const { id } = (await both[0].post("/projects", aProject(dates))).body;
    for (const member of both) expect((await member.get(`/projects/${id}`)).body).toMatchObject(dates);
  });
});
