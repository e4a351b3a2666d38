import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";
import { aPostedJob, caseOn, decideOn, reportJob, verdict } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100", PUBLIC_URL: "https://board.example" });
let [ada, mia, olga, rita] = [] as unknown as [Member, Member, Member, Member];
beforeAll(async () => {
  ada = await board.join({ role: "admin", firstName: "Ada" });
  mia = await board.join({ role: "moderator", firstName: "Mia", lastName: "Okafor" });
  olga = await board.join({ firstName: "Olga" });
  rita = await board.join({ firstName: "Rita" });
});

const canNot = { status: 409, body: { error: "This can't be appealed." } };
const dead = { status: 400, body: { error: "Invalid or expired link." } };

/** A reported job, and the decision on it. */
async function decided(outcome: string, by = mia) {
  const id = await aPostedJob(olga);
  await reportJob(rita, id);
  const { body } = await decideOn(board, by, ["jobs", id], verdict(outcome));
  return { jobId: id, decisionId: body.id as number };
}

const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const ask = (member: Member, id: number, text = "It was no advertising.") =>
  member.post(`/decisions/${id}/appeal`, { text });
const mailsTo = async ({ email }: Member) => {
  const rows = await board.database<{ subject: string; text: string; html: string; list: string; thread: string }[]>`
    delete from pgboss.job where name = 'mail' and data->>'to' = ${email}
    returning data->>'subject' as subject, data->>'text' as text, data->>'html' as html,
      data#>>'{list,id,url}' as list, data#>>'{headers,References}' as thread`;
  return [...rows];
};
const tokenIn = (text: string | undefined) =>
  /https:\/\/board\.example\/appeal\?token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

test("M20 another moderator answers an appeal, and the answer is final", async () => {
  const { jobId, decisionId } = await decided("hidden");
  expect((await ask(olga, decisionId)).status).toBe(201);
  expect(await caseOn(board, mia, "jobs", jobId)).toMatchObject({ waits: ["appeal"], urgent: true, mayDecide: false });
  expect(await decideOn(board, mia, ["jobs", jobId], verdict("kept"))).toMatchObject({
    ...{ status: 403, body: { error: "Someone else on the team has to look at this." } },
  });
  const { body: answer } = await decideOn(board, ada, ["jobs", jobId], verdict("kept", { text: "You are right." }));
  expect(answer).toMatchObject({ basis: "appeal", outcome: "kept", appealUntil: null });
  expect((await olga.get(`/decisions/${decisionId}`)).body).toMatchObject({
    appealable: false,
    appeal: { state: "overturned", at: aMoment, answer: { id: answer.id, at: aMoment, text: "You are right." } },
  });
  expect((await olga.get(`/decisions/${answer.id}`)).body.appealable).toBe(false);
  expect((await rita.get(`/jobs/${jobId}`)).status).toBe(200);
});

test("M18 only the author can appeal, and once; of ten simultaneous appeals one is accepted", async () => {
  const { jobId, decisionId } = await decided("hidden");
  expect((await ask(olga, decisionId, "")).status).toBe(400);
  for (const other of [rita, ada]) expect(await ask(other, decisionId)).toMatchObject(canNot);
  expect((await ask(await board.join(), decisionId)).status).toBe(404);
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(olga, decisionId)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(replies.find(({ status }) => status === 201)?.body).toMatchObject({
    id: decisionId,
    appealable: false,
    appeal: { state: "asked", text: "It was no advertising." },
  });
  expect((await ask(olga, decisionId)).body.error).toBe("You have already asked for another look.");
  expect(await caseOn(board, ada, "jobs", jobId)).toMatchObject({
    state: "open",
    waits: ["appeal"],
    urgent: true,
    Appeals: [{ User: { id: olga.id }, text: "It was no advertising." }],
  });
});

test("M18 a reporter can appeal when nothing was found wrong; after 184 days nobody can", async () => {
  const { decisionId } = await decided("kept");
  expect((await ask(olga, decisionId)).status).toBe(404);
  const { at, appealUntil } = (await rita.get(`/decisions/${decisionId}`)).body;
  expect(Date.parse(appealUntil) - Date.parse(at)).toBe(184 * 86_400_000);
  await board.database`update decisions set appeal_until = now() where id = ${decisionId}`;
  expect(await ask(rita, decisionId)).toMatchObject(canNot);
  await board.database`update decisions set appeal_until = now() + interval '1 hour' where id = ${decisionId}`;
  expect((await ask(rita, decisionId)).status).toBe(201);
});

