import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm, aJob, aPerson, aProject, aQuestion, aWord } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { aPng } from "../../support/pictures.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off" });

beforeAll(() => board.startMail());
afterAll(() => office.close());

type LoggedIn = ReturnType<typeof caller> & { id: number; email: string; password: string; token: string };

async function logIn(person: { email: string; password: string }, device = "Firefox"): Promise<LoggedIn> {
  const reply = await board.visitor.send("POST", "/auth/login", {
    body: JSON.stringify(person),
    headers: { "Content-Type": "application/json", "User-Agent": device },
  });
  expect(reply.status).toBe(200);
  return { ...person, ...caller(board.url, reply.body.token), id: reply.body.user.id, token: reply.body.token };
}

async function newMember(given: Record<string, unknown> = {}): Promise<LoggedIn> {
  const person = aPerson(given);
  await board.visitor.post("/auth/signup", person);
  return logIn({ email: person.email, password: person.password });
}

test("the account includes profile, company, skills and privacy settings", async () => {
  const member = await board.join({ firstName: "Mira", skills: ["React"] });
  const [react, javascript] = await board.skillIds("React", "JavaScript");
  const { body } = await member.get("/account");
  body.heldSkills.sort();
  expect(body).toEqual({
    user: {
      id: member.id,
      firstName: "Mira",
      lastName: member.lastName,
      email: member.email,
      role: "user",
      avatar: null,
      verified: false,
      emailConfirmed: false,
      state: "active",
      locale: "auto",
      ...{ headline: null, location: null, about: null, links: [], languages: [], openTo: [], formerCompanies: [] },
      companyConfirmedAt: null,
      Company: null,
      Skills: [{ id: react, name: "React", evidence: 0 }],
    },
    privacy: {
      visibility: {
        ...{ about: "members", location: "members", links: "members" },
        ...{ openTo: "members", company: "members", cohort: "members" },
      },
      workHiddenFrom: { ownCompany: true, companies: [] },
      requestsFrom: "members",
    },
    heldSkills: [react, javascript].sort(),
    impliedSkills: [{ id: javascript, through: { id: react, name: "React" } }],
    mailRefused: null,
    blocked: [],
    pendingEmail: null,
    unread: 0,
  });
});

describe("sessions", () => {
  test("are listed with their device and can be ended one by one", async () => {
    const laptop = await newMember();
    const phone = await logIn(laptop, "Phone");
    const { body } = await laptop.get("/account/sessions");
    expect(body.results.map(({ device, current }: Record<string, unknown>) => ({ device, current }))).toEqual(
      expect.arrayContaining([
        { device: "Phone", current: false },
        { device: expect.any(String), current: true },
      ]),
    );
    const { id } = body.results.find(({ device }: { device: string }) => device === "Phone");
    const stranger = await newMember();
    expect((await stranger.delete(`/account/sessions/${id}`)).status).toBe(404);
    expect((await phone.get("/account")).status).toBe(200);
    expect((await laptop.delete(`/account/sessions/${id}`)).status).toBe(204);
    expect((await phone.get("/account")).status).toBe(401);
  });
});

describe("S81 limits of sessions", () => {
  const opens = async (member: LoggedIn) => (await member.get("/account")).status === 200;

  test("S81 the 21st log-in ends the member's longest unused session, and no other member's", async () => {
    const stranger = await newMember();
    const first = await newMember();
    const devices = [first];
    while (devices.length < 20) devices.push(await logIn(first, `Device ${devices.length}`));
    const [second, third, ...others] = devices.slice(1) as [LoggedIn, LoggedIn, ...LoggedIn[]];
    for (const used of [first, third]) expect(await opens(used)).toBe(true);
    const newest = await logIn(first);
    expect(await opens(second)).toBe(false);
    for (const left of [first, third, ...others, newest, stranger]) expect(await opens(left)).toBe(true);
    expect((await newest.get("/account/sessions")).body.results).toHaveLength(20);
  });

  test("S81 29 simultaneous log-ins leave at most 20 sessions", async () => {
    const member = await newMember();
    const devices = await Promise.all(Array.from({ length: 29 }, () => logIn(member)));
    const alive = (await Promise.all(devices.map(opens))).filter(Boolean);
    expect(alive.length).toBeGreaterThanOrEqual(19);
    expect(alive.length).toBeLessThanOrEqual(20);
  });

  test("S81 use extends a session by 30 days, up to 180 days in all", async () => {
    const member = await newMember();
    const [account] = await board.database<[{ id: number }]>`select id from users where id = ${member.id}`;
    const isOld = (days: number) => board.database`
      update sessions set created_at = now() - ${days} * interval '1 day', last_used_at = now() - interval '1 day',
        expires_at = now() + interval '29 days' where user_id = ${account.id}`;
    await isOld(179);
    expect(await opens(member)).toBe(true);
    const [{ days }] = await board.database<[{ days: number }]>`
      select extract(day from expires_at - now())::int as days from sessions where user_id = ${account.id}`;
    expect(days).toBeGreaterThanOrEqual(29);
    await isOld(181);
    expect(await opens(member)).toBe(false);
    const newest = await logIn(member);
    expect((await newest.get("/account/sessions")).body.results).toHaveLength(1);
  });

  test("S81 a member can end all their sessions at once, including the current one", async () => {
    const [laptop, stranger] = [await newMember(), await newMember()];
    const phone = await logIn(laptop);
    expect((await laptop.delete("/account/sessions")).status).toBe(204);
    for (const ended of [laptop, phone]) expect(await opens(ended)).toBe(false);
    expect(await opens(stranger)).toBe(true);
  });
});

