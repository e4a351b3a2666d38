import { beforeAll, expect, test, vi } from "vitest";
import type { Connection } from "../../server/database/connection.ts";
import type { LockedText, TextAddress } from "../../server/moderation/text-lock.ts";
import { changeState, hideText, holdText, restoreText } from "../../server/moderation/text-states.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import type { Caller } from "../support/caller.ts";
import { allTold } from "../support/notifications/inbox.ts";
import { aPng } from "../support/pictures.ts";
import { decideOn, type Take, turnedOn, verdict } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000", AI_PROVIDERS: "" });
let owner: Member;
let reader: Member;
let admin: Member;
let word: string;
let skill: number;
let posts: Record<"job" | "project" | "question", number>;
let answer: number;
let company: number;
/** The owner's other job. */
let others: number;

/**
 * Everything that is the same for readers with the same circle: lists, totals, facets, searches, matches, statistics,
 * activity.
 */
const shared = () => [
  ...["jobs", "projects", "questions", "companies"].flatMap((kind) => [
    `/${kind === "companies" ? "companys" : kind}?limit=100`,
    `/${kind === "companies" ? "companys" : kind}?search=${word}`,
  ]),
  ...["jobs", "projects", "questions", "users"].map((kind) => `/${kind}?limit=100&facets=true`),
  ...[`/users?search=${word}`, `/companys/${company}`, `/users/${reader.id}`],
  ...["/questions?sort=active", "/questions?sort=votes", `/questions?skill=${skill}`, "/questions?state=answered"],
  ...[`/search?q=${word}`, `/questions/similar?title=${word}`, `/skills/${skill}`, `/users/${owner.id}`],
  ...["/activity", "/stats", "/match/jobs?limit=50", "/match/projects?limit=50", "/match/questions?limit=50"],
  ...[`/jobs/duplicates?link=${encodeURIComponent(`https://example.org/${word}`)}`, `/jobs?company=${company}`],
  ...[`/match/users/jobs/${others}?limit=50`, `/comments/jobs/${others}`],
];
const own = ["/saved/jobs", "/saved/jobs?search=Wares", "/watches?limit=100", "/notifications?limit=100", "/account"];
const places = () => [...shared(), ...own, "/conversations", "/saved-searches"];
/** The same for a board on which none of it ever existed. */
let never: Record<string, unknown>;
const seenBy = async (who: Caller, paths = places()) => {
  await allTold(board.database);
  // Replies to visitors are cached for two seconds.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2000);
  const seen: Record<string, unknown> = {};
  for (const path of paths) {
    const { status, body } = await who.get(path);
    expect(status, path).toBe(200);
    seen[path] = body;
  }
  for (const path of ["/jobs", "/activity"]) seen[`${path} of visitors`] = (await board.visitor.get(path)).body;
  return seen;
};
const below = (who: Caller) =>
  Promise.all(Object.entries(posts).map(([kind, id]) => who.get(`/comments/${kind}s/${id}`)));

beforeAll(async () => {
  [owner, reader, admin] = await Promise.all([
    board.join({ skills: ["COBOL"] }),
    board.join({ skills: ["COBOL"] }),
    board.join({ role: "admin" }),
  ]);
  word = aWord();
  [skill] = (await board.skillIds("COBOL")) as [number];
  company = (await reader.send("POST", "/company", { body: aForm({ name: `Firm ${word}` }) })).body.id;
  const make = async (path: string, body: object) => (await owner.post(path, body)).body.id as number;
  others = await make("/jobs", aJob({ skills: [skill] }));
  never = await seenBy(reader, shared());
  posts = {
    job: await make(
      "/jobs",
      aJob({ title: `Wares ${word}`, skills: [skill], companyId: company, link: `https://example.org/${word}` }),
    ),
    project: await make("/projects", aProject({ title: `Made ${word}`, skills: [skill] })),
    question: await make("/questions", { ...aQuestion({ title: `Why ${word}` }), skills: [skill] }),
  };
  for (const [kind, id] of Object.entries(posts)) {
    const said = { parent: `${kind}s`, parentId: id, text: `Said of ${word}` };
    const { body } = await reader.post("/comments", said);
    await owner.post("/comments", { ...said, replyToId: body.id });
    if (kind === "question") answer = body.id;
  }
  await reader.put(`/questions/${posts.question}/vote`);
  await owner.put(`/comments/${answer}/vote`);
  await owner.put(`/questions/${posts.question}/accepted-answer`, { commentId: answer });
  await reader.put(`/saved/jobs/${posts.job}`, { note: "Later" });
  await reader.put(`/watches/projects/${posts.project}`);
  await reader.post("/saved-searches", { kind: "jobs", query: "search=Wares", mail: "daily" });
  await reader.post("/contacts", { userId: owner.id, text: "Hello", about: { parent: "jobs", id: posts.job } });
});

const turned = (thing: TextAddress, take: Take) => turnedOn(board, thing, take);

const outcomes = [
  ["hidden", hideText],
  ["held", holdText],
  ["removed", (transaction: Connection, thing: LockedText) => changeState(transaction, thing, "removed")],
  ["binned", (transaction: Connection, thing: LockedText) => changeState(transaction, thing, "binned")],
] as const;
const isReadOnceIt = { hidden: true, held: true, removed: false, binned: false };
type Outcome = keyof typeof isReadOnceIt;
/** `npm test` looks at each once, on posts or on a comment. */
const core: Record<"posts" | "comments", Outcome[]> = { posts: ["hidden", "binned"], comments: ["held", "removed"] };

for (const [outcome, take] of outcomes)
  test(`S152 M11 M12 M16 a post that is ${outcome} is invisible to others and can be restored unchanged`, {
    tags: core.posts.includes(outcome) ? [] : ["all"],
  }, async () => {
    const isRead = isReadOnceIt[outcome];
    const before = await seenBy(reader);
    const belowBefore = (await below(reader)).map(({ body }) => body);
    expect(JSON.stringify(before)).toContain(word);
    for (const [kind, id] of Object.entries(posts))
      expect(await turned({ parent: `${kind}s` as "jobs", id }, take)).toBe(true);
    const after = await seenBy(reader);
    expect(after).toMatchObject(never);
    for (const [path, body] of Object.entries(after)) {
      expect(JSON.stringify(body).replaceAll(`Firm ${word}`, ""), path).not.toContain(word);
    }
    for (const staffsOrOwn of [owner, admin]) {
      for (const [path, body] of Object.entries(await seenBy(staffsOrOwn))) {
        expect(JSON.stringify(body).replaceAll(`Firm ${word}`, ""), path).not.toContain(word);
      }
    }
    for (const [kind, id] of Object.entries(posts)) {
      const more = { job: [`/match/users/jobs/${id}`], project: [], question: [`/questions/${id}/versions`] };
      for (const path of [`/${kind}s/${id}`, `/comments/${kind}s/${id}`, ...more[kind as keyof typeof more]]) {
        expect((await reader.get(path)).status, path).toBe(404);
        expect((await owner.get(path)).status, path).toBe(isRead ? 200 : 404);
        expect((await admin.get(path)).status, path).toBe(isRead ? 200 : 404);
        expect((await reader.get(path)).status, path).toBe(404);
        if (path.startsWith("/comments") && isRead) expect((await owner.get(path)).body.total).toBe(2);
      }
      const said = { parent: `${kind}s`, parentId: id, text: "Still here?" };
      expect((await reader.post("/comments", said)).status).toBe(404);
      const refused = await owner.post("/comments", said);
      expect(refused.status).toBe(isRead ? 409 : 404);
      if (isRead) expect(refused.body.error).toBe("This isn't shown at the moment.");
    }
    for (const by of [owner, admin]) {
      expect((await by.put(`/questions/${posts.question}/vote`)).status).toBe(isRead ? 409 : 404);
    }
    for (const [kind, id] of Object.entries(posts)) {
      expect(await turned({ parent: `${kind}s` as "jobs", id }, restoreText)).toBe(true);
    }
    expect(await seenBy(reader)).toEqual(before);
    expect((await below(reader)).map(({ body }) => body)).toEqual(belowBefore);
  });

for (const [outcome, take] of outcomes)
  test(`S152 M11 M12 M16 a comment that is ${outcome} leaves at most a placeholder and can be restored`, {
    tags: core.comments.includes(outcome) ? [] : ["all"],
  }, async () => {
    const isRead = isReadOnceIt[outcome];
    const [asker, writer] = [await board.join(), await board.join()];
    const said = aWord();
    const { body: question } = await asker.post("/questions", { ...aQuestion(), skills: [skill] });
    const write = async (by: Member, text: string, replyToId: number | null = null) =>
      (await by.post("/comments", { parent: "questions", parentId: question.id, text, replyToId })).body.id as number;
    const comment = await write(writer, `Try ${said}`);
    await writer.put(`/comments/${comment}`, { text: `Try ${said} again` });
    const reply = await write(asker, "Thank you", comment);
    await asker.put(`/comments/${comment}/vote`);
    await asker.put(`/questions/${question.id}/accepted-answer`, { commentId: comment });
    const paths = [
      ...[
        `/questions/${question.id}`,
        `/comments/questions/${question.id}`,
        `/search?q=${said}`,
        "/stats",
        "/activity",
      ],
      ...[`/questions?search=${said}`, "/questions?sort=votes", "/questions?state=answered", `/users/${writer.id}`],
      ...["/notifications?limit=100", "/account", "/watches?limit=100", "/questions?skill=COBOL&sort=active"],
    ];
    const seen = async (who: Caller) => {
      await allTold(board.database);
      return Promise.all(paths.map(async (path) => [path, (await who.get(path)).body] as const));
    };
    const before = await seen(asker);
    expect(JSON.stringify(before)).toContain(said);
    await turned({ parent: "comments", id: comment }, take);
    for (const [path, body] of await seen(asker))
      expect(JSON.stringify(body).replaceAll(`search=${said}`, ""), path).not.toContain(said);
    expect((await asker.get(`/questions/${question.id}`)).body).toMatchObject({
      ...{ acceptedId: null, state: "unanswered", answerCount: 0 },
    });
    expect((await asker.get(`/comments/questions/${question.id}`)).body.results).toMatchObject([
      { id: comment, deleted: true, text: "", ownerId: null, User: null, votes: 0, accepted: false },
      { id: reply, text: "Thank you" },
    ]);
    for (const own of [writer, admin]) {
      const [first] = (await own.get(`/comments/questions/${question.id}`)).body.results;
      expect(first).toMatchObject(isRead ? { text: `Try ${said} again` } : { deleted: true });
      expect((await own.get(`/comments/${comment}/versions`)).status).toBe(isRead ? 200 : 404);
    }
    const tries = [
      asker.get(`/comments/${comment}/versions`),
      asker.put(`/comments/${comment}/vote`),
      asker.post("/reports", { parent: "comments", id: comment, reason: "spam" }),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    const accepted = await asker.put(`/questions/${question.id}/accepted-answer`, { commentId: comment });
    expect([accepted.status, Object.keys(accepted.body.fields)]).toEqual([400, ["commentId"]]);
    await turned({ parent: "comments", id: comment }, restoreText);
    expect(await seen(asker)).toEqual(before);
  });

test("M13 a picture that only hidden texts contain is 404 meanwhile", async () => {
  const send = async (color: string) => {
    const { body } = await owner.send("POST", "/images", { body: aForm({ file: await aPng({ color }) }) });
    return body.url as string;
  };
  const statusOf = async (url: string) => (await fetch(`${board.url}${url}`)).status;
  const [alone, shared] = [await send("crimson"), await send("teal")];
  expect(await statusOf(alone)).toBe(200);
  const description = `![](${alone}) ![](${shared})`;
  const { body: job } = await owner.post("/jobs", aJob({ description }));
  const { body: said } = await reader.post("/comments", {
    parent: "projects",
    parentId: posts.project,
    text: `![](${shared})`,
  });
  await turned({ parent: "jobs", id: job.id }, hideText);
  expect([await statusOf(alone), await statusOf(shared)]).toEqual([404, 200]);
  await turned({ parent: "comments", id: said.id }, hideText);
  expect(await statusOf(shared)).toBe(404);
  await turned({ parent: "comments", id: said.id }, restoreText);
  await turned({ parent: "jobs", id: job.id }, restoreText);
  expect([await statusOf(alone), await statusOf(shared)]).toEqual([200, 200]);
});

test("M13 pictures of hidden companies and cleared profiles are 404; a report alone hides none", async () => {
  const member = await board.join();
  const send = async (color: string) => {
    const { body } = await member.send("POST", "/images", { body: aForm({ file: await aPng({ color }) }) });
    return body.url as string;
  };
  const statusOf = async (url: string) => (await fetch(`${board.url}${url}`)).status;
  const [ofFirm, ofMember] = [await send("plum"), await send("khaki")];
  const { body: firm } = await member.send("POST", "/company", {
    body: aForm({ name: aWord(), about: `![](${ofFirm})` }),
  });
  const { firstName, lastName, email } = member;
  const profile = JSON.stringify({ about: `![](${ofMember})` });
  const saved = await member.send("PUT", `/users/${member.id}`, {
    body: aForm({ firstName, lastName, email, profile }),
  });
  expect([firm.id > 0, saved.status]).toEqual([true, 200]);
  const statuses = async () => [await statusOf(ofFirm), await statusOf(ofMember)];
  expect(await statuses()).toEqual([200, 200]);
  for (const [parent, id] of [
    ["companies", firm.id],
    ["users", member.id],
  ] as const) {
    expect((await reader.post("/reports", { parent, id, reason: "spam" })).status).toBe(201);
  }
  expect(await statuses()).toEqual([200, 200]);
  await turned({ parent: "companies", id: firm.id }, hideText);
  expect(await statuses()).toEqual([404, 200]);
  await admin.put(`/users/${member.id}/suspension`, { reason: "Advertising" });
  expect(await statuses()).toEqual([404, 404]);
  await admin.delete(`/users/${member.id}/suspension`);
  await turned({ parent: "companies", id: firm.id }, restoreText);
  expect(await statuses()).toEqual([200, 200]);
  await decideOn(board, admin, ["users", member.id], verdict("cleared", { parts: ["about"] }));
  expect(await statuses()).toEqual([200, 404]);
  await decideOn(board, admin, ["users", member.id], verdict("kept"));
  expect(await statuses()).toEqual([200, 200]);
});

test("M11 M16 a hidden company isn't shown, frees its name, and can't return while that is taken", async () => {
  const { firstName, lastName, email } = reader;
  const employed = { firstName, lastName, email, companyId: String(company) };
  expect((await reader.send("PUT", `/users/${reader.id}`, { body: aForm(employed) })).status).toBe(200);
  expect((await owner.get(`/users/${reader.id}`)).body.Company).toMatchObject({ id: company });
  await turned({ parent: "companies", id: company }, hideText);
  expect((await owner.get(`/users/${reader.id}`)).body).toMatchObject({ Company: null });
  for (const list of ["users", "jobs"]) {
    const { body } = await owner.get(`/${list}?facets=true`);
    expect(JSON.stringify(body), list).not.toContain(`Firm ${word}`);
    expect((await owner.get(`/${list}?company=${company}`)).body.total, list).toBe(0);
  }
  expect((await owner.get(`/jobs/${posts.job}`)).body).toMatchObject({ companyId: null, Company: null });
  expect((await owner.get(`/jobs?search=${word}`)).body.results[0]).toMatchObject({ Company: null });
  expect((await owner.get(`/companys/${company}`)).status).toBe(404);
  expect((await reader.get(`/companys/${company}`)).status).toBe(200);
  const other = await owner.send("POST", "/company", { body: aForm({ name: `Firm ${word}` }) });
  expect(other.status).toBe(201);
  await expect(turned({ parent: "companies", id: company }, restoreText)).rejects.toMatchObject({ status: 409 });
  await turned({ parent: "companies", id: other.body.id }, hideText);
  await turned({ parent: "companies", id: company }, restoreText);
  expect((await owner.get(`/jobs/${posts.job}`)).body).toMatchObject({ companyId: company });
});
