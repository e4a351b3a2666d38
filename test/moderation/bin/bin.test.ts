import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aJob, aProject, aQuestion, aWord } from "../../support/builders.ts";
import { commandLine } from "../../support/command-line.ts";
import { caseOn, decideOn, reportJob, tablesWith, verdict } from "../stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const run = commandLine(board);
let ada: Member;
let bob: Member;
let admin: Member;
let word: string;

beforeAll(async () => {
  admin = await board.join({ role: "admin" });
});
beforeEach(async () => {
  word = aWord();
  [ada, bob] = await Promise.all([board.join(), board.join()]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const make = async (by: Member, path: string, body: object) => (await by.post(path, body)).body.id as number;
const say = (by: Member, parent: string, parentId: number, text: string, replyToId: number | null = null) =>
  make(by, "/comments", { parent, parentId, text, replyToId });

describe("the owner's bin", () => {
  test("names a comment by its first whole words", async () => {
    const job = await make(ada, "/jobs", aJob());
    const words = "Das ist ein sehr langer Kommentar, und ich weiß nicht, ob er so stehen bleiben soll oder doch";
    await ada.delete(`/comments/${await say(ada, "jobs", job, `${words} lieber verschwindet.`)}`);
    expect((await ada.get("/bin")).body.results[0].title).toBe(`${words} …`);
    const address = `https://example.org/${"a".repeat(100)}`;
    await ada.delete(`/comments/${await say(ada, "jobs", job, `See ${address}`)}`);
    expect((await ada.get("/bin")).body.results[0].title).toBe(`${`See ${address}`.slice(0, 99)}…`);
  });

  const kinds = [
    ["jobs", aJob],
    ["projects", aProject],
    ["questions", aQuestion],
  ] as const;

  test.each(kinds)(
    "M21 a deleted record of %s is hidden from everyone and can be restored unchanged",
    async (path, build) => {
      const id = await make(ada, `/${path}`, build({ title: word }));
      const first = await say(bob, path, id, "First");
      await say(ada, path, id, "Below it", first);
      const lost = await say(bob, path, id, "Deleted before");
      await bob.delete(`/comments/${lost}`);
      const addresses = [`/${path}/${id}`, `/comments/${path}/${id}`, `/${path}?search=${word}`, "/stats", "/activity"];
      const seen = async () => Promise.all(addresses.map(async (address) => (await bob.get(address)).body));
      const before = await seen();
      expect((await ada.delete(`/${path}/${id}`)).status).toBe(204);
      for (const reader of [ada, bob, admin]) {
        expect((await reader.get(`/${path}/${id}`)).status).toBe(404);
        expect((await reader.get(`/comments/${path}/${id}`)).status).toBe(404);
      }
      expect((await ada.delete(`/${path}/${id}`)).status).toBe(404);
      const { body } = await ada.get("/bin");
      expect(body).toMatchObject({ total: 1, results: [{ parent: path, id, title: word, comments: 2 }] });
      const { deletedAt, goneAt } = body.results[0];
      expect(Date.parse(goneAt) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
      for (const other of [bob, admin]) {
        expect((await other.get("/bin")).body.results).not.toContainEqual(
          expect.objectContaining({ parent: path, id }),
        );
        expect((await other.post(`/bin/${path}/${id}/restoration`)).status).toBe(404);
        expect((await other.delete(`/bin/${path}/${id}`)).status).toBe(404);
      }
      expect((await admin.get("/admin/bin")).body.total).toBe(0);
      const replies = await Promise.all(Array.from({ length: 10 }, () => ada.post(`/bin/${path}/${id}/restoration`)));
      for (const reply of replies)
        expect([reply.status, reply.body]).toEqual([200, { path: `/${path === "questions" ? "qa" : path}/${id}` }]);
      const [{ restored }] = await board.database<[{ restored: number }]>`
      select count(*)::int as restored from events join posts on posts.id = post_id
      where events.kind = 'record.restored' and posts.title = ${word}`;
      expect(restored).toBe(1);
      expect(await seen()).toEqual(before);
      expect((await ada.get("/bin")).body.total).toBe(0);
      expect((await bob.post(`/bin/comments/${lost}/restoration`)).status).toBe(200);
      expect((await bob.get(`/comments/${path}/${id}`)).body.total).toBe(3);
    },
  );

  test("M21 a comment is restored with replies, votes and acceptance, unless its post is deleted", async () => {
    const id = await make(ada, "/questions", aQuestion());
    const answer = await say(bob, "questions", id, `Try ${word}`);
    await say(ada, "questions", id, "Thank you", answer);
    await ada.put(`/comments/${answer}/vote`);
    await ada.put(`/questions/${id}/accepted-answer`, { commentId: answer });
    const seen = async () => [
      (await ada.get(`/questions/${id}`)).body,
      (await ada.get(`/comments/questions/${id}`)).body,
    ];
    const before = await seen();
    await bob.delete(`/comments/${answer}`);
    expect((await ada.get(`/questions/${id}`)).body).toMatchObject({
      acceptedId: null,
      state: "unanswered",
      answerCount: 0,
    });
    const [stub] = (await bob.get(`/comments/questions/${id}`)).body.results;
    expect(stub).toMatchObject({ id: answer, deleted: true, text: "", ownerId: null, votes: 0 });
    expect((await bob.get("/bin")).body.results).toMatchObject([
      { parent: "comments", id: answer, title: `Try ${word}`, comments: 0 },
    ]);
    await ada.delete(`/questions/${id}`);
    const refused = await bob.post(`/bin/comments/${answer}/restoration`);
    expect([refused.status, refused.body.error]).toEqual([409, "What it belonged to was deleted."]);
    await ada.post(`/bin/questions/${id}/restoration`);
    expect((await bob.post(`/bin/comments/${answer}/restoration`)).body).toEqual({
      path: `/qa/${id}#comment-${answer}`,
    });
    expect(await seen()).toEqual(before);
  });

  test("M16 a restored answer is accepted again, unless another is by now", async () => {
    const id = await make(ada, "/questions", aQuestion());
    const [one, other] = [await say(bob, "questions", id, "One"), await say(bob, "questions", id, "Other")];
    await ada.put(`/questions/${id}/accepted-answer`, { commentId: one });
    await bob.delete(`/comments/${one}`);
    await ada.put(`/questions/${id}/accepted-answer`, { commentId: other });
    await bob.post(`/bin/comments/${one}/restoration`);
    expect((await ada.get(`/questions/${id}`)).body).toMatchObject({ acceptedId: other, answerCount: 2 });
  });

  test("M23 due work deletes expired records and leaves their text in no table", async () => {
    const job = await make(ada, "/jobs", aJob({ title: word, description: `About ${word}` }));
    const kept = await make(bob, "/jobs", aJob());
    const said = await say(ada, "jobs", kept, `Said ${word}`);
    await say(bob, "jobs", kept, "Below", said);
    await ada.delete(`/jobs/${job}`);
    await ada.delete(`/comments/${said}`);
    expect((await run("due", "--at", inDays(29))).said).not.toContain("gone from the bin");
    const lines = (await run("due", "--at", inDays(31))).said;
    expect(lines).toContain(`job ${job}: gone from the bin`);
    expect(lines).toContain(`comment ${said}: gone from the bin`);
    expect((await run("due", "--at", inDays(31))).said).toBe("");
    expect(await tablesWith(board, word)).toEqual([]);
    expect((await ada.get("/bin")).body.total).toBe(0);
    expect((await ada.post(`/bin/jobs/${job}/restoration`)).status).toBe(404);
    expect((await bob.get(`/comments/jobs/${kept}`)).body.results[0]).toMatchObject({
      id: said,
      deleted: true,
      text: "",
    });
  });

  test("M21 M23 deleting a record for good leaves its text in no table", async () => {
    const sent = (path: string, body: object) =>
      ada.send("POST", path, {
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json", "Idempotency-Key": aWord() },
      });
    const job = (await sent("/jobs", aJob({ title: word }))).body.id as number;
    const said = (await sent("/comments", { parent: "jobs", parentId: job, text: `Said ${word}`, replyToId: null }))
      .body;
    await ada.delete(`/comments/${said.id}`);
    expect((await ada.delete(`/bin/comments/${said.id}`)).status).toBe(204);
    expect((await ada.delete(`/bin/jobs/${job}`)).status).toBe(404);
    await ada.delete(`/jobs/${job}`);
    expect((await ada.delete(`/bin/jobs/${job}`)).status).toBe(204);
    expect((await ada.delete(`/bin/jobs/${job}`)).status).toBe(404);
    expect(await tablesWith(board, word)).toEqual([]);
  });

  test("S153 M23 of a simultaneous restoration and deletion one succeeds", async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const job = await make(ada, "/jobs", aJob());
      await say(bob, "jobs", job, "Below");
      await ada.delete(`/jobs/${job}`);
      const [back, ended] = await Promise.all([
        ada.post(`/bin/jobs/${job}/restoration`),
        ada.delete(`/bin/jobs/${job}`),
      ]);
      const isBack = back.status === 200;
      expect([back.status, ended.status]).toEqual(isBack ? [200, 404] : [404, 204]);
      expect((await bob.get(`/jobs/${job}`)).status).toBe(isBack ? 200 : 404);
      expect((await ada.get("/bin")).body.total).toBe(0);
    }
  });

  test("M25 is deleted with the account, whose deletion preview counts it", async () => {
    const job = await make(ada, "/jobs", aJob({ title: word }));
    await make(ada, "/jobs", aJob({ title: "Stays" }));
    await ada.delete(`/jobs/${job}`);
    expect((await ada.get("/account/deletion")).body).toMatchObject({ jobs: 1, bin: 1, reports: 0 });
    expect(JSON.stringify((await ada.get("/account/export")).body)).toContain(word);
    expect((await admin.delete(`/admin/members/${ada.id}`, { posts: "keep" })).status).toBe(204);
    expect(await tablesWith(board, word)).toEqual([]);
  });
});

test("M22 deleting a record closes its cases, and restoring it reopens them", async () => {
  const job = await make(ada, "/jobs", aJob());
  const report = { parent: "jobs", id: job, reason: "spam", text: "" };
  expect((await bob.post("/reports", report)).status).toBe(201);
  const said = await say(ada, "jobs", job, "Buy lamps");
  expect((await bob.post("/reports", { ...report, parent: "comments", id: said })).status).toBe(201);
  const earlier = await say(ada, "jobs", job, "Buy more");
  expect((await bob.post("/reports", { ...report, parent: "comments", id: earlier })).status).toBe(201);
  await ada.delete(`/comments/${earlier}`);
  const states = async () =>
    (await bob.get("/reports/mine")).body.results.map(({ state }: { state: string }) => state).slice(0, 3);
  expect(await states()).toEqual(["gone", "open", "open"]);
  await ada.delete(`/jobs/${job}`);
  expect(await states()).toEqual(["gone", "gone", "gone"]);
  expect((await admin.get("/admin/reports")).body.total).toBe(0);
  await ada.post(`/bin/jobs/${job}/restoration`);
  expect(await states()).toEqual(["gone", "open", "open"]);
  expect((await admin.get("/admin/reports")).body.total).toBe(2);
});

test("M22 M23 restoring a post doesn't reopen cases of its comments deleted for good", async () => {
  const job = await make(ada, "/jobs", aJob());
  const [binned, erased] = [await say(bob, "jobs", job, "Buy lamps"), await say(bob, "jobs", job, "Buy more")];
  for (const id of [binned, erased]) {
    await say(ada, "jobs", job, "No", id);
    expect((await ada.post("/reports", { parent: "comments", id, reason: "spam", text: "" })).status).toBe(201);
  }
  const states = async () =>
    (await ada.get("/reports/mine")).body.results.map(({ state }: { state: string }) => state).sort();
  await bob.delete(`/comments/${binned}`);
  await bob.delete(`/bin/comments/${binned}`);
  expect(await states()).toEqual(["gone", "open"]);
  expect((await admin.delete(`/admin/members/${bob.id}`, { posts: "erase" })).status).toBe(204);
  expect(await states()).toEqual(["gone", "gone"]);
  await ada.delete(`/jobs/${job}`);
  await ada.post(`/bin/jobs/${job}/restoration`);
  expect(await states()).toEqual(["gone", "gone"]);
});

test("M22 a hidden record is hidden again after restoration, and waits for review again", async () => {
  const job = await make(ada, "/jobs", aJob());
  await reportJob(bob, job);
  await decideOn(board, admin, ["jobs", job], verdict("hidden"));
  await ada.put(`/jobs/${job}`, aJob({ title: "Mended" }));
  await ada.delete(`/jobs/${job}`);
  expect(await caseOn(board, admin, "jobs", job)).toMatchObject({ state: "decided", waits: [], now: null });
  await ada.post(`/bin/jobs/${job}/restoration`);
  expect(await caseOn(board, admin, "jobs", job)).toMatchObject({ state: "open", waits: ["look"] });
  expect((await ada.get(`/jobs/${job}`)).body.notice).toMatchObject({ outcome: "hidden", lookAsked: true });
  expect((await bob.get(`/jobs/${job}`)).status).toBe(404);
});

test("S153 M23 of a simultaneous restoration and daily due work one succeeds", async () => {
  const jobs = await Promise.all([1, 2, 3, 4].map(() => make(ada, "/jobs", aJob())));
  for (const job of jobs) await ada.delete(`/jobs/${job}`);
  const [{ said }, ...backs] = await Promise.all([
    run("due", "--at", inDays(31)),
    ...jobs.map((job) => ada.post(`/bin/jobs/${job}/restoration`)),
  ]);
  for (const [place, job] of jobs.entries()) {
    const isBack = backs[place]?.status === 200;
    expect([backs[place]?.status, said.includes(`job ${job}: gone from the bin\n`)]).toEqual([
      isBack ? 200 : 404,
      !isBack,
    ]);
    expect((await bob.get(`/jobs/${job}`)).status).toBe(isBack ? 200 : 404);
  }
});