describe("a password change", () => {
  test("requires the current password, ends the other sessions and is confirmed by mail", async () => {
    const laptop = await newMember();
    const phone = await logIn(laptop);
    const wrong = await laptop.put("/account/password", { currentPassword: "wrong", password: "newsecret1" });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } });
    const short = await laptop.put("/account/password", { currentPassword: laptop.password, password: "short" });
    expect(short.body.fields.password).toContain("minimum length of 8");
    expect((await phone.get("/account")).status).toBe(200);

    const right = { currentPassword: laptop.password, password: "newsecret1" };
    expect((await laptop.put("/account/password", right)).status).toBe(204);
    expect((await laptop.get("/account")).status).toBe(200);
    expect((await phone.get("/account")).status).toBe(401);
    await logIn({ email: laptop.email, password: "newsecret1" });
    expect((await office.mailTo(laptop.email)).subject).toBe("Your password was changed");
  });

  test("allows ten wrong current passwords, then gets 429", async () => {
    const member = await newMember();
    const guess = () => member.put("/account/password", { currentPassword: "wrong", password: "newsecret1" });
    for (let round = 0; round < 10; round += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

async function postsOf(member: Pick<Member, "post" | "send">, words: string) {
  const { body: job } = await member.post("/jobs", aJob({ title: `Job ${words}` }));
  const { body: project } = await member.post("/projects", aProject({ title: `Project ${words}` }));
  const { body: question } = await member.post("/questions", aQuestion({ title: `Ask ${words}` }));
  const { body: comment } = await member.post("/comments", { parent: "jobs", parentId: job.id, text: `Note ${words}` });
  const { body: company } = await member.send("POST", "/company", { body: aForm({ name: `Company ${words}` }) });
  return { job, project, question, comment, company };
}

test("S71 the export holds all of a member's own data and nothing of others", async () => {
  const [mira, olaf] = [await newMember({ lastName: "Mine" }), await newMember({ lastName: "Theirs" })];
  await postsOf(mira, "mine");
  const theirs = await postsOf(olaf, "theirs");
  await olaf.post("/comments", { parent: "jobs", parentId: theirs.job.id, text: "theirs" });
  await mira.post("/comments", { parent: "jobs", parentId: theirs.job.id, text: "mine, at another's" });
  const form = { firstName: "Mira", lastName: "Mine", email: `next-${mira.email}`, file: await aPng({ color: "red" }) };
  await mira.send("PUT", `/users/${mira.id}`, { body: aForm(form) });

  const { status, body } = await mira.get("/account/export");
  expect(status).toBe(200);
  const addresses = { email: mira.email, pendingEmail: form.email, formerEmails: [mira.email] };
  expect(body.profile).toMatchObject({ id: mira.id, lastName: "Mine", ...addresses });
  expect(body.jobs).toMatchObject([{ title: "Job mine" }]);
  expect(body.projects).toMatchObject([{ title: "Project mine", dateFrom: "2026-01-31" }]);
  expect(body.questions).toMatchObject([{ title: "Ask mine" }]);
  expect(body.companies).toMatchObject([{ name: "Company mine" }]);
  expect(body.comments.map(({ text }: { text: string }) => text)).toEqual(["Note mine", "mine, at another's"]);
  const acts = ["member.joined", "job.posted", "project.posted", "question.asked", "comment.posted", "comment.posted"];
  expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual(acts);
  expect(body.events[1]).toMatchObject({ post: "job", number: body.jobs[0].id, at: body.jobs[0].createdAt });
  expect(body.sessions).toHaveLength(1);
  expect(Buffer.from(body.pictures[0].content, "base64").subarray(8, 12).toString()).toBe("WEBP");
  const text = JSON.stringify(body);
  expect(text).not.toContain("theirs");
  expect(text).not.toContain(olaf.email);
  expect(text).not.toMatch(/argon2|password|hash|token/i);
});

describe("S72 deleting an account", () => {
  const stays = async (what: string) => {
    const tables = await board.database<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await board.database.unsafe(`select from ${name} t where t::text ilike $1`, [`%${what}%`]);
      if (rows.count > 0) found.push(name);
    }
    return found;
  };

  afterEach(() => office.behave("takes"));

  test("shows a preview, requires the password, and leaves posts without a name", async () => {
    const member = await newMember({ firstName: "Xaver", lastName: "Zwiebelfisch" });
    const { job, question, comment } = await postsOf(member, "kept");
    expect((await member.get("/account/deletion")).body).toEqual({
      jobs: 1,
      savedJobs: 0,
      votes: 0,
      conversations: 0,
      savedSearches: 0,
      reports: 0,
      bin: 0,
      projects: 1,
      questions: 1,
      companies: 1,
      comments: 1,
    });
    expect((await member.delete("/account", { password: "wrong", posts: "keep" })).status).toBe(400);
    expect((await member.delete("/account", { password: member.password })).status).toBe(400);
    expect((await member.get("/account")).status).toBe(200);
    expect((await member.delete("/account", { password: member.password, posts: "keep" })).status).toBe(204);

    expect((await member.get("/account")).status).toBe(401);
    const reader = await board.join();
    expect((await reader.get(`/jobs/${job.id}`)).body).toMatchObject({ ownerId: null, User: null });
    expect((await reader.get(`/questions/${question.id}`)).body).toMatchObject({ ownerId: null, User: null });
    const { body: comments } = await reader.get(`/comments/jobs/${job.id}`);
    expect(comments.results).toMatchObject([{ id: comment.id, ownerId: null, User: null }]);
    expect((await reader.get("/users?search=zwiebelfisch")).body.results).toEqual([]);
    expect(await stays(member.email)).toEqual([]);
    expect(await stays("zwiebelfisch")).toEqual([]);
  });

  test("removes posts and comments on request, and queued mails", async () => {
    office.behave("refuses for now");
    const lastName = aWord();
    const member = await newMember({ lastName });
    const { job, project } = await postsOf(member, "erased");
    await board.visitor.post("/auth/recover-password", { email: member.email });
    await expect.poll(() => stays(member.email)).toContain("pgboss.job_common");
    expect((await member.delete("/account", { password: member.password, posts: "erase" })).status).toBe(204);
    const reader = await board.join();
    expect((await reader.get(`/jobs/${job.id}`)).status).toBe(404);
    expect((await reader.get(`/projects/${project.id}`)).status).toBe(404);
    expect(await stays(member.email)).toEqual([]);
    expect(await stays(lastName)).toEqual([]);
  });

  test("removes queued mails to former addresses", async () => {
    const email = "mispel@example.org";
    const member = await newMember({ email, lastName: "Mispelbaum" });
    const second = `second-${member.email}`;
    const change = (email: string) => aForm({ firstName: "A", lastName: "Mispelbaum", email });
    await member.send("PUT", `/users/${member.id}`, { body: change(second) });
    const token = tokenIn(await office.mailTo(second));
    office.behave("refuses for now");
    await board.visitor.post("/auth/confirm-email", { token });
    await expect.poll(() => stays(member.email)).toContain("pgboss.job_common");
    expect((await member.delete("/account", { password: member.password, posts: "keep" })).status).toBe(204);
    expect(await stays(member.email)).toEqual([]);
    expect(await stays(second)).toEqual([]);
  });

  test("is refused for the last admin", async () => {
    const member = await newMember();
    await board.database`update users set role = 'admin' where id = ${member.id}`;
    expect((await member.delete("/account", { password: member.password, posts: "keep" })).status).toBe(409);
  });
});
