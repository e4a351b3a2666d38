import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { allTold } from "../support/notifications/inbox.ts";
import { aPostedJob, caseOn, decideOn, reportJob, verdict } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let admin: Member;
let moderator: Member;
let owner: Member;
let reporter: Member;
beforeAll(async () => {
  admin = await board.join({ role: "admin", firstName: "Ada" });
  moderator = await board.join({ role: "moderator", firstName: "Mia", lastName: "Okafor" });
  owner = await board.join({ firstName: "Olga" });
  reporter = await board.join({ firstName: "Rita" });
});
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const aReportedJob = async (title?: string) => {
  const id = await aPostedJob(owner, title);
  expect((await reportJob(reporter, id)).status).toBe(201);
  return id;
};
const decide = (staff: Member, caseId: number, version: number, outcome: string, given = {}) =>
  staff.post(`/admin/reports/${caseId}/decisions`, { version, ...verdict(outcome, given) });
const eventsOf = (kind: string, about: number) => board.database<{ actorId: number | null; data: { to: number[] } }[]>`
  select actor_id, data from events where kind = ${kind} and (data->>'recordId')::int = ${about}`;

test("S150 M02 M20 a decision names its decider and reporters to staff only", async () => {
  const id = await aReportedJob();
  const decided = await decideOn(board, moderator, ["jobs", id], verdict("hidden", { text: "Advertising." }));
  expect(decided).toMatchObject({
    status: 201,
    body: {
      parent: "jobs",
      recordId: id,
      outcome: "hidden",
      reason: "spam",
      basis: "report",
      automatic: false,
      User: { id: moderator.id },
    },
  });
  const decisionId = decided.body.id;
  const [forOwner, forReporter] = [
    await owner.get(`/decisions/${decisionId}`),
    await reporter.get(`/decisions/${decisionId}`),
  ];
  for (const { body } of [forOwner, forReporter]) {
    expect(body).toMatchObject({ text: "Advertising.", outcome: "hidden" });
    expect(body).not.toHaveProperty("User");
    expect(body).not.toHaveProperty("caseId");
    expect(JSON.stringify(body)).not.toContain("Mia");
  }
  expect([forOwner.body.appealable, forReporter.body.appealable]).toEqual([true, false]);
  expect((await (await board.join()).get(`/decisions/${decisionId}`)).status).toBe(404);
  expect((await owner.get("/decisions")).body.results[0]).toMatchObject({ id: decisionId, path: `/jobs/${id}` });
  expect((await reporter.get("/reports/mine")).body.results[0]).toMatchObject({
    ...{
      state: "decided",
      path: null,
      Decision: { id: decisionId, outcome: "hidden", text: "Advertising.", at: aMoment, appealable: false },
    },
  });
  expect(await eventsOf("decision.made", decisionId)).toMatchObject([{ actorId: null, data: { to: [owner.id] } }]);
  expect(await eventsOf("report.decided", decisionId)).toMatchObject([{ actorId: null, data: { to: [reporter.id] } }]);
  expect((await reporter.get(`/jobs/${id}`)).status).toBe(404);
  expect((await owner.get(`/jobs/${id}`)).status).toBe(200);
});

test("M02 the author isn't told of a report that is decided as nothing wrong", async () => {
  const id = await aReportedJob();
  const before = (await owner.get("/decisions")).body;
  const { body } = await decideOn(board, moderator, ["jobs", id], verdict("kept"));
  expect((await owner.get("/decisions")).body).toEqual(before);
  expect((await owner.get(`/decisions/${body.id}`)).status).toBe(404);
  expect(await eventsOf("decision.made", body.id)).toEqual([]);
  expect((await reporter.get(`/decisions/${body.id}`)).body).toMatchObject({ outcome: "kept", appealable: true });
  expect((await reportJob(reporter, id)).status).toBe(201);
});

