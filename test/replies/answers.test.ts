import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { changeFeed } from "../../server/database/change-feed.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { createApp } from "../../server/process/app.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import { caller } from "../support/caller.ts";
import { aPng } from "../support/pictures.ts";

const board = testBoard();
let alice: Member;
let moderator: Member;
let jobId: number;
let companyId: number;
/** Alice's requests to another process on the same database. */
let elsewhere: ReturnType<typeof caller>;
let visitorElsewhere: ReturnType<typeof caller>;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const { database, address } = board;
  alice = await board.join({ firstName: "Alice", skills: ["React"] });
  moderator = await board.join({ role: "moderator" });
  companyId = (await alice.send("POST", "/company", { body: aForm({ name: "Lantern" }) })).body.id;
  jobId = (await alice.post("/jobs", aJob({ companyId, skills: await board.skillIds("React") }))).body.id;
  const config = readConfig({ LOG_LEVEL: "error" });
  const mail = mailQueue(address, { log: () => {} });
  const app = await createApp({ database, config, mail, limits: rateLimits(database, 1) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  elsewhere = caller(app.listeningOrigin, alice.token);
  visitorElsewhere = caller(app.listeningOrigin);
  stop = () => app.close().then(() => mail.stop());
});
afterAll(() => stop());

const seen = async (path: string, who: Pick<Member, "get"> = alice) => (await who.get(path)).body;

test("replies have no ETag, and If-None-Match is ignored", async () => {
  const lists = ["/jobs", "/jobs?search=react", "/users", "/questions", "/skills?limit=1000", "/search?q=react"];
  const records = [`/jobs/${jobId}`, `/companys/${companyId}`, `/comments/jobs/${jobId}`, `/users/${alice.id}`];
  for (const path of [...lists, ...records, "/account", "/activity", "/stats"]) {
    const { status, headers, body } = await alice.send("GET", path, { headers: { "If-None-Match": "*" } });
    expect([path, status, headers.get("etag")]).toEqual([path, 200, null]);
    expect(body, path).toEqual(await seen(path));
  }
});

test("S64 replies have Cache-Control: no-store", async () => {
  expect((await alice.get("/jobs")).headers.get("cache-control")).toBe("no-store");
  expect((await board.visitor.get("/jobs")).headers.get("cache-control")).toBe("no-store");
});

test("S64 HEAD returns the same headers as GET, without a body", async () => {
  const head = await fetch(`${board.url}/api/jobs`, {
    method: "HEAD",
    headers: { Authorization: `Bearer ${alice.token}` },
  });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-type")).toBe("application/json; charset=utf-8");
});

describe("every process shows immediately that", () => {
  const changes: [string, string, () => Promise<unknown>][] = [
    ["the job was edited", "/jobs", () => alice.put(`/jobs/${jobId}`, aJob({ title: "Edited", companyId }))],
    ["another was posted", "/jobs", () => alice.post("/jobs", aJob())],
    [
      "its company was renamed",
      "/jobs",
      () => board.database`update posts set title = 'Tidewater' where kind = 'company'`,
    ],
    [
      "its poster was renamed",
      "/jobs",
      () => board.database`update users set first_name = 'Alicia' where id = ${alice.id}`,
    ],
    [
      "a skill was added to it",
      "/jobs",
      () => board.database`insert into post_skills (post_id, skill_id, of_kind)
        select posts.id, (select max(id) from skills), kind from posts where kind = 'job' and number = ${jobId}`,
    ],
    [
      "its skill was renamed",
      "/jobs",
      () => board.database`update skills set name = name || ' 2' where id = (select max(id) from skills)`,
    ],
    [
      "a comment was written",
      "/comments/jobs/1",
      () => alice.post("/comments", { parent: "jobs", parentId: jobId, text: "Hi" }),
    ],
    ["a comment was edited", "/comments/jobs/1", () => board.database`update comments set text = 'Ho'`],
    ["a comment was deleted", "/comments/jobs/1", () => board.database`delete from comments`],
    ["someone named a skill", "/skills?limit=100&search=react", () => board.join({ skills: ["React"] })],
    [
      "a member left",
      "/users",
      () => board.join().then(({ id }) => board.database`delete from users where id = ${id - 1}`),
    ],
    ["a question was asked", "/questions", () => alice.post("/questions", aQuestion())],
    [
      "its company has another logo",
      "/jobs/1",
      async () => alice.send("PUT", `/company/${companyId}`, { body: aForm({ name: aWord(), file: await aPng() }) }),
    ],
    ["the company has another job", "/companys/1", () => alice.post("/jobs", aJob({ companyId }))],
    [
      "a project asks for the skill",
      "/skills/1",
      async () => alice.post("/projects", aProject({ skills: await board.skillIds("CSS") })),
    ],
    [
      "it has another name",
      "/skills?limit=100&search=css",
      async () => moderator.post(`/skills/${(await board.skillIds("CSS"))[0]}/aliases`, { alias: aWord() }),
    ],
    [
      "who commented has another picture",
      "/comments/jobs/1",
      async () => {
        const commenter = await board.join();
        await commenter.post("/comments", { parent: "jobs", parentId: jobId, text: "Who?" });
        const { firstName, lastName, email } = commenter;
        return commenter.send("PUT", `/users/${commenter.id}`, {
          body: aForm({ firstName, lastName, email, file: await aPng() }),
        });
      },
    ],
  ];
  test.each(changes)("%s", async (_, path, change) => {
    const [css] = await board.skillIds("CSS");
    const ids = { jobs: jobId, companys: companyId, skills: css };
    const address = path.replace(/(jobs|companys|skills)\/1$/, (_, kind: keyof typeof ids) => `${kind}/${ids[kind]}`);
    const before = await seen(address);
    expect(await seen(address, elsewhere)).toEqual(before);
    await change();
    const after = await seen(address);
    expect(after).not.toEqual(before);
    expect(await seen(address, elsewhere)).toEqual(after);
  });
});