test("M19 the mailed token reads the decision repeatedly and appeals once, without a log-in", async () => {
  await mailsTo(olga);
  const { decisionId } = await decided("removed");
  const [mail] = await mailsTo(olga);
  const token = tokenIn(mail?.text);
  for (let time = 0; time < 2; time += 1) {
    const read = await board.visitor.post("/appeal", { token });
    expect(read).toMatchObject({
      status: 200,
      body: { id: decisionId, outcome: "removed", appealable: true, appeal: null },
    });
    expect(read.body).not.toHaveProperty("User");
  }
  const text = "Please look again.";
  expect(await board.visitor.post("/appeal", { token, text })).toMatchObject({
    status: 201,
    body: { appeal: { text } },
  });
  expect((await board.visitor.post("/appeal", { token, text })).status).toBe(409);
  expect((await board.visitor.post("/appeal", { token })).body.appeal.state).toBe("asked");
  const [{ days, isHashed }] = await board.database<[{ days: number; isHashed: boolean }]>`
    select extract(day from expires_at - decisions.at)::int as days, octet_length(token_hash) = 32 as is_hashed
    from appeal_tokens join decisions on decisions.id = decision_id where decision_id = ${decisionId}`;
  expect([days, isHashed]).toEqual([214, true]);
  expect(await board.visitor.post("/appeal", { token: "x".repeat(43) })).toMatchObject(dead);
  await board.database`update appeal_tokens set expires_at = now()`;
  expect(await board.visitor.post("/appeal", { token })).toMatchObject(dead);
});

test("M20 an answer with a different outcome overturns the decision, is final and is mailed", async () => {
  const { jobId, decisionId } = await decided("hidden");
  await ask(olga, decisionId);
  await mailsTo(olga);
  const refused = await decideOn(board, mia, ["jobs", jobId], verdict("hidden"));
  expect(refused).toMatchObject({ status: 403, body: { error: "Someone else on the team has to look at this." } });
  const answer = await decideOn(board, ada, ["jobs", jobId], verdict("kept", { text: "We were wrong." }));
  expect(answer).toMatchObject({ status: 201, body: { basis: "appeal", appealUntil: null } });
  expect((await olga.get(`/decisions/${decisionId}`)).body.appeal).toMatchObject({
    state: "overturned",
    answer: { outcome: "kept", text: "We were wrong." },
  });
  expect(await ask(olga, answer.body.id)).toMatchObject(canNot);
  expect((await rita.get(`/jobs/${jobId}`)).status).toBe(200);
  const [mail] = await mailsTo(olga);
  expect(mail?.subject).toBe("We looked again at your job “Ferry captain”");
  expect(mail?.text).toContain("We were wrong.");
  expect(tokenIn(mail?.text)).toBe("");
});

test("the mail about a decision names the reason, the rule and the ways to appeal, but no names", async () => {
  await mailsTo(olga);
  const { jobId } = await decided("hidden");
  const [mail, ...others] = await mailsTo(olga);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: "Your job “Ferry captain” is hidden",
    list: "decision.board.example",
    thread: `<jobs-${jobId}@board.example>`,
  });
  for (const part of [
    "Only you and the team see it.",
    "The reason: We looked at it.",
    "The rule: Spam or advertising",
    "https://board.example/rules?lang=en#spam\n",
    "A person on the team decided this, after a report.",
    "Change it and save, and the team looks again.",
    `https://board.example/jobs/${jobId}`,
    "ask for another look until",
    "You can also go to a court about it.",
  ]) {
    expect(mail?.text).toContain(part);
  }
  for (const name of ["Mia", "Rita", "unsubscribe"]) expect(mail?.text + (mail?.html ?? "")).not.toContain(name);
  expect(tokenIn(mail?.text)).toHaveLength(43);
});

test("a comment's title is its plain text on one line, with the names of mentioned members", async () => {
  await mailsTo(olga);
  const parentId = await aPostedJob(rita);
  const text = `[@Rita](/users/${rita.id}) buy **lamps**\n\nhere`;
  const { id } = (await olga.post("/comments", { parent: "jobs", parentId, text })).body;
  await rita.post("/reports", { parent: "comments", id, reason: "spam", text: null });
  const title = `@${rita.firstName} ${rita.lastName} buy lamps here`;
  expect((await caseOn(board, ada, "comments", id)).title).toBe(title);
  await decideOn(board, ada, ["comments", id], verdict("hidden"));
  expect((await mailsTo(olga))[0]).toMatchObject({
    subject: `Your comment “${title}” is hidden`,
    thread: `<jobs-${parentId}@board.example>`,
  });
  expect((await olga.get("/decisions")).body.results[0].title).toBe(title);
  expect((await toldInbox(board.database, olga))[0]).toMatchObject({ kind: "decision", title });
});