test("S151 M07 of two simultaneous decisions one succeeds, the other gets 409 with the outcome", async () => {
  const id = await aReportedJob();
  const { id: caseId, version } = await caseOn(board, admin, "jobs", id);
  const replies = await Promise.all([
    decide(moderator, caseId, version, "hidden"),
    decide(admin, caseId, version, "removed"),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [made, refused] = [...replies].sort((one, other) => one.status - other.status);
  const name = made?.body.User.id === moderator.id ? "Mia Okafor" : `Ada ${admin.lastName}`;
  expect(refused?.body).toMatchObject({ code: "decided", error: `${name} has decided this: ${made?.body.outcome}.` });
  const [{ count }] = await board.database<[{ count: number }]>`
    select count(*)::int from decisions where case_id = ${caseId}`;
  expect(count).toBe(1);
});

test("S151 M07 a decision gets 409 if the record was deleted, changed or reported meanwhile", async () => {
  const id = await aReportedJob();
  const seen = await caseOn(board, admin, "jobs", id);
  await reportJob(await board.join(), id, { reason: "abuse" });
  expect((await decide(admin, seen.id, seen.version, "hidden")).body).toEqual({
    ...{ code: "reported", error: "It has been reported again in the meantime. Please look again." },
  });
  await owner.put(`/jobs/${id}`, aJob({ title: "Ferry captain, second" }));
  expect((await decide(admin, seen.id, seen.version, "hidden")).body).toEqual({
    ...{ code: "changed", error: "The text has changed in the meantime. Please look again." },
  });
  await owner.delete(`/jobs/${id}`);
  expect(await decide(admin, seen.id, seen.version, "hidden")).toMatchObject({
    ...{ status: 409, body: { code: "gone", error: "It has been deleted in the meantime." } },
  });
  expect((await caseOn(board, admin, "jobs", id)).decisions).toEqual([]);
  expect((await reporter.get("/reports/mine")).body.results[0]).toMatchObject({ state: "gone", Decision: null });
});

test("M07 a decision gets 409 if there was an appeal meanwhile, even simultaneously", async () => {
  const id = await aReportedJob();
  const { body: first } = await decideOn(board, moderator, ["jobs", id], verdict("hidden"));
  const seen = await caseOn(board, admin, "jobs", id);
  const [asked, decided] = await Promise.all([
    owner.post(`/decisions/${first.id}/appeal`, { text: "It is no advertising." }),
    decide(admin, seen.id, seen.version, "kept"),
  ]);
  expect([asked.status, [201, 409].includes(decided.status)]).toEqual([201, true]);
  const { body: stale } = await decide(admin, seen.id, seen.version, "removed");
  const isLate = decided.status === 409;
  expect(stale.code).toBe(isLate ? "appealed" : "decided");
  if (isLate) expect(stale.error).toBe("There is an appeal now. Please look again.");
  expect((await caseOn(board, admin, "jobs", id)).waits).toEqual(["appeal"]);
});

test("S156 M07 simultaneous edits, reports, deletions and decisions don't deadlock", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const author = await board.join();
    const members = await Promise.all([1, 2, 3, 4].map(() => board.join()));
    const ids = [await aPostedJob(author), await aPostedJob(author)] as const;
    for (const id of ids) await reportJob(reporter, id);
    const seen = await Promise.all(ids.map((id) => caseOn(board, admin, "jobs", id)));
    const replies = await Promise.all([
      ...seen.flatMap(({ id, version }) => [
        decide(admin, id, version, "hidden", { suspension: { endsOn: null } }),
        decide(moderator, id, version, "removed", { suspension: { endsOn: null } }),
      ]),
      ...ids.flatMap((id) => members.map((member) => reportJob(member, id))),
      ...ids.map((id) => author.put(`/jobs/${id}`, aJob({ title: `Turn ${turn}` }))),
      ...ids.map((id) => members[0]?.post("/comments", { parent: "jobs", parentId: id, text: "Below" })),
      author.delete(`/jobs/${ids[1]}`),
    ]);
    for (const reply of replies) expect([200, 201, 204, 401, 404, 409]).toContain(reply?.status);
    const cases = await board.database`
      select cases.id, count(*) filter (where reports.state = 'decided' and reports.decision_id is null)::int as unanswered,
        (select count(*)::int from decisions where case_id = cases.id) as decisions,
        report_count = count(*) filter (where reports.state = 'open') as is_counted
      from cases join reports on case_id = cases.id where cases.id = any(${seen.map(({ id }) => id)}) group by cases.id`;
    for (const { unanswered, decisions, isCounted } of cases) {
      expect([unanswered, isCounted]).toEqual([0, true]);
      expect(decisions).toBeLessThanOrEqual(1);
    }
  }
});