test("visitors see changes of the same process immediately, others within 2 seconds", async () => {
  const seenBy = async (visitor: Pick<Member, "get">) => {
    const [{ results }, { jobs }] = [await seen("/jobs?limit=1", visitor), await seen("/stats", visitor)];
    return [results[0].title, jobs];
  };
  const before = await seenBy(board.visitor);
  expect(await seenBy(visitorElsewhere)).toEqual(before);
  const { body: job } = await alice.post("/jobs", aJob({ title: aWord() }));
  const after = [job.title, before[1] + 1];
  expect(await seenBy(board.visitor)).toEqual(after);
  await expect.poll(() => seenBy(visitorElsewhere), { timeout: 4000 }).toEqual(after);
  await alice.delete(`/jobs/${job.id}`);
  expect(await seenBy(board.visitor)).toEqual(before);
});

test("S92 a suspended member's posts and their comments are hidden immediately", async () => {
  const poster = await board.join();
  const { id } = (await poster.post("/jobs", aJob())).body;
  const paths = ["/jobs?limit=5", `/jobs/${id}`, `/comments/jobs/${id}`];
  const statuses = (who: Pick<Member, "get">) => Promise.all(paths.map(async (path) => (await who.get(path)).status));
  for (const who of [alice, elsewhere]) expect(await statuses(who)).toEqual([200, 200, 200]);
  await moderator.put(`/users/${poster.id}/suspension`, { reason: "Spam" });
  for (const who of [alice, elsewhere]) {
    expect(await statuses(who)).toEqual([200, 404, 404]);
    expect((await seen("/jobs?limit=5", who)).results.map((job: { id: number }) => job.id)).not.toContain(id);
  }
});

test("S16 a token gets 401 as soon as its session ends", async () => {
  const [leaving, out] = [await board.join(), await board.join()];
  for (const who of [leaving, out]) expect((await who.get("/jobs")).status).toBe(200);
  await out.post("/auth/logout");
  await board.database`delete from sessions where user_id = ${leaving.id}`;
  for (const who of [leaving, out]) expect((await who.get("/jobs")).status).toBe(401);
});

test("S16 simultaneous requests are each answered for their own member", async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => board.join()));
  const strangers = Array.from({ length: 4 }, (_, n) => caller(board.url, `${"x".repeat(40)}${n}`));
  const replies = await Promise.all([...members, ...members, ...strangers].map((who) => who.get("/account")));
  expect(replies.map(({ body }) => body.user?.id)).toEqual([
    ...[...members, ...members].map(({ id }) => id),
    ...strangers.map(() => undefined),
  ]);
  expect(replies.slice(-4).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test("a process that was idle for a day reloads everything", async () => {
  const { database } = board;
  const feed = changeFeed(database);
  const edition = () => feed.look().then(() => feed.edition(["post"]));
  const before = await edition();
  expect(await edition()).toBe(before);
  await database`update posts set status = status where kind = 'company'`;
  await database`delete from changes`;
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await edition()).toBeGreaterThan(before);
});

test("reading new changes scans only those, however many there are", async () => {
  const { database } = board;
  const feed = changeFeed(database);
  await feed.look();
  await database`
    insert into changes (xid, kind, id) select '3', 'post', n from generate_series(1, 20000) n`;
  const read = await database.begin(async (transaction) => {
    await transaction`select set_config('plan_cache_mode', 'force_generic_plan', true)`;
    await transaction`select ${feed.news()}`;
    return transaction`select seq_tup_read::int from pg_stat_xact_user_tables where relname = 'changes'`;
  });
  expect(read).toEqual([{ seqTupRead: 0 }]);
});

test("F9 on a full disk a member's session still works although its last use isn't stored", async () => {
  const { database } = board;
  const member = await board.join();
  await database`update sessions set last_used_at = now() - interval '1 hour' where user_id = ${member.id}`;
  await database`
    create function refuse_note() returns trigger language plpgsql as $$
    begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`;
  await database`create trigger refuse_note before update on sessions for each statement execute function refuse_note()`;
  onTestFinished(async () => {
    await database`drop function refuse_note cascade`;
  });
  expect((await member.get("/jobs")).status).toBe(200);
});