test("a suspended member is mailed the decision in their language and appeals by its link", async () => {
  const bob = await board.join({ firstName: "Bob" });
  await board.database`update users set locale = 'de' where id = ${bob.id}`;
  await rita.post("/reports", { parent: "users", id: bob.id, reason: "abuse" });
  const given = verdict("suspended", { reason: "abuse", suspension: { endsOn: null } });
  expect((await decideOn(board, mia, ["users", bob.id], given)).status).toBe(201);
  const [mail, ...others] = await mailsTo(bob);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Dein Konto ist gesperrt");
  expect(mail?.text).toContain("Solange sieht nur das Team dein Profil");
  expect(mail?.text).toContain("Die Regel: Beleidigung, Drohung oder Diskriminierung");
  expect((await bob.get("/account")).status).toBe(401);
  const asked = await board.visitor.post("/appeal", { token: tokenIn(mail?.text), text: "Das war nicht ich." });
  expect(asked).toMatchObject({ status: 201, body: { outcome: "suspended", appeal: { state: "asked" } } });
  expect((await decideOn(board, ada, ["users", bob.id], verdict("kept"))).status).toBe(201);
  expect((await mailsTo(bob))[0]?.subject).toBe("Wir haben uns dein Konto noch einmal angesehen");
  expect((await rita.get(`/users/${bob.id}`)).status).toBe(200);
});

test("M20 the moderator who decided can answer an appeal only if nobody else can", async () => {
  const { jobId, decisionId } = await decided("hidden", ada);
  await ask(olga, decisionId);
  expect((await decideOn(board, ada, ["jobs", jobId], verdict("hidden"))).status).toBe(403);
  expect((await ada.put(`/users/${mia.id}/suspension`, { reason: "Away." })).status).toBe(200);
  expect(await caseOn(board, ada, "jobs", jobId)).toMatchObject({ mayDecide: true });
  const answer = await decideOn(board, ada, ["jobs", jobId], verdict("hidden", { text: "So it is." }));
  expect(answer).toMatchObject({ status: 201, body: { basis: "appeal", appealUntil: null } });
  expect((await olga.get(`/decisions/${decisionId}`)).body.appeal).toMatchObject({
    ...{ state: "stands", answer: { outcome: "hidden", text: "So it is." } },
  });
  expect((await ask(olga, decisionId)).body.error).toBe("You have already asked for another look.");
  expect(await ask(olga, answer.body.id)).toMatchObject(canNot);
  const told = (await mailsTo(olga)).map(({ text }) => text);
  expect(told.join()).toContain("A person on the team decided this, after an appeal. It is final.");
});

test("M18 an author whose record is restored is notified and not offered an appeal", async () => {
  const { jobId } = await decided("hidden", ada);
  await mailsTo(olga);
  await decideOn(board, ada, ["jobs", jobId], verdict("kept"));
  const [mail] = await mailsTo(olga);
  expect(mail?.subject).toBe("Your job “Ferry captain” is shown again");
  expect([tokenIn(mail?.text), mail?.text.includes("another look")]).toEqual(["", false]);
  expect(mail?.text).toMatch(new RegExp(`as it was\\.\nGo to your text: http\\S+/jobs/${jobId}\\?lang=en`));
});

test("clearing a part sent twice removes it once, and the mail names it for a company", async () => {
  const { body: firm } = await olga.send("POST", "/company", { body: aForm({ name: "Ferries", about: "Buy lamps" }) });
  await rita.post("/reports", { parent: "companies", id: firm.id, reason: "spam" });
  await mailsTo(olga);
  const cleared = verdict("cleared", { parts: ["about", "about"] });
  expect((await decideOn(board, ada, ["companies", firm.id], cleared)).body.parts).toEqual(["about"]);
  const [mail] = await mailsTo(olga);
  expect(mail?.subject).toBe("Parts of your company “Ferries” were removed");
  expect(mail?.text).toContain("Removed: the text about it.");
});

test("M20 overturning a suspension ends it, unless a new one is set, and is mailed", async () => {
  const moderator = await board.join({ role: "moderator" });
  const answered = async (parent: string, first: object, last: object) => {
    const [member, reporter] = [await board.join(), await board.join()];
    const id = parent === "users" ? member.id : await aPostedJob(member);
    await reporter.post("/reports", { parent, id, reason: "spam" });
    await decideOn(board, moderator, [parent, id], {
      reason: "spam",
      text: "Spam.",
      suspension: { endsOn: null },
      ...first,
    });
    const [mail] = await mailsTo(member);
    await board.visitor.post("/appeal", { token: tokenIn(mail?.text), text: "It wasn't me." });
    await decideOn(board, ada, [parent, id], { reason: "spam", text: "Less.", ...last });
    const { status } = await reporter.get(`/users/${member.id}`);
    const [answer] = await mailsTo(member);
    return [status, answer?.text.includes("Your account is no longer suspended: you can log in again.")];
  };
  const cleared = { outcome: "cleared", parts: ["headline"] };
  expect(await answered("users", { outcome: "suspended" }, cleared)).toEqual([200, true]);
  expect(await answered("users", { outcome: "suspended" }, { outcome: "kept" })).toEqual([200, true]);
  expect(await answered("jobs", { outcome: "removed" }, { outcome: "hidden" })).toEqual([200, true]);
  expect(await answered("jobs", { outcome: "removed" }, { outcome: "removed" })).toEqual([404, false]);
  const shorter = { ...cleared, suspension: { endsOn: "2099-12-31" } };
  expect(await answered("users", { outcome: "suspended" }, shorter)).toEqual([404, false]);
});