test("M02 reports decided as nothing wrong change nothing in the author's replies", async () => {
  const [id, other] = [await aPostedJob(owner), await board.join()];
  const paths = [
    `/jobs/${id}`,
    `/comments/jobs/${id}`,
    "/account",
    "/notifications",
    "/decisions",
    "/activity",
    "/jobs",
  ];
  const told = async () => {
    await allTold(board.database);
    const replies = await Promise.all([...paths, "/stats", "/account/export"].map((path) => owner.get(path)));
    return replies.map(({ body }) => (body.sessions ? { ...body, sessions: [] } : body));
  };
  const before = await told();
  for (const by of [reporter, other]) await reportJob(by, id, { text: "A trick" });
  expect(await told()).toEqual(before);
  await decideOn(board, moderator, ["jobs", id], verdict("kept"));
  expect(await told()).toEqual(before);
});

test("M07 after a simultaneous decision and edit, the case shows the new text", async () => {
  const id = await aReportedJob();
  const { id: caseId, version } = await caseOn(board, admin, "jobs", id);
  const [decided, edited] = await Promise.all([
    decide(moderator, caseId, version, "hidden"),
    owner.put(`/jobs/${id}`, aJob({ title: "Another title" })),
  ]);
  expect(edited.status).toBe(200);
  expect([201, 409]).toContain(decided.status);
  if (decided.status === 409) expect(decided.body.code).toBe("changed");
  expect((await caseOn(board, admin, "jobs", id)).now.title).toBe("Another title");
});

test("M07 after a simultaneous decision and deletion, the record is gone", async () => {
  const id = await aReportedJob();
  const { id: caseId, version } = await caseOn(board, admin, "jobs", id);
  const [decided, deleted] = await Promise.all([
    decide(moderator, caseId, version, "removed"),
    owner.delete(`/jobs/${id}`),
  ]);
  expect([
    [201, 404],
    [409, 204],
    [201, 204],
  ]).toContainEqual([decided.status, deleted.status]);
  expect((await owner.get(`/jobs/${id}`)).status).toBe(404);
});

test("M06 of simultaneous claims one succeeds; others can't decide until it is taken over or expires", async () => {
  const id = await aReportedJob();
  const { id: caseId, version } = await caseOn(board, admin, "jobs", id);
  const team = await Promise.all([1, 2, 3, 4].map(() => board.join({ role: "moderator" })));
  const replies = await Promise.all(team.map((one) => one.put(`/admin/reports/${caseId}/claim`, {})));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const first = team[replies.findIndex(({ status }) => status === 200)] as Member;
  const sentence = `${first.firstName} ${first.lastName} is looking at this.`;
  expect(replies.find(({ status }) => status === 409)?.body).toEqual({ code: "claimed", error: sentence });
  expect((await decide(moderator, caseId, version, "kept")).body).toEqual({ code: "claimed", error: sentence });
  expect(await moderator.put(`/admin/reports/${caseId}/claim`, { takeOver: true })).toMatchObject({
    ...{ status: 200, body: { claim: { at: aMoment, User: { id: moderator.id } } } },
  });
  expect((await admin.get("/admin/audit?limit=1")).body.results[0]).toMatchObject({
    ...{ action: "took-over", subject: { kind: "job", id }, User: { id: moderator.id } },
  });
  expect((await admin.delete(`/admin/reports/${caseId}/claim`)).status).toBe(204);
  expect((await admin.put(`/admin/reports/${caseId}/claim`, {})).status).toBe(409);
  expect((await moderator.delete(`/admin/reports/${caseId}/claim`)).status).toBe(204);
  expect((await first.put(`/admin/reports/${caseId}/claim`, {})).status).toBe(200);
  const aged = (time: string) =>
    board.database`update cases set claimed_at = claimed_at - ${time}::interval where id = ${caseId}`;
  await aged("4 minutes 30 seconds");
  expect((await decide(admin, caseId, version, "kept")).status).toBe(409);
  await aged("30 seconds");
  expect((await decide(admin, caseId, version, "kept")).status).toBe(201);
});

test("M06 M09 a claim stops others from deleting the record or suspending its author", async () => {
  const ada = await board.join();
  const jobId = await aPostedJob(ada);
  await reportJob(reporter, jobId);
  await reporter.post("/reports", { parent: "users", id: ada.id, reason: "spam", text: "" });
  for (const [parent, recordId] of [["jobs", jobId] as const, ["users", ada.id] as const]) {
    const { id } = await caseOn(board, moderator, parent, recordId);
    expect((await moderator.put(`/admin/reports/${id}/claim`, {})).status).toBe(200);
  }
  const claimed = { status: 409, body: { code: "claimed" } };
  const suspension = { reason: "Spam", endsOn: null };
  expect(await admin.delete(`/jobs/${jobId}`)).toMatchObject(claimed);
  expect(await admin.put(`/users/${ada.id}/suspension`, suspension)).toMatchObject(claimed);
  expect((await reporter.get(`/jobs/${jobId}`)).status).toBe(200);
  expect((await moderator.delete(`/jobs/${jobId}`)).status).toBe(204);
  expect((await moderator.put(`/users/${ada.id}/suspension`, suspension)).status).toBe(200);
});

test("S151 M08 moderators decide on members' records, admins also on staff's, nobody on their own", async () => {
  const other = await board.join({ role: "moderator" });
  const anAdmin = await board.join({ role: "admin" });
  const [theirs, adminsOwn] = [await aPostedJob(other), await aPostedJob(anAdmin)];
  await reportJob(reporter, theirs);
  await reportJob(reporter, adminsOwn);
  const may = async (staff: Member, id: number) => (await caseOn(board, staff, "jobs", id)).mayDecide;
  const status = async (staff: Member, id: number) =>
    (await decideOn(board, staff, ["jobs", id], verdict("kept"))).status;
  expect([await may(moderator, theirs), await may(other, theirs), await may(admin, theirs)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([await may(anAdmin, adminsOwn), await may(moderator, adminsOwn), await may(admin, adminsOwn)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([await status(moderator, theirs), await status(other, theirs), await status(admin, theirs)]).toEqual([
    403, 403, 201,
  ]);
  expect([await status(anAdmin, adminsOwn), await status(admin, adminsOwn)]).toEqual([403, 201]);
});

test("an invalid decision gets an error on its field", async () => {
  const id = await aReportedJob();
  const refused = async (given: Record<string, unknown>) => {
    const { status, body } = await decideOn(board, admin, ["jobs", id], { ...verdict("hidden"), ...given });
    return [status, ...Object.keys(body.fields ?? {})];
  };
  expect(await refused({ outcome: "suspended", suspension: {} })).toEqual([400, "outcome"]);
  expect(await refused({ outcome: "held" })).toEqual([400, "outcome"]);
  expect(await refused({ parts: ["about"] })).toEqual([400, "parts"]);
  expect(await refused({ reason: null })).toEqual([400, "reason"]);
  expect(await refused({ reason: "boring" })).toEqual([400, "reason"]);
  expect(await refused({ text: "x".repeat(1001) })).toEqual([400, "text"]);
  expect(await refused({ outcome: "kept", suspension: { endsOn: null } })).toEqual([400, "suspension"]);
});
